/** What a phone shows in sheets, for the Glen More family. */

import Holdings from "./Holdings.svelte";
import Market from "./Market.svelte";
import Rivals from "./Rivals.svelte";
import { say } from "../../text/text.svelte";
import type { Drawer } from "../types";

/** `sides` are what lies beside the ring on a desktop. */
export const glenDrawers = (sides: Drawer[]): Drawer[] => [
  { key: "me", icon: "t-person", label: "web-me", title: (board) => board.nameOf(board.home), body: Holdings },
  { key: "market", icon: "coin", label: "web-market", title: () => say("web-market"), places: ["market"], body: Market },
  ...sides,
  { key: "rivals", icon: "people", label: "web-rivals", title: () => say("web-rivals"), body: Rivals },
];
