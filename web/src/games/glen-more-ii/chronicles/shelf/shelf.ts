/** The shelf: fetched when a table has chronicles. */

import type { Shelf } from "../../../types";
import Line from "./Line.svelte";
import List from "./List.svelte";
import Page from "./Page.svelte";

const parts: Pick<Shelf, "line" | "page" | "list"> = { line: Line, page: Page, list: List };

export default parts;
