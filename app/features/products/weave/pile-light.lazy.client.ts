import { type Knots, readCartoon } from "./knots.client.ts";
import { mostVariedPosition } from "./pile.rules.ts";
import { AROUND, FRAGMENT, VERTEX } from "./pile-shader.client.ts";

export type Pile = {
  cartoon: string;
  /** Colours of the silk yarns, as "#efe9da". */
  silk: string[];
  millimetres: number;
};

/** A knot is drawn so large, as far as the picture's width leaves room for a part that can be recognised. */
const KNOTS_ACROSS = 150;
const [LEAST_KNOT_PX, MOST_KNOT_PX] = [5, 9];
const MOST_PIXELS = 1_600_000;
/** Silk stands above the wool, as the weavers cut it; where colours meet, the shears leave a groove. */
const [WOOL, SILK, GROOVE] = [180, 235, 30];
const SILK_MARK = 255;
const WOOL_MARK = 128;
/** A pile of so many millimetres has the relief that the shader was tuned with. */
const TUNED_MM = 12;
/** Share of the way to its target that the lamp moves in a frame. */
const EASE = 0.14;
/** Where a frame takes longer, without a graphics processor, the lamp jumps to its target. */
const SLOW_FRAME_MS = 80;
/** A device is held at this angle, and tilted so far to each side. */
const [HELD_DEGREES, TILT_DEGREES] = [45, 25];

type Spot = [across: number, down: number];

/** Draws a part of the rug's pile under a lamp that follows the hand. Without WebGL the photograph stays. */
export async function start(figure: HTMLElement): Promise<void> {
  const box = figure.querySelector<HTMLElement>("[data-pile-box]");
  const slider = figure.querySelector("input");
  const tilt = figure.querySelector("button");
  const pile = JSON.parse(figure.dataset.pile ?? "") as Pile;
  const knots = await readCartoon(pile.cartoon).catch(() => null);
  if (!(knots && box && slider && tilt)) return;
  const canvas = document.createElement("canvas");
  const draw = prepare(canvas, knots, pile);
  if (!draw) return;
  canvas.setAttribute("aria-hidden", "true");
  const hasReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let goal: Spot = [0.16, 0.1];
  let now: Spot = goal;
  let frame = 0;
  let last = 0;
  const step = (time: number) => {
    const isSlow = last > 0 && time - last > SLOW_FRAME_MS;
    const part = hasReducedMotion || isSlow ? 1 : EASE;
    const next = now.map((at, side) => at + ((goal[side] ?? 0) - at) * part) as Spot;
    const isThere = Math.hypot(next[0] - goal[0], next[1] - goal[1]) < 0.002;
    now = isThere ? goal : next;
    draw(now);
    last = isThere ? 0 : time;
    frame = isThere ? 0 : requestAnimationFrame(step);
  };
  const moveTo = (spot: Spot, isFromSlider = false) => {
    goal = spot;
    if (!isFromSlider) slider.valueAsNumber = Math.round(Math.min(1, Math.max(0, spot[0])) * 100);
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  box.addEventListener("pointermove", ({ clientX, clientY }) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    moveTo([(clientX - left) / width, (clientY - top) / height]);
  });
  slider.addEventListener("input", () => moveTo([slider.valueAsNumber / 100, goal[1]], true));
  new ResizeObserver(() => {
    sizeTo(canvas, box);
    draw(now);
  }).observe(box);
  sizeTo(canvas, box);
  draw(now);
  // As where there is no WebGL: the photograph, and no slider that moves nothing.
  canvas.addEventListener("webglcontextlost", () => {
    canvas.remove();
    delete figure.dataset.state;
  });
  box.append(canvas);
  offerTilt(tilt, moveTo);
  figure.dataset.state = "ready";
}

function sizeTo(canvas: HTMLCanvasElement, { clientWidth, clientHeight }: HTMLElement): void {
  const most = Math.sqrt(MOST_PIXELS / Math.max(1, clientWidth * clientHeight));
  const scale = Math.min(2, devicePixelRatio, most);
  canvas.width = Math.max(1, Math.round(clientWidth * scale));
  canvas.height = Math.max(1, Math.round(clientHeight * scale));
  canvas.dataset.knot = String(
    Math.min(MOST_KNOT_PX, Math.max(LEAST_KNOT_PX, clientWidth / KNOTS_ACROSS)) * scale,
  );
}

type WithPermission = { requestPermission?: () => Promise<PermissionState> };

/** A device that is tilted may move the lamp, once its owner has asked for it by the button. */
function offerTilt(button: HTMLButtonElement, moveTo: (spot: Spot) => void): void {
  if (!("DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches)) return;
  const follow = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return;
    moveTo([0.5 + gamma / TILT_DEGREES / 2, 0.5 + (beta - HELD_DEGREES) / TILT_DEGREES / 2]);
  };
  button.hidden = false;
  button.addEventListener("click", async () => {
    const isOn = button.ariaPressed === "true";
    const asked = (DeviceOrientationEvent as unknown as WithPermission).requestPermission;
    if (!isOn && asked && (await asked.call(DeviceOrientationEvent).catch(() => "denied")) !== "granted")
      return;
    button.ariaPressed = String(!isOn);
    if (isOn) removeEventListener("deviceorientation", follow);
    else addEventListener("deviceorientation", follow);
  });
}

/** Returns what draws the pile with the lamp above a place; null where this browser has no WebGL. */
function prepare(
  canvas: HTMLCanvasElement,
  knots: Knots,
  { silk, millimetres }: Pile,
): ((spot: Spot) => void) | null {
  const gl = canvas.getContext("webgl", { premultipliedAlpha: false });
  const program = gl && link(gl);
  if (!(gl && program)) return null;
  const corners = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, corners);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const where = (name: string) => gl.getUniformLocation(program, name);
  const names = { view: where("view"), squares: where("squares"), lamp: where("lamp") };
  gl.uniform1i(where("heights"), 1);
  gl.uniform1f(where("pile"), millimetres / TUNED_MM);
  const silkColours = new Set(silk.map(canvasColour));
  let shown = "";
  return ([across, down]) => {
    const knot = Number(canvas.dataset.knot);
    const view = [canvas.width / knot, canvas.height / knot] as const;
    if (shown !== `${view}`) {
      shown = `${view}`;
      const [columns, rows] = [Math.ceil(view[0]) + 2 * AROUND, Math.ceil(view[1]) + 2 * AROUND];
      const part = cut(knots, columns, rows, silkColours);
      texture(gl, 0, part.colours, columns, rows, gl.NEAREST);
      texture(gl, 1, part.heights, columns, rows, gl.LINEAR);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(names.view, ...view);
      gl.uniform2f(names.squares, columns, rows);
      gl.uniform1f(where("reach"), Math.max(...view) * 0.42);
      gl.uniform1f(where("fine"), Math.min(9, Math.max(3, knot * 0.5)));
    }
    gl.uniform3f(names.lamp, across * view[0] + AROUND, down * view[1] + AROUND, Math.max(...view) * 0.13);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}

function link(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, "corner");
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, no hook of React
  gl.useProgram(program);
  return program;
}

function texture(
  gl: WebGLRenderingContext,
  unit: number,
  data: Uint8Array,
  columns: number,
  rows: number,
  filter: number,
): void {
  const format = unit === 0 ? gl.RGBA : gl.LUMINANCE;
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(gl.TEXTURE_2D, 0, format, columns, rows, 0, format, gl.UNSIGNED_BYTE, data);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

/** "#14293b" as the knots have it: 0xAABBGGRR. */
const canvasColour = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return ((0xff << 24) | ((value & 255) << 16) | (value & 0xff00) | (value >> 16)) >>> 0;
};

/** The part that is shown: its colours, of which silk is marked in the last channel, and how high its pile stands. */
function cut(knots: Knots, columns: number, rows: number, silk: ReadonlySet<number>) {
  const { left, top } = mostVariedPosition(knots, columns, rows, silk);
  const at = (column: number, row: number) => {
    const [x, y] = [left + column, top + row];
    return x < 0 || y < 0 || x >= knots.columns || y >= knots.rows
      ? 0
      : (knots.colours[y * knots.columns + x] ?? 0);
  };
  const colours = new Uint8Array(columns * rows * 4);
  const heights = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const colour = at(column, row);
      if (colour === 0) continue;
      const place = row * columns + column;
      const isSilk = silk.has(colour);
      const mark = isSilk ? SILK_MARK : WOOL_MARK;
      colours.set([colour & 255, (colour >> 8) & 255, (colour >> 16) & 255, mark], place * 4);
      const isBorder = [
        at(column - 1, row),
        at(column + 1, row),
        at(column, row - 1),
        at(column, row + 1),
      ].some((other) => other !== colour);
      heights[place] = (isSilk ? SILK : WOOL) - (isBorder && !isSilk ? GROOVE : 0);
    }
  return { colours, heights };
}
