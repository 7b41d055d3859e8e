/** What a phone shows in sheets, for the Glen More family. */

import type { Component } from "svelte";
import type { Board } from "../../table/board.svelte";
import Holdings from "./Holdings.svelte";
import Market from "./Market.svelte";
import Rivals from "./Rivals.svelte";
import { say } from "../../text/text.svelte";
import type { Drawer } from "../types";
import type { GlenFurniture } from "./types";

export const glenDrawers = (side: Component<{ board: Board<GlenFurniture> }>, sideTitle: string): Drawer[] => [
  { key: "me", icon: "t-person", label: "web-me", title: (board) => board.nameOf(board.home), body: Holdings },
  { key: "market", icon: "coin", label: "web-market", title: () => say("web-market"), body: Market },
  { key: "side", icon: "card", label: "category-cards", title: () => say(sideTitle), body: side, beside: true },
  { key: "rivals", icon: "people", label: "web-rivals", title: () => say("web-rivals"), body: Rivals },
];
