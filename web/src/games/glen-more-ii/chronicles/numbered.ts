/** Files of chronicles by the number that their folder begins with: `c02-highlander`. In the order of the numbers. */

const numberOf = (path: string): number => Number(/\/c(\d+)-/.exec(path)?.[1]);

export const numbered = <T>(files: Record<string, T>): Map<number, T> => new Map(Object.entries(files).map(([path, file]): [number, T] => [numberOf(path), file]).sort(([a], [b]) => a - b));
