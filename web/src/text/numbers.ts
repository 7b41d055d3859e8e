/** Numbers as people read them, with a true minus sign: `hindmost.text.numbers`. */

export const figure = (n: number): string => String(n).replace("-", "−");

/** What is gained or lost. */
export const signed = (n: number): string => (n < 0 ? figure(n) : `+${n}`);
