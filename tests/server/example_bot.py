"""A bot for a Hindmost server: joins by its seat link and plays. `python example_bot.py URL TOKEN`"""

import random
import sys
from typing import Any

import httpx


def play(url: str, token: str) -> Any:
    with httpx.Client(base_url=url, headers={"X-Hindmost": "1"}, timeout=60) as http:
        table = http.post("/api/claims", json={"token": token, "name": "Example bot"}).json()
        seat = next(each["seat"] for each in table["seats"] if each.get("yours"))
        path = f"/api/tables/{table['id']}"
        state = http.get(f"{path}/state", params={"seat": seat}).json()
        while state["status"] in ("open", "playing"):
            if state["prompt"] is None:  # somebody else's turn: wait for news
                news = {"seat": seat, "after": state["version"], "wait": 20}
                state = http.get(f"{path}/state", params=news).json()
                continue
            option = random.choice([each for each in state["prompt"]["options"] if "why_not" not in each])
            body = {"seat": seat, "version": state["version"], "option": option["id"]}
            state = http.post(f"{path}/actions", json=body).json()["state"]
        return state["view"]


if __name__ == "__main__":
    print("winners:", play(sys.argv[1], sys.argv[2])["winners"])
