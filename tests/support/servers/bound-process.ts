import { existsSync } from "node:fs";

/** Of util-linux, which every Debian has. */
const SETPRIV = "/usr/bin/setpriv";

/** A command whose process is killed when the thread that spawns it ends, even by SIGKILL (prctl, PR_SET_PDEATHSIG). Same process id. */
export function bound(command: string, args: string[]): [string, string[]] {
  if (!existsSync(SETPRIV)) return [command, args];
  return [SETPRIV, ["--pdeathsig", "KILL", command, ...args]];
}
