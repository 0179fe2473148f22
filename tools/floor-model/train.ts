import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readFloorModel } from "../../app/features/simulator/vision/floor-network.ts";
import { FLOOR_CLASSES, NETWORK_GRAIN } from "../../app/features/simulator/vision/floor-plan.ts";
import { furnished, randomFrom, type Sample, sampleOf } from "./augment.ts";
import { loadKernels } from "./kernels.ts";
import { Network } from "./network.ts";
import { Arena, inside, type Planes } from "./trained-layer.ts";
import { loadRooms, type TrainingRoom } from "./training-rooms.ts";
import { packedModel } from "./write-model.ts";

const { values: options } = parseArgs({
  options: {
    rooms: { type: "string", multiple: true },
    out: { type: "string", default: "app/features/simulator/vision/floor-model.bin" },
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    /** A finished model to go on from, at the full size and more gently. */
    from: { type: "string" },
  },
});
if (!options.rooms)
  throw new Error("Say where the training rooms are: --rooms FOLDER (may be given more than once)");

const BATCH = 8;
const FULL = 256;
/** Most of the time goes into half as many pixels; the last part sees what the worker will show. */
const SMALL = 192;
const SMALL_PART = 0.55;
const HIGHEST_RATE = options.from ? 2e-3 : 4e-3;
const WARM_UP = 0.03;
const DECAY = 1e-4;
const ROOMS_PER_TEST = 9;
const REPORT_STEPS = 400;

const started = performance.now();
const random = randomFrom(Number(options.seed));
const rooms = await loadRooms(options.rooms);
const tests = rooms.filter((_, index) => index % ROOMS_PER_TEST === 4);
const lessons = rooms.filter((_, index) => index % ROOMS_PER_TEST !== 4);
console.log(`${lessons.length} rooms to learn from, ${tests.length} to test on`);

const kernels = loadKernels(3000);
const network = new Network(new Arena(kernels), () => random.normal());
if (options.from) {
  const bytes = readFileSync(options.from);
  network.adopt(readFloorModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)));
}
const weights = network.weights();
console.log(`${weights.reduce((sum, each) => sum + each.value.length, 0)} weights`);

const shape = (room: TrainingRoom, longSide: number): [number, number] => {
  const shortSide = Math.floor((longSide * 0.75) / NETWORK_GRAIN) * NETWORK_GRAIN;
  return room.width > room.height ? [longSide, shortSide] : [shortSide, longSide];
};

function fill(planes: Planes, samples: Sample[]) {
  samples.forEach(({ input }, b) => {
    for (let row = 0; row < planes.channels * planes.height; row++) {
      const plane = Math.floor(row / planes.height);
      const to =
        (b * planes.channels + plane) * planes.plane + inside(planes) + (row % planes.height) * planes.stride;
      planes.values.set(input.subarray(row * planes.width, (row + 1) * planes.width), to);
    }
  });
}

/** Cross entropy against the shares of each cell, and its gradient; also how well the floor alone is met. */
function judge(out: Planes, samples: Sample[], lean = 0) {
  const { values, slopes } = out;
  let loss = 0;
  let both = 0;
  let either = 0;
  const total = samples.reduce((sum, { weights: each }) => sum + each.reduce((a, b) => a + b, 0), 0);
  const share = new Float32Array(FLOOR_CLASSES);
  samples.forEach((sample, b) => {
    for (let i = 0; i < out.width * out.height; i++) {
      const pixel = inside(out) + Math.floor(i / out.width) * out.stride + (i % out.width);
      const at = (c: number) => (b * out.channels + c) * out.plane + pixel;
      let highest = -Infinity;
      for (let c = 0; c < FLOOR_CLASSES; c++) highest = Math.max(highest, values[at(c)] as number);
      let sum = 0;
      for (let c = 0; c < FLOOR_CLASSES; c++) {
        share[c] = Math.exp((values[at(c)] as number) - highest);
        sum += share[c] as number;
      }
      const weight = (sample.weights[i] as number) / total;
      for (let c = 0; c < FLOOR_CLASSES; c++) {
        const found = (share[c] as number) / sum;
        const target = sample.targets[i * FLOOR_CLASSES + c] as number;
        loss -= weight * target * Math.log(found + 1e-9);
        slopes[at(c)] = weight * (found - target);
      }
      const isFloor = (sample.targets[i * FLOOR_CLASSES] as number) > 0.5;
      const isFound = (share[0] as number) * Math.exp(lean) > sum - (share[0] as number);
      if (isFloor && isFound) both++;
      if (isFloor || isFound) either++;
    }
  });
  return { loss, overlap: either === 0 ? 1 : both / either };
}

let steps = 0;
function improve(rate: number) {
  steps++;
  let norm = 0;
  for (const { gradient } of weights) for (const slope of gradient) norm += slope * slope;
  const clip = Math.min(1, 1 / (Math.sqrt(norm) + 1e-9));
  const firstScale = 1 / (1 - 0.9 ** steps);
  const secondScale = 1 / (1 - 0.999 ** steps);
  for (const { value, gradient, first, second, decays } of weights)
    for (let i = 0; i < value.length; i++) {
      const slope = (gradient[i] as number) * clip;
      first[i] = 0.9 * (first[i] as number) + 0.1 * slope;
      second[i] = 0.999 * (second[i] as number) + 0.001 * slope * slope;
      const step =
        ((first[i] as number) * firstScale) / (Math.sqrt((second[i] as number) * secondScale) + 1e-8);
      value[i] = (value[i] as number) - rate * (step + (decays ? DECAY * 100 * (value[i] as number) : 0));
      gradient[i] = 0;
    }
  network.pack();
}

function run(group: TrainingRoom[], longSide: number, isTraining: boolean) {
  const [width, height] = shape(group[0] as TrainingRoom, longSide);
  const samples = group.map((room) => sampleOf(room, width, height, isTraining ? random : null));
  const stages = network.stages(BATCH, width, height);
  fill(stages.get("picture")?.out as Planes, samples);
  network.forward(stages, isTraining);
  const answer = stages.get("classes")?.out as Planes;
  return { stages, answer, samples };
}

function test(lean = 0) {
  let sum = 0;
  for (const room of tests) {
    const { answer, samples } = run([room], FULL, false);
    sum += judge(answer, samples, lean).overlap;
  }
  return sum / tests.length;
}

const pick = () => {
  const first = lessons[Math.floor(random.uniform(0, lessons.length))] as TrainingRoom;
  const group = lessons.filter((room) => room.width > room.height === first.width > first.height);
  const any = () => group[Math.floor(random.uniform(0, group.length))] as TrainingRoom;
  return Array.from({ length: BATCH }, () => furnished(any(), any(), random));
};

/** Rooms that were rendered meanwhile are learnt from, too. */
async function lookForRooms() {
  const known = new Set([...lessons, ...tests].map(({ name }) => name));
  const found = await loadRooms(options.rooms as string[], known);
  lessons.push(...found);
  if (found.length > 0) console.log(`${lessons.length} rooms to learn from`);
}

network.pack();
const limit = Number(options.minutes) * 60_000;
let mean = 0;
for (;;) {
  const done = (performance.now() - started) / limit;
  if (done >= 1) break;
  const { stages, answer, samples } = run(pick(), !options.from && done < SMALL_PART ? SMALL : FULL, true);
  const { loss } = judge(answer, samples);
  network.backward(stages);
  improve(HIGHEST_RATE * Math.min(1, done / WARM_UP) * 0.5 * (1 + Math.cos(Math.PI * done)) + 1e-5);
  mean = steps === 1 ? loss : 0.98 * mean + 0.02 * loss;
  if (steps % 100 === 0) {
    const overlap = steps % REPORT_STEPS === 0 ? ` floor overlap on the test rooms ${test().toFixed(4)}` : "";
    console.log(`${(100 * done).toFixed(1)}% step ${steps} loss ${mean.toFixed(4)}${overlap}`);
    if (steps % REPORT_STEPS === 0) writeFileSync(options.out, packedModel(network));
    if (steps % REPORT_STEPS === 0) await lookForRooms();
  }
}
/** Learning from furniture pasted in makes the network shy of floor: its odds are moved to where the overlap is best. */
const LEANS = [-0.6, -0.3, 0, 0.3, 0.6, 0.9];
const leans = LEANS.map((lean) => ({ lean, overlap: test(lean) })).sort((a, b) => b.overlap - a.overlap);
const lean = leans[0]?.lean ?? 0;
const bias = network.steps.get("classes")?.bias?.value;
if (bias) bias[0] = (bias[0] as number) + lean;
writeFileSync(options.out, packedModel(network));
console.log(`floor's odds moved by ${lean}`);
console.log(`${steps} steps, floor overlap on the test rooms ${test().toFixed(4)}`);
