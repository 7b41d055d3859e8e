/** JSON Patch, as far as the server uses it: add, replace, remove. Gives a new value and shares what did not change. */

export interface PatchStep {
  op: "add" | "replace" | "remove";
  path: string;
  value?: unknown;
}

export function applyPatch<T>(target: T, steps: readonly PatchStep[]): T {
  return steps.reduce<unknown>((value, step) => change(value, segments(step.path), step), target) as T;
}

function segments(path: string): string[] {
  if (path === "") return [];
  return path
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function change(node: unknown, path: string[], step: PatchStep): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return step.value;
  if (Array.isArray(node)) {
    const copy: unknown[] = [...node];
    const index = head === "-" ? copy.length : Number(head);
    if (rest.length > 0) copy[index] = change(copy[index], rest, step);
    else if (step.op === "remove") copy.splice(index, 1);
    else if (step.op === "add") copy.splice(index, 0, step.value);
    else copy[index] = step.value;
    return copy;
  }
  const copy: Record<string, unknown> = { ...(node as Record<string, unknown>) };
  if (rest.length > 0) copy[head] = change(copy[head], rest, step);
  else if (step.op === "remove") delete copy[head];
  else copy[head] = step.value;
  return copy;
}
