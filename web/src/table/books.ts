/** Which board lies open: the one that is asked for, unless it was put away, else the one somebody wants to look at. */

export interface Opened {
  /** The one that somebody opened to look at, and the question that was open then. */
  looked: string | null;
  since: string | null;
  /** The question whose board was put away. */
  shut: string | null;
}

export const NOTHING_OPEN: Opened = { looked: null, since: null, shut: null };

export interface Asking {
  question: string | null;
  /** The board into which it points. */
  book: string | null;
  /** Whether it points at something that lies where boards do. */
  elsewhere: boolean;
}

const comes = ({ shut }: Opened, { question, book }: Asking): boolean => book !== null && shut !== question;
/** What is looked at makes room for what is asked. */
const covered = ({ since }: Opened, { question, elsewhere }: Asking): boolean => elsewhere && since !== question;

export function openBook(opened: Opened, asking: Asking): string | null {
  if (comes(opened, asking)) return asking.book;
  return covered(opened, asking) ? null : opened.looked;
}

/** A click on a book opens it or puts it away. What was looked at before a question comes back after it. */
export function turnTo(book: string, opened: Opened, asking: Asking): Opened {
  if (openBook(opened, asking) === book) return putAway(opened, asking);
  if (book === asking.book) return { ...opened, shut: null };
  return { looked: book, since: asking.question, shut: asking.question };
}

export function putAway(opened: Opened, asking: Asking): Opened {
  return comes(opened, asking) ? { ...opened, shut: asking.question } : { ...opened, looked: null, since: null };
}
