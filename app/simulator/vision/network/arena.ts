import { type Activate, type ActivateSum, activationRoutines } from "./activation.ts";
import { type Depthwise, depthwiseRoutine } from "./depthwise.ts";
import { type Gemm, gemmRoutine } from "./gemm.ts";
import { moduleOf } from "./wasm-writer.ts";

const PAGE = 65536;
const FLOAT = 4;

type Routines = { gemm: Gemm; depthwise: Depthwise; activate: Activate; activateSum: ActivateSum };

/** Bump allocator, freed from its end. */
export class Arena {
  readonly routines: Routines;
  readonly #memory: WebAssembly.Memory;
  #taken = 0;
  #kept = 0;

  constructor() {
    const code = moduleOf([gemmRoutine(), depthwiseRoutine(), ...activationRoutines()]);
    const { memory, ...routines } = new WebAssembly.Instance(new WebAssembly.Module(code))
      .exports as Routines & { memory: WebAssembly.Memory };
    this.routines = routines;
    this.#memory = memory;
  }

  /** Offset in floats. Growing invalidates views. */
  take(floats: number): number {
    const at = this.#taken;
    this.#taken += (floats + 3) & ~3;
    const missing = this.#taken * FLOAT - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  floats(at: number, length: number): Float32Array {
    return new Float32Array(this.#memory.buffer, at * FLOAT, length);
  }

  words(at: number, length: number): Int32Array {
    return new Int32Array(this.#memory.buffer, at * FLOAT, length);
  }

  /** For `free`. */
  get taken(): number {
    return this.#taken;
  }

  /** Everything taken since. */
  free(taken: number) {
    this.#taken = taken;
  }

  keep() {
    this.#kept = this.#taken;
  }

  clear() {
    this.#taken = this.#kept;
  }
}
