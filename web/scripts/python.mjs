// Runs the project's own Python: that of the checkout's environment, or the one named by PYTHON.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const web = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = dirname(web);

export function python(...args) {
  const own = join(root, ".venv", "bin", "python");
  const program = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  return execFileSync(program, args, { cwd: root, env, encoding: "utf-8", maxBuffer: 1 << 26 });
}
