import {
  ClampToEdgeWrapping,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  RedFormat,
  UnsignedByteType,
} from "three";
import type { FloorLight, FloorMask, Room } from "../engine/room.ts";

/** Uploaded only when the room changed. */
export class RoomTextures {
  mask = everythingIsFloor();
  light = lightTexture(new Uint16Array([0]), 1, 1);
  /** First corner of the light's map, and one over its sides. */
  lightPlace: [number, number, number, number] = [0, 0, 0, 0];
  #mask: FloorMask | null = null;
  #light: FloorLight | null = null;

  take(room: Room | null): void {
    const mask = room?.mask ?? null;
    if (mask !== this.#mask) this.#takeMask(mask);
    const light = room?.light ?? null;
    if (light !== this.#light) this.#takeLight(light);
  }

  dispose(): void {
    this.mask.dispose();
    this.light.dispose();
  }

  /** An uncertain mask is better than none. */
  #takeMask(mask: FloorMask | null): void {
    this.#mask = mask;
    this.mask.dispose();
    this.mask = mask ? maskTexture(mask.fine, mask.fineWidth, mask.fineHeight) : everythingIsFloor();
  }

  #takeLight(light: FloorLight | null): void {
    this.#light = light;
    this.lightPlace = [0, 0, 0, 0];
    if (!light) return;
    this.light.dispose();
    const half = Uint16Array.from(light.log, (value) => DataUtils.toHalfFloat(value));
    this.light = lightTexture(half, light.columns, light.rows);
    const { x0, y0, step, columns, rows } = light;
    this.lightPlace = [x0, y0, 1 / (columns * step), 1 / (rows * step)];
  }
}

const everythingIsFloor = () => maskTexture(new Uint8Array([255]), 1, 1);

function maskTexture(floor: Uint8Array, width: number, height: number): DataTexture {
  return smooth(new DataTexture(floor, width, height, RedFormat, UnsignedByteType));
}

function lightTexture(log: Uint16Array, width: number, height: number): DataTexture {
  return smooth(new DataTexture(log, width, height, RedFormat, HalfFloatType));
}

function smooth(texture: DataTexture): DataTexture {
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.wrapS = ClampToEdgeWrapping;
  texture.wrapT = ClampToEdgeWrapping;
  // Rows of one byte per pixel are unaligned.
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}
