import { readFileSync } from "node:fs";
import { expect, it, onTestFinished, vi } from "vitest";
import { floorInput, markInput } from "../../app/simulator/vision/network/floor-input.ts";
import {
  floorScores,
  readFloorModel,
  runFloorNetwork,
} from "../../app/simulator/vision/network/floor-network.ts";
import torch from "./case.json" with { type: "json" };

const { width, height } = torch;
const bytes = readFileSync("app/simulator/vision/network/floor-model.bin");
const model = readFloorModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));

const picture = Uint8Array.from({ length: 3 * width * height }, (_, i) => {
  const [c, pixel] = [i % 3, Math.floor(i / 3)];
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  return (x * (3 + c) + y * (5 - c) + ((x * y) >> (3 + c))) % 256;
});

function tapped([x, y]: number[]): number[] {
  const isUnder = (pixel: number) =>
    Math.hypot((pixel % width) + 0.5 - (x as number), Math.floor(pixel / width) + 0.5 - (y as number)) <=
    torch.radius;
  return Array.from({ length: width * height }, (_, pixel) => pixel).filter(isUnder);
}

it("finds in the worker what PyTorch finds", () => {
  const input = floorInput(picture, width, height, torch.view);
  markInput(input, width * height, tapped(torch.floorTap), true);
  markInput(input, width * height, tapped(torch.frontTap), false);
  const scores = runFloorNetwork(model, input, width, height);
  const found = torch.scores.map((_, i) => scores[i * torch.every] as number);
  torch.scores.forEach((score, i) => {
    expect(Math.abs((found[i] as number) - score)).toBeLessThan(0.002);
  });
  // Guards against a constant output.
  expect(Math.max(...found) - Math.min(...found)).toBeGreaterThan(2);
});

it("finds the same again, whatever it saw in between", () => {
  const input = floorInput(picture, width, height, torch.view);
  const before = runFloorNetwork(model, input, width, height);
  runFloorNetwork(model, floorInput(picture.slice(0, 3 * 64 * 32), 64, 32, torch.view), 64, 32);
  expect(runFloorNetwork(model, input, width, height)).toEqual(before);
});

it("goes on without a graphics processor that fails or hangs", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const input = floorInput(picture, width, height, torch.view);
  const wanted = runFloorNetwork(model, input, width, height);
  for (const gpu of [() => Promise.reject(new Error("lost")), () => new Promise<never>(() => {})]) {
    const broken = { ...model, gpu };
    const found = floorScores(broken, input, width, height);
    await vi.runAllTimersAsync();
    expect(await found).toEqual(wanted);
    expect(broken.gpu).toBeNull();
  }
  const constant = new Float32Array(4);
  const working = { ...model, gpu: async () => constant };
  expect(await floorScores(working, input, width, height)).toBe(constant);
  expect(vi.getTimerCount()).toBe(0);
});
