// What the server would send, asked of the Python package once for all tests.
import { python } from "../../scripts/python.mjs";

const SENT = `
import json
from hindmost.server.printed.catalogue import printed
from tests import corrected
own = {game: json.loads(printed(game, None, None, None).body) for game in ("glen-more", "glen-more-ii", "glasgow")}
other = json.loads(printed("glen-more-ii", None, (), corrected.glen_more_ii()).body)
print(json.dumps({**own, "corrected": other}))
`;

export default function (project) {
  project.provide("catalogues", JSON.parse(python("-c", SENT)));
}
