import { spawnSync } from "node:child_process";

/** Tools are run as by npm, which loads them quickly, without the rest of this process's environment. */
export function toolEnvironment(where: Record<string, string>): Record<string, string> {
  const { PATH = "", NODE_OPTIONS = "", NODE_COMPILE_CACHE = "" } = process.env;
  return { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, NODE_ENV: "production", ...where };
}

export function runTool(
  tool: string,
  where: Record<string, string>,
  ...args: string[]
): { status: number | null; said: string } {
  const options = { encoding: "utf8", env: toolEnvironment(where) } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], options);
  return { status, said: stdout + stderr };
}
