/** What stands on the shelf for a chronicle, also for one that brings nothing to stand there. */

import { chronicleTitle } from "../../../../lib/chronicles";
import { isOneOf } from "../../../../lib/targets";
import type { Option } from "../../../../net/types";
import { say } from "../../../../text/text.svelte";
import type { AnyBoard } from "../../../types";
import { furnitureOf, type FactPart } from "../registry";

export interface Standing {
  number: number;
  emblem: string | undefined;
  title: string;
  word: string;
  fact: FactPart[];
  short: string;
  sleeping: boolean;
  asked: boolean;
  /** Whether something can be done on its board, though nothing is asked there. */
  may: boolean;
}

export function standing(board: AnyBoard, key: string): Standing {
  const number = Number(key);
  const { emblem, book, waits } = furnitureOf(number);
  const { view, home } = board;
  const title = chronicleTitle(number);
  const asked = board.books.asked === key;
  const known = view ? (book?.fact(view, home) ?? []) : [];
  return {
    number,
    emblem,
    title,
    word: book?.word() ?? title,
    fact: asked ? [book?.asks?.(board) ?? say("web-shelf-asked")] : known,
    short: (view && book?.short(view, home)) || (asked ? "!" : "–"),
    sleeping: !asked && view !== null && (book?.sleeping?.(view) ?? false),
    asked,
    may: !asked && (board.options as Option[]).some(({ targets }) => targets?.some((target) => isOneOf(target, waits))),
  };
}
