import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ScaleCue } from "../../engine/room.ts";
import { scaleFrom } from "../../engine/scale.ts";
import { simulatorTexts } from "../../simulator.texts.ts";
import { sizeConfidence } from "../place-rug.ts";
import type { Studio } from "../use-studio.ts";
import { ConfidenceLine, FloorLine } from "./confidence-line.tsx";

const texts = simulatorTexts("pt-BR");
const camera = { width: 1280, height: 960, focal: 1000, centreX: 640, centreY: 480 };
const tilted = { ...camera, pitch: -0.3, roll: 0, aboveFloor: 1.5 };
const measured: ScaleCue = {
  kind: "distance",
  points: [
    [400, 800],
    [900, 800],
  ],
  metres: 1,
};

const DOUBTFUL = { horizonSpread: 0.05, focalSpread: 0.3, risk: 0.6 };
const CERTAIN = { horizonSpread: 0.002, focalSpread: 0.01, risk: 0.01 };

function linesOf(cues: ScaleCue[], doubt = DOUBTFUL): string {
  const room = {
    camera: { camera: tilted, directions: [], ...doubt },
    scale: scaleFrom(tilted, cues),
    mask: null,
  } as unknown as NonNullable<Studio["room"]>;
  const studio = { texts, room, hand: { cues }, size: "200 × 300 cm", confidence: sizeConfidence(room) };
  return renderToStaticMarkup(
    <>
      <ConfidenceLine studio={studio as unknown as Studio} onMeasure={() => {}} />
      <FloorLine studio={studio as unknown as Studio} onBrush={() => {}} />
    </>,
  );
}

it("a measure is offered only where it makes the size more certain; the floor can always be corrected", () => {
  const { exact, grid, brush } = texts.confidence;
  expect(linesOf([])).toContain(exact);
  expect(linesOf([measured])).not.toContain(exact);
  for (const line of [linesOf([]), linesOf([measured])]) {
    expect(line).toContain(grid);
    expect(line).toContain(brush);
  }
});

it("only a size within a few per cent is called certain: by a distance, not by the height of a person", () => {
  const holder: ScaleCue = { kind: "holder", holderMetres: 1.75, heldAt: "eye" };
  const byHeight = linesOf([holder], CERTAIN);
  expect(byHeight).toContain("Cerca de 200 × 300 cm, com erro de até 10%.");
  expect(byHeight).toContain(texts.confidence.exact);
  expect(linesOf([measured], CERTAIN)).toContain("Medida segura: 200 × 300 cm, ± 4%.");
});

it("a measure that contradicts how people hold a camera is doubted, and to be checked", () => {
  const { doubted, check, grid } = texts.confidence;
  for (const metres of [0.3, 3]) {
    const line = linesOf([{ ...measured, metres }], CERTAIN);
    expect(line).toContain(doubted("200 × 300 cm"));
    expect(line).toContain(check);
    expect(line).not.toContain(grid);
  }
});
