/** What her board wants of a table. Beside a printed game there is no more: nothing is pointed at, and nothing played. */

import type { AnyBoard, View } from "../../../types";

export interface Stand {
  readonly view: View | null;
  readonly ghost: View | null;
  readonly home: number;
  readonly books: Pick<AnyBoard["books"], "fresh" | "close">;
  readonly session: Pick<AnyBoard["session"], "log" | "logStart">;
  readonly rewind: Pick<AnyBoard["rewind"], "past" | "moment" | "follow">;
  readonly finger: Pick<AnyBoard["finger"], "pointedOption">;
  readonly tray: Pick<AnyBoard["tray"], "clause">;
}

export const isPlayed = (stand: Stand): stand is AnyBoard => "previewOf" in stand.session;
