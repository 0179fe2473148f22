import { start as startComparison } from "#app/ui/media/image-comparison.lazy.client.ts";
import { grain, type Knots, readCartoon, toned } from "./knots.client.ts";

/** Diameter in knots, and size beside the pictures. */
const KNOTS_ACROSS = 25;
const WIDEST_PX = 208;
const SHARE = 0.46;
const TICK_EVERY = 5;
const FRAME_PX = 9;

export async function start(comparison: HTMLElement): Promise<void> {
  const pictures = comparison.querySelector<HTMLElement>("[data-comparison]");
  const url = pictures?.querySelector<HTMLImageElement>("[data-cartoon]")?.src;
  const height = comparison.querySelector<HTMLInputElement>("[data-height]");
  if (!pictures || !url || !height) return;
  let [across, down] = [0.5, 0.5];
  let draw = () => {};
  startComparison(comparison, (x, y) => {
    across = x;
    if (y !== undefined) height.valueAsNumber = Math.round(100 - y * 100);
    down = y ?? down;
    draw();
  });
  height.addEventListener("input", () => {
    down = 1 - height.valueAsNumber / 100;
    draw();
  });
  // The comparison works without the magnifier.
  const knots = await readCartoon(url).catch(() => null);
  if (!knots) return;
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  draw = () => drawMagnifier(canvas, pictures, knots, across, down);
  draw();
  pictures.append(canvas);
  new ResizeObserver(draw).observe(pictures);
}

function drawMagnifier(
  canvas: HTMLCanvasElement,
  pictures: HTMLElement,
  knots: Knots,
  across: number,
  down: number,
): void {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = pictures;
  if (!context || width === 0) return;
  const style = getComputedStyle(pictures);
  const side = Math.min(WIDEST_PX, Math.round(width * SHARE));
  // Kept inside the pictures; at their edges the comparison is off its centre.
  const place = (share: number, room: number) =>
    Math.round(Math.min(room - side, Math.max(0, share * room - side / 2)));
  const [left, top] = [place(across, width), place(down, height)];
  const scale = Math.min(2, devicePixelRatio);
  canvas.width = side * scale;
  canvas.height = side * scale;
  Object.assign(canvas.style, { left: `${left}px`, top: `${top}px`, width: `${side}px` });
  context.scale(scale, scale);

  const [x, y] = [across * width - left, down * height - top];
  const cell = (side - 2 * FRAME_PX) / KNOTS_ACROSS;
  // As object-fit: cover.
  const perKnot = Math.max(width / knots.columns, height / knots.rows);
  const columnAt = (across * width - (width - knots.columns * perKnot) / 2) / perKnot;
  const rowAt = (down * height - (height - knots.rows * perKnot) / 2) / perKnot;
  context.fillStyle = style.getPropertyValue("--surface-panel");
  context.fillRect(0, 0, side, side);
  const first = { column: Math.floor(columnAt - x / cell), row: Math.floor(rowAt - y / cell) };
  const count = Math.ceil(side / cell) + 1;
  for (let row = first.row; row <= first.row + count; row += 1)
    for (let column = first.column; column <= first.column + count; column += 1) {
      const isInside = column >= 0 && row >= 0 && column < knots.columns && row < knots.rows;
      const colour = isInside ? (knots.colours[row * knots.columns + column] ?? 0) : 0;
      const [atX, atY] = [x + (column - columnAt) * cell, y + (row - rowAt) * cell];
      if (atX + cell / 2 < x) drawSquare(context, colour, atX, atY, cell);
      else if (colour !== 0) drawKnot(context, colour, atX, atY, cell, grain(column, row));
    }
  context.fillStyle = style.getPropertyValue("--accent");
  context.fillRect(x - 1, 0, 2, side);
  drawFrame(context, side, cell, style);
}

function drawSquare(
  context: CanvasRenderingContext2D,
  colour: number,
  x: number,
  y: number,
  cell: number,
): void {
  if (colour !== 0) {
    context.fillStyle = toned(colour);
    context.fillRect(x, y, cell + 0.5, cell + 0.5);
  }
  context.fillStyle = "rgb(0 0 0 / 0.22)";
  context.fillRect(x, y, cell, 0.5);
  context.fillRect(x, y, 0.5, cell);
}

function drawKnot(
  context: CanvasRenderingContext2D,
  colour: number,
  x: number,
  y: number,
  cell: number,
  uneven: number,
): void {
  context.fillStyle = toned(colour, -0.38);
  context.fillRect(x, y, cell + 0.5, cell + 0.5);
  const tone = (uneven - 0.5) * 0.18;
  for (const [dx, dy, light] of [
    [0.34, 0.56, -0.06],
    [0.66, 0.46, 0.07],
  ] as const) {
    context.fillStyle = toned(colour, tone + light);
    context.beginPath();
    context.ellipse(x + dx * cell, y + dy * cell, cell * 0.33, cell * 0.5, (uneven - 0.5) * 0.9, 0, 7);
    context.fill();
    context.fillStyle = toned(colour, tone + light + 0.16);
    context.beginPath();
    context.ellipse(
      x + dx * cell - 0.6,
      y + (dy - 0.12) * cell,
      cell * 0.13,
      cell * 0.26,
      uneven - 0.5,
      0,
      7,
    );
    context.fill();
  }
}

function drawFrame(
  context: CanvasRenderingContext2D,
  side: number,
  cell: number,
  style: CSSStyleDeclaration,
): void {
  context.strokeStyle = style.getPropertyValue("--notice");
  context.lineWidth = FRAME_PX;
  context.strokeRect(FRAME_PX / 2, FRAME_PX / 2, side - FRAME_PX, side - FRAME_PX);
  context.fillStyle = style.getPropertyValue("--over-media");
  for (let tick = 0; tick <= KNOTS_ACROSS; tick += 1) {
    const long = tick % TICK_EVERY === 0 ? FRAME_PX - 2 : FRAME_PX - 5;
    const at = FRAME_PX + tick * cell;
    context.fillRect(at - 0.5, FRAME_PX - long, 1, long);
    context.fillRect(FRAME_PX - long, at - 0.5, long, 1);
  }
}
