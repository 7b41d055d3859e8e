"""The documents say what travels, all of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec

from hindmost.server.routes.docs import socket_text
from hindmost.server.wire.messages import FromClient, FromServer
from hindmost.server.wire.schema import json_schema
from tests.server.running import Person, offered, served, settings


def test_every_message_and_field_is_described() -> None:
    text = socket_text()
    for union in (FromClient, FromServer):
        for message in get_args(union):
            info = msgspec.inspect.type_info(message)
            assert isinstance(info, msgspec.inspect.StructType)
            row = next((line for line in text.splitlines() if line.startswith(f"| `{info.tag}` |")), "")
            assert row, f"{message.__name__} is not described"
            for field in info.fields:
                assert f"`{field.encode_name}`" in row, f"{message.__name__}.{field.name} is not described"


async def test_what_travels_is_valid(tmp_path: Path) -> None:
    schema = json_schema()
    to_client = jsonschema_rs.validator_for({**schema, "anyOf": [{"$ref": "#/$defs/FromServer"}]})
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("mine", "mine", clock={"kind": "bank"})
            await host.start(table["id"])
            async with host.socket(table["id"], follow=True) as talk:
                await talk.settled()
                await talk.send(type="say", id="1", text="hello")
                await talk.send(type="explain", id="2", seat=talk.state["seat"], option="fly")
                await talk.until("explained")
                for _ in range(12):
                    version = talk.state["version"]
                    option = offered(talk.state["prompt"])[-1]
                    ask = {"seat": talk.state["seat"], "version": version, "option": option}
                    await talk.send(type="preview", id="3", **ask)
                    await talk.until("previewed")
                    await talk.act(option)
                    while talk.state["version"] == version or talk.state["prompt"] is None:
                        await talk.hear()
                await talk.send(type="act", id="4", seat=talk.state["seat"], version="0.0", option="x")
                await talk.until("refused")
                kinds = set()
                for text in talk.heard:
                    message = json.loads(text)
                    kinds.add(message["type"])
                    to_client.validate(message)
                assert kinds >= {"welcome", "state", "change", "done", "refused", "previewed", "explained", "chat"}


async def test_the_documents_are_served(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/docs/schema.json")).json() == json_schema()
            assert (await http.get("/docs/socket")).text == socket_text()
            document: Any = (await http.get("/docs/openapi.json")).json()
            assert document["openapi"].startswith("3.1")
            page = (await http.get("/docs")).text
            for path, operations in document["paths"].items():
                assert path in page
                for operation in operations.values():
                    assert operation["summary"]
                    assert operation["x-may"] in ("anyone", "watcher", "member", "seat", "host")
            refs = set(json.dumps(document).split("#/components/schemas/")[1:])
            for ref in refs:
                assert ref.partition('"')[0] in document["components"]["schemas"]
            home = await http.get("/")
            assert home.status_code == 200
            assert "Hindmost" in home.text


def test_the_schema_can_stand_alone() -> None:
    schema = json_schema()
    text = json.dumps(schema)
    for ref in text.split('"#/$defs/')[1:]:
        assert ref.partition('"')[0] in schema["$defs"]
    jsonschema_rs.validator_for(schema)
