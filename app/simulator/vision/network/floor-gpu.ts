import { depthToSpace, type FloorModel, type FloorScores, runFloorNetwork } from "./floor-network.ts";
import {
  activationOf,
  COLOUR_CHANNELS,
  type ConvolutionStep,
  INPUT_CHANNELS,
  isSpaceToDepth,
  type Step,
} from "./floor-plan.ts";
import { ACTIVATIONS, FLOOR_SHADER } from "./floor-shader.ts";

/** Numbers of GPUBufferUsage and GPUMapMode (WebGPU § 5.1.2, § 5.4). */
const USE = { mapRead: 1, copyFrom: 4, copyTo: 8, uniform: 64, storage: 128 };
const READ = 1;
const WORKGROUP = 8;
const FLOAT = 4;

type Dispatch = { group: GPUBindGroup; workgroups: readonly [number, number, number] };
type Buffers = {
  width: number;
  height: number;
  picture: GPUBuffer;
  dispatches: Dispatch[];
  result: GPUBuffer;
  readable: GPUBuffer;
  all: GPUBuffer[];
};
/** A tensor, or one that is read as space to depth. */
type Source = { buffer: GPUBuffer; channels: number; isSpaceToDepth: boolean; width: number; height: number };

class FloorGpu {
  readonly #device: GPUDevice;
  readonly #pipeline: GPUComputePipeline;
  readonly #plan: readonly Step[];
  readonly #weights: Map<string, { shift: GPUBuffer; filters: GPUBuffer[] }>;
  #buffers: Buffers | null = null;

  constructor(device: GPUDevice, pipeline: GPUComputePipeline, { arena, plan, steps }: FloorModel) {
    this.#device = device;
    this.#pipeline = pipeline;
    this.#plan = plan;
    this.#weights = new Map(
      [...steps].map(([name, { shift, filters }]) => [
        name,
        {
          shift: this.#filled(shift),
          filters: filters.map(({ at, depth, outputs }) => this.#filled(arena.floats(at, depth * outputs))),
        },
      ]),
    );
  }

  #buffer(floats: number, usage: number): GPUBuffer {
    return this.#device.createBuffer({ size: FLOAT * floats, usage });
  }

  #filled(values: Float32Array | Uint32Array, usage = USE.storage): GPUBuffer {
    const buffer = this.#buffer(values.length, usage | USE.copyTo);
    this.#device.queue.writeBuffer(buffer, 0, values);
    return buffer;
  }

  #allocate(width: number, height: number): Buffers {
    const all: GPUBuffer[] = [];
    const dispatches: Dispatch[] = [];
    const made = new Map<string, Source>();
    const tensor = (channels: number, wide: number, high: number): Source => {
      const buffer = this.#buffer(channels * wide * high, USE.storage | USE.copyFrom | USE.copyTo);
      all.push(buffer);
      return { buffer, channels, isSpaceToDepth: false, width: wide, height: high };
    };
    const sourceOf = (name: string) => made.get(name) as Source;
    const picture = tensor(INPUT_CHANNELS, width, height);
    made.set("picture", picture);
    made.set("colours", { ...picture, channels: COLOUR_CHANNELS });
    for (const step of this.#plan) {
      if (isSpaceToDepth(step)) {
        const fine = sourceOf(step.spaceToDepth);
        made.set(step.name, {
          ...fine,
          isSpaceToDepth: true,
          width: fine.width / 2,
          height: fine.height / 2,
        });
        continue;
      }
      const like = sourceOf(step.from[0] as string);
      const stride = step.stride ?? 1;
      const out = tensor(step.channels, like.width / stride, like.height / stride);
      step.from.forEach((name, index) => {
        const uniforms = this.#filled(uniformsOf(step, index, sourceOf(name), out), USE.uniform);
        all.push(uniforms);
        dispatches.push(
          this.#dispatch(step, index, {
            uniforms,
            from: sourceOf(name),
            out,
            residual: step.keep ? sourceOf(step.keep) : null,
          }),
        );
      });
      made.set(step.name, out);
    }
    const { buffer: result, channels, ...cells } = sourceOf((this.#plan.at(-1) as Step).name);
    const readable = this.#buffer(channels * cells.width * cells.height, USE.mapRead | USE.copyTo);
    return { width, height, picture: picture.buffer, dispatches, result, readable, all: [...all, readable] };
  }

  #dispatch(
    step: ConvolutionStep,
    index: number,
    of: { uniforms: GPUBuffer; from: Source; out: Source; residual: Source | null },
  ): Dispatch {
    const weights = this.#weights.get(step.name);
    const filter = weights?.filters[index];
    if (!weights || !filter) throw new Error(`The floor model lacks ${step.name}`);
    const { uniforms, from, out, residual } = of;
    const buffers = [
      uniforms,
      from.buffer,
      filter,
      weights.shift,
      residual?.buffer ?? weights.shift,
      out.buffer,
    ];
    const group = this.#device.createBindGroup({
      layout: this.#pipeline.getBindGroupLayout(0),
      entries: buffers.map((buffer, binding) => ({ binding, resource: { buffer } })),
    });
    return {
      group,
      workgroups: [Math.ceil(out.width / WORKGROUP), Math.ceil(out.height / WORKGROUP), out.channels / 4],
    };
  }

  /** Logits by class, then pixel. */
  async run(input: Float32Array<ArrayBuffer>, width: number, height: number): Promise<Float32Array> {
    if (this.#buffers?.width !== width || this.#buffers.height !== height) {
      for (const buffer of this.#buffers?.all ?? []) buffer.destroy();
      this.#buffers = this.#allocate(width, height);
    }
    const { picture, dispatches, result, readable } = this.#buffers;
    this.#device.queue.writeBuffer(picture, 0, input);
    const encoder = this.#device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(this.#pipeline);
    for (const { group, workgroups } of dispatches) {
      pass.setBindGroup(0, group);
      pass.dispatchWorkgroups(...workgroups);
    }
    pass.end();
    encoder.copyBufferToBuffer(result, 0, readable, 0, readable.size);
    this.#device.queue.submit([encoder.finish()]);
    await readable.mapAsync(READ);
    const cells = new Float32Array(readable.getMappedRange().slice(0));
    readable.unmap();
    return depthToSpace(cells, width, height);
  }
}

/** As the shader's Dispatch. */
function uniformsOf(
  step: ConvolutionStep,
  index: number,
  from: Source,
  out: Source,
): Uint32Array<ArrayBuffer> {
  const hasBias = index === step.from.length - 1;
  const flags = [
    step.isDepthwise === true,
    from.isSpaceToDepth,
    step.from[index] === step.upsample,
    index > 0,
    hasBias,
    hasBias && step.keep !== undefined,
  ];
  return Uint32Array.from([
    out.width,
    out.height,
    from.channels,
    step.size,
    step.stride ?? 1,
    ACTIVATIONS.indexOf(hasBias ? activationOf(step) : "none"),
    ...flags.map(Number),
  ]);
}

/** Largest difference of scores that counts as rounding. */
const ROUNDING = 0.01;
const SAMPLE_SIZE = { width: 64, height: 32 };

/** Null where it does not find what the processor finds. */
export async function floorScoresOnGpu(model: FloorModel, adapter: GPUAdapter): Promise<FloorScores | null> {
  const device = await adapter.requestDevice();
  const module = device.createShaderModule({ code: FLOOR_SHADER });
  const pipeline = await device.createComputePipelineAsync({ layout: "auto", compute: { module } });
  const floor = new FloorGpu(device, pipeline, model);
  const { width, height } = SAMPLE_SIZE;
  const input = Float32Array.from(
    { length: INPUT_CHANNELS * width * height },
    (_, i) => ((i * 37) % 101) / 50 - 1,
  );
  const found = await floor.run(input, width, height);
  const wanted = runFloorNetwork(model, input, width, height);
  if (found.every((score, i) => Math.abs(score - (wanted[i] as number)) < ROUNDING))
    return (...picture) => floor.run(...picture);
  device.destroy();
  return null;
}
