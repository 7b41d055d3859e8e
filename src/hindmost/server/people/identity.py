"""Who somebody is: a signed cookie. What a link is worth: a token that only the server's secret can make.

Tokens are computed from a nonce, never stored: a copy of the database without the secret opens no seat, and a new
nonce makes every older link worthless.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

from fastapi import Request, Response, WebSocket

from hindmost.server.state.sheet import WATCH

COOKIE = "hindmost"
YEAR = 365 * 24 * 3600


class Signer:
    """Makes and checks what must not be forged."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: str, text: str) -> str:
        """A signature for one purpose; it is worth nothing for another."""
        digest = hmac.new(self._secret, f"{purpose}\0{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def check(self, purpose: str, text: str, signature: str) -> bool:
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())

    # ------------------------------------------------------------ people

    def cookie(self, person: str) -> str:
        return f"{person}.{self.sign('person', person)}"

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None for a forged one, or none."""
        if cookie is None or len(cookie) > 200 or not cookie.isascii():
            return None
        person, _, signature = cookie.partition(".")
        return person if person and self.check("person", person, signature) else None

    # ------------------------------------------------------------ links

    def token(self, table: str, seat: int, nonce: str) -> str:
        """The secret of a seat link, or of a link to watch. It says which table, so that it is enough by itself."""
        place = "watch" if seat == WATCH else str(seat)
        return f"{table}-{place}-{self.sign('seat', f'{table}/{seat}/{nonce}')}"

    def token_place(self, token: str) -> tuple[str, int] | None:
        """Table and seat that a token speaks of; whether it is genuine, `token` must tell."""
        table, _, rest = token.partition("-")
        place, _, _ = rest.partition("-")
        if not token.isascii() or not table or not rest:
            return None
        if place == "watch":
            return table, WATCH
        return (table, int(place)) if place.isdecimal() and len(place) < 3 else None

    def genuine(self, token: str, table: str, seat: int, nonce: str) -> bool:
        return hmac.compare_digest(self.token(table, seat, nonce), token)


def new_person() -> str:
    return secrets.token_hex(16)


def new_nonce() -> str:
    return secrets.token_hex(16)


def new_table() -> str:
    """Short enough to read out, and not to be guessed."""
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(12))


def set_cookie(response: Response, cookie: str, secure: bool) -> None:
    response.set_cookie(COOKIE, cookie, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def person_of(connection: Request | WebSocket, signer: Signer) -> str | None:
    return signer.person(connection.cookies.get(COOKIE))


def clean(text: str) -> str:
    """Plain text on one line: no control characters, no marks that turn the direction of writing around."""
    kept = (c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    return " ".join("".join(kept).split())
