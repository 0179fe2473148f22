import { enlarged, grain, type Knots, readCartoon, toned } from "./knots.client.ts";

export type WeaveData = {
  cartoon: string;
  rows: number;
  days: number | null;
  locale: string;
  /** Without warp and weft. */
  isTufted: boolean;
};

/** Drawn rows, each for several of the rug's. */
const MOST_ROWS = 150;
const LEAST_ROW_PX = 3;
const WEAVE_MS = 24_000;
/** Share that is woven when it begins: rows that are in view when that much of the rug is. */
const BEGUN = 0.3;
const ENOUGH_IN_VIEW = 0.85;
/** Share in view to keep running. */
const IN_VIEW = 0.3;
/** Overhang of the weft at the edges. */
const EDGE_PX = 14;
/** Stems of the wordmark, as shares of its width. */
const STEMS = [0.0153, 0.11, 0.1915, 0.3835, 0.4587, 0.5534, 0.6348, 0.7297, 0.8247];
const PILE_PX = 3;

/** The finished rug stays until enough of it is in view, with reduced motion for good; then it is woven, while in view. */
export async function start(figure: HTMLElement): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const box = figure.querySelector("img")?.closest("div");
  const [button, slider] = [figure.querySelector("button"), figure.querySelector("input")];
  if (box && button && slider) await weave(figure, box, button, slider);
}

async function weave(
  figure: HTMLElement,
  box: HTMLElement,
  button: HTMLButtonElement,
  slider: HTMLInputElement,
): Promise<void> {
  const data = JSON.parse(figure.dataset.weave ?? "") as WeaveData;
  const cartoon = await readCartoon(data.cartoon).catch(() => null);
  if (!cartoon) return;
  const canvas = document.createElement("canvas");
  box.after(canvas);
  let draw = prepare(canvas, figure, box, cartoon, data.isTufted);
  const tell = counter(figure, data);
  let elapsed = WEAVE_MS;
  let hasBegun = false;
  let isInView = false;
  let last = 0;

  function show(): void {
    draw(elapsed);
    const woven = wovenAt(elapsed);
    slider.value = String(woven);
    tell(woven);
    if (elapsed >= WEAVE_MS) setState("done");
  }
  function setState(state: "weaving" | "paused" | "done"): void {
    hasBegun ||= state !== "done";
    figure.dataset.state = state;
    const { pause, play, again } = button.dataset;
    button.ariaLabel = { weaving: pause, paused: play, done: again }[state] ?? null;
    if (state === "weaving") requestAnimationFrame(begin);
  }
  function weaveAnew(): void {
    elapsed = timeOf(BEGUN) * WEAVE_MS;
    show();
    setState("weaving");
  }
  const isRunning = () => isInView && figure.dataset.state === "weaving";
  function begin(now: number): void {
    last = now;
    if (isRunning()) requestAnimationFrame(step);
  }
  function step(now: number): void {
    if (!isRunning()) return;
    // Limited, so that it pauses in background tabs.
    elapsed += Math.min(now - last, 100);
    last = now;
    show();
    requestAnimationFrame(step);
  }

  button.addEventListener("click", () => {
    if (figure.dataset.state === "done") weaveAnew();
    else setState(figure.dataset.state === "weaving" ? "paused" : "weaving");
  });
  slider.addEventListener("input", () => {
    elapsed = timeOf(slider.valueAsNumber) * WEAVE_MS;
    setState("paused");
    show();
  });
  new ResizeObserver(() => {
    draw = prepare(canvas, figure, box, cartoon, data.isTufted);
    draw(elapsed);
  }).observe(box);
  // On paper it is finished.
  addEventListener("beforeprint", () => {
    elapsed = WEAVE_MS;
    show();
  });
  slider.value = "1";
  setState("done");
  new IntersectionObserver(
    ([entry]) => {
      const was = isRunning();
      const share = entry?.intersectionRatio ?? 0;
      isInView = share >= IN_VIEW;
      if (!hasBegun && share >= ENOUGH_IN_VIEW) weaveAnew();
      else if (!was && isRunning()) requestAnimationFrame(begin);
    },
    { threshold: [IN_VIEW, ENOUGH_IN_VIEW] },
  ).observe(box);
}

const eased = (time: number) => 0.25 * time + 0.75 * time * time * (3 - 2 * time);

function wovenAt(elapsed: number): number {
  return eased(Math.min(1, elapsed / WEAVE_MS));
}

/** Inverse by bisection. */
function timeOf(woven: number): number {
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 20; turn += 1) {
    const middle = (low + high) / 2;
    if (eased(middle) < woven) low = middle;
    else high = middle;
  }
  return woven >= 1 ? 1 : low;
}

function counter(figure: HTMLElement, { rows, days, locale }: WeaveData): (woven: number) => void {
  const format = new Intl.NumberFormat(locale, { useGrouping: "always" });
  const lines = [...figure.querySelectorAll<HTMLElement>("[data-count]")];
  const slider = figure.querySelector("input");
  return (woven) => {
    const part = (of: number) => format.format(Math.max(1, Math.ceil(woven * of)));
    const values: Record<string, string> = {
      ...{ row: part(rows), rows: format.format(rows) },
      ...{ day: part(days ?? 1), days: format.format(days ?? 1) },
    };
    for (const line of lines)
      line.textContent = (line.dataset.count ?? "").replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
    if (lines.length > 0)
      slider?.setAttribute("aria-valuetext", lines.map(({ textContent }) => textContent).join(", "));
  };
}

/** Sizes the canvas from the figure's top edge to below the rug. Returns a function that draws a moment. */
function prepare(
  canvas: HTMLCanvasElement,
  figure: HTMLElement,
  box: HTMLElement,
  cartoon: Knots,
  isTufted: boolean,
): (elapsed: number) => void {
  const context = canvas.getContext("2d");
  const scale = Math.min(2, devicePixelRatio);
  const outer = figure.getBoundingClientRect();
  const inner = box.getBoundingClientRect();
  const pixels = (length: number) => Math.round(length * scale);
  const [left, top] = [pixels(EDGE_PX), pixels(inner.top - outer.top)];
  const [width, height] = [pixels(inner.width), pixels(inner.height)];
  canvas.width = width + 2 * left;
  canvas.height = top + height + left;
  canvas.style.left = `${inner.left - outer.left - EDGE_PX}px`;
  canvas.style.width = `${canvas.width / scale}px`;
  canvas.style.height = `${canvas.height / scale}px`;
  if (!context) return () => {};

  const rows = Math.max(1, Math.min(MOST_ROWS, Math.floor(inner.height / LEAST_ROW_PX)));
  const knots = enlarged(cartoon, Math.max(1, Math.round((rows * width) / height)), rows);
  const style = getComputedStyle(figure);
  const colours = {
    ink: style.color,
    weft: style.getPropertyValue("--accent"),
    light: style.getPropertyValue("--surface-raised"),
    shade: style.getPropertyValue("--line"),
  };
  const ground = layer(width, height, (pen) => {
    if (isTufted) {
      pen.fillStyle = colours.light;
      pen.fillRect(0, 0, width, height);
      return;
    }
    for (let column = 0; column < knots.columns; column += 2) {
      const x = Math.round(((column + 0.5) / knots.columns) * width);
      pen.fillStyle = colours.light;
      pen.fillRect(x, 0, scale, height);
      pen.fillStyle = colours.shade;
      pen.fillRect(x + scale, 0, scale / 2, height);
    }
  });
  let tied = 0;
  const cloth = layer(width, height, () => {});
  const pen = cloth.getContext("2d");
  const topOf = (row: number) => Math.round(((rows - row) / rows) * height);

  return (elapsed) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = colours.ink;
    for (const stem of isTufted ? [] : STEMS)
      context.fillRect(left + Math.round(stem * width), 0, scale / 2, top);
    context.fillRect(0, top - scale, canvas.width, scale);
    const woven = wovenAt(elapsed) * rows;
    const done = Math.min(rows, Math.floor(woven));
    const fell = topOf(done);
    if (fell > 0) context.drawImage(ground, 0, 0, width, fell, left, top, width, fell);

    for (; pen && tied < Math.min(rows, done + 1); tied += 1)
      tieRow(pen, knots, rows - 1 - tied, topOf(tied + 1), topOf(tied), width);
    if (fell < height)
      context.drawImage(cloth, 0, fell, width, height - fell, left, top + fell, width, height - fell);
    if (done >= rows) return;

    const isRightwards = done % 2 === 0;
    const reach = Math.round((woven - done) * width);
    const next = topOf(done + 1);
    const from = isRightwards ? 0 : width - reach;
    if (reach > 0)
      context.drawImage(cloth, from, next, reach, fell - next, left + from, top + next, reach, fell - next);
    drawPile(context, knots, rows - 1 - done, { left, y: top + next, width, scale, from, to: from + reach });
    if (isTufted) return;
    const end = isRightwards ? reach : width - reach;
    context.fillStyle = colours.weft;
    const startX = isRightwards ? 0 : left + end;
    context.fillRect(
      startX,
      top + next - scale,
      Math.abs(left + end - (isRightwards ? 0 : canvas.width)),
      2 * scale,
    );
    context.fillStyle = colours.ink;
    context.beginPath();
    context.ellipse(left + end, top + next, 11 * scale, 2.5 * scale, 0, 0, Math.PI * 2);
    context.fill();
  };
}

function layer(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const pen = canvas.getContext("2d");
  if (pen) draw(pen);
  return canvas;
}

/** Slightly varied colours, lit from above. */
function tieRow(
  pen: CanvasRenderingContext2D,
  { columns, colours }: Knots,
  row: number,
  top: number,
  bottom: number,
  width: number,
): void {
  const high = bottom - top;
  for (let column = 0; column < columns; column += 1) {
    const colour = colours[row * columns + column] ?? 0;
    if (colour === 0) continue;
    const x = Math.round((column / columns) * width);
    const wide = Math.round(((column + 1) / columns) * width) - x;
    const uneven = (grain(column, row) - 0.5) * 0.16;
    pen.fillStyle = toned(colour, uneven);
    pen.fillRect(x, top, wide, high);
    pen.fillStyle = toned(colour, uneven + 0.14);
    pen.fillRect(x, top, wide - 1, Math.ceil(high / 4));
    pen.fillStyle = toned(colour, uneven - 0.22);
    pen.fillRect(x, bottom - Math.ceil(high / 5), wide, Math.ceil(high / 5));
    pen.fillRect(x + wide - 1, top, 1, high);
  }
}

type Span = { left: number; y: number; width: number; scale: number; from: number; to: number };

function drawPile(
  context: CanvasRenderingContext2D,
  { columns, colours }: Knots,
  row: number,
  { left, y, width, scale, from, to }: Span,
): void {
  for (let column = 0; column < columns; column += 1) {
    const colour = colours[row * columns + column] ?? 0;
    const x = ((column + 0.5) / columns) * width;
    if (colour === 0 || x < from || x > to) continue;
    const high = (0.4 + grain(row, column)) * PILE_PX * scale;
    context.fillStyle = toned(colour, 0.08);
    context.fillRect(left + Math.round(x - scale / 2), y - high, scale, high);
  }
}
