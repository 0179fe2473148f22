/** Several ranges, other units or invalid values mean the whole file (RFC 9110). */
export function readRange(
  header: string | null,
  bytes: number,
): { start: number; end: number } | "all" | "unsatisfiable" {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (!match || (from === "" && to === "")) return "all";
  if (from === "") {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? "unsatisfiable" : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(from);
  const end = to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== "" && Number(to) < start) return "all";
  return start >= bytes ? "unsatisfiable" : { start, end };
}
