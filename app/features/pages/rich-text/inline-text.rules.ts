export type Run = { text: string; isStrong: boolean; isEmphasised: boolean; address: string | null };

type Flags = Omit<Run, "text">;
type Token =
  | { kind: "text"; text: string }
  | { kind: "**" | "*" }
  | { kind: "link"; label: string; address: string };

const PLAIN: Flags = { isStrong: false, isEmphasised: false, address: null };
const TOKEN = /\\([^\n])|\[((?:\\.|[^\]\\])+)\]\(([^()\s]+)\)|(\*\*|\*)/g;

/** `**strong**`, `*emphasised*`, `[label](address)`; a backslash escapes. Unsafe links become their label. */
export function runsOf(text: string, flags: Flags = PLAIN): Run[] {
  const tokens = tokensOf(text);
  const now = { ...flags };
  const runs: Run[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "text") runs.push({ ...now, text: token.text });
    else if (token.kind === "link") {
      const address = isSafeAddress(token.address) ? token.address : now.address;
      runs.push(...runsOf(token.label, { ...now, address }));
    } else {
      const flag = token.kind === "**" ? "isStrong" : "isEmphasised";
      const hasEnd = tokens.slice(at + 1).some(({ kind }) => kind === token.kind);
      if (now[flag] && !flags[flag]) now[flag] = false;
      else if (hasEnd && !now[flag]) now[flag] = true;
      else runs.push({ ...now, text: token.kind });
    }
  }
  return joined(runs);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, escaped, label, address, mark] = match;
    if (match.index > at) tokens.push({ kind: "text", text: text.slice(at, match.index) });
    if (escaped !== undefined) tokens.push({ kind: "text", text: escaped });
    else if (label !== undefined && address !== undefined) tokens.push({ kind: "link", label, address });
    else tokens.push({ kind: mark as "**" | "*" });
    at = match.index + whole.length;
  }
  if (at < text.length) tokens.push({ kind: "text", text: text.slice(at) });
  return tokens;
}

/** Inverse of {@link runsOf}. */
export function writeRuns(runs: Run[]): string {
  let written = "";
  const group: Run[] = [];
  for (const run of joined(runs)) {
    if (group.length > 0 && group[0]?.address !== run.address) written += writeGroup(group.splice(0));
    group.push(run);
  }
  return written + writeGroup(group);
}

function writeGroup(runs: Run[]): string {
  const address = runs[0]?.address ?? null;
  const words = writeMarked(runs);
  return address === null || words === "" ? words : `[${words}](${plainAddress(address)})`;
}

/** Writes only changes between runs, so that marks are unambiguous. */
function writeMarked(runs: Run[]): string {
  let written = "";
  let now = PLAIN;
  for (const run of [...runs, { ...PLAIN, text: "" }]) {
    if (now.isStrong && !run.isStrong) written += "**";
    if (now.isEmphasised && !run.isEmphasised) written += "*";
    if (!now.isStrong && run.isStrong) written += "**";
    if (!now.isEmphasised && run.isEmphasised) written += "*";
    written += run.text.replace(/[\\*[\]]/g, "\\$&");
    now = run;
  }
  return written;
}

function joined(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    if (run.text === "") continue;
    const last = result.at(-1);
    if (last && isAlike(last, run)) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

const isAlike = (one: Run, other: Run) =>
  one.isStrong === other.isStrong && one.isEmphasised === other.isEmphasised && one.address === other.address;

/** Without what would end it where it stands in brackets. */
export const plainAddress = (address: string) =>
  address.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** Paths, https, mail and telephone. */
export function isSafeAddress(address: string): boolean {
  return /^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)/i.test(address);
}
