import type { FloorLight } from "./room.ts";
import type { Metres } from "./units.ts";

/** Natural logarithm of relative light; clamped outside the grid. */
export function lightAt({ x0, y0, step, columns, rows, log }: FloorLight, x: Metres, y: Metres): number {
  const column = Math.max(0, Math.min(columns - 1.001, (x - x0) / step - 0.5));
  const row = Math.max(0, Math.min(rows - 1.001, (y - y0) / step - 0.5));
  const i = Math.floor(column);
  const j = Math.floor(row);
  const right = column - i;
  const up = row - j;
  const k = j * columns + i;
  const value = (at: number) => log[at] as number;
  return (
    (value(k) * (1 - right) + value(k + 1) * right) * (1 - up) +
    (value(k + columns) * (1 - right) + value(k + columns + 1) * right) * up
  );
}
