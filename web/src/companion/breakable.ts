/** Where a name that is longer than a space of the rondel is wide may be broken: no browser knows how Scottish names part. */
const LONG = 9;
const SYLLABLE = /(?<=\p{L}{4})(?=[^aeiouyh\P{L}]h?[aeiouy]\p{L}{2})/gu;

export const breakable = (name: string): string => name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.replace(SYLLABLE, "\u00ad") : word));
