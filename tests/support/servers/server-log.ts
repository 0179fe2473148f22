export type LogLine = { level: number; message: string; text: string } & Record<string, unknown>;

const ERROR_LEVEL = 50;
const NOT_JSON_BUT_FATAL = /^(Uncaught|Error:|TypeError:|Fatal|node:internal)/;

/** JSON lines parsed, others (a crash, a banner) as text. */
export function readLog(output: string): LogLine[] {
  return output
    .split("\n")
    .filter((text) => text.trim() !== "")
    .map(readLine);
}

function readLine(text: string): LogLine {
  try {
    const fields = JSON.parse(text);
    return {
      ...fields,
      level: levelOf(fields.level),
      message: String(fields.msg ?? fields.message ?? ""),
      text,
    };
  } catch {
    return { level: NOT_JSON_BUT_FATAL.test(text) ? ERROR_LEVEL : 0, message: text, text };
  }
}

function levelOf(level: unknown): number {
  if (typeof level === "number") return level;
  return level === "error" || level === "fatal" ? ERROR_LEVEL : 0;
}

export function unexpectedErrors(lines: LogLine[], expected: RegExp[]): string[] {
  return lines
    .filter((line) => line.level >= ERROR_LEVEL && !expected.some((pattern) => pattern.test(line.text)))
    .map((line) => line.text);
}
