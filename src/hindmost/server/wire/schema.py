"""All types as one JSON Schema document, from which clients generate theirs; and the OpenAPI document."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, get_args

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import hindmost
from hindmost.server.wire import messages, models, offers, plans, printed, real, solo, thoughts
from hindmost.server.wire.views import views

PARTS: Final = (messages, models, offers, plans, printed, real, solo, thoughts)


def _structs(module: Any) -> list[type]:
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    ]
    return [value for value in found if value.__module__ == module.__name__]


@lru_cache(maxsize=4)
def definitions(template: str) -> dict[str, Any]:
    """Every type by its name, those of all games' views included."""
    named = [struct for module in PARTS for struct in _structs(module)]
    types = [*named, *views().values()]
    _, components = msgspec.json.schema_components(types, ref_template=template)
    return dict(sorted(components.items()))


def _union(types: Any) -> dict[str, Any]:
    return {
        "oneOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in get_args(types)],
        "discriminator": {"propertyName": "type"},
    }


def json_schema() -> dict[str, Any]:
    """Prompts, views and messages. `FromServer` and `FromClient` are what travels over the socket."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "hindmost-socket",
        "title": "Hindmost: what travels between server and client",
        "protocol": messages.PROTOCOL,
        "views": {game: f"#/$defs/{view.__name__}" for game, view in views().items()},
        "anyOf": [{"$ref": "#/$defs/FromServer"}, {"$ref": "#/$defs/FromClient"}],
        "$defs": {
            **definitions("#/$defs/{name}"),
            "FromServer": _union(messages.FromServer),
            "FromClient": _union(messages.FromClient),
        },
    }


def openapi(app: FastAPI) -> dict[str, Any]:
    """Every route, with the same types."""
    if app.openapi_schema is None:
        document = get_openapi(
            title="Hindmost",
            version=hindmost.__version__,
            openapi_version="3.1.0",
            description=(
                "Tables, seats and play. Live play goes over the WebSocket described at /docs/socket. You are known by "
                "a cookie; send `X-Hindmost: 1` with everything that changes something."
            ),
            routes=app.routes,
        )
        document["components"] = {
            "schemas": definitions("#/components/schemas/{name}"),
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "hindmost"}},
        }
        document["security"] = [{}, {"cookie": []}]
        app.openapi_schema = document
    return app.openapi_schema
