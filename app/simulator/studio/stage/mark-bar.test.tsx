import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sampleRoomsTexts } from "../../sample-rooms/sample-rooms.texts.ts";
import type { Studio } from "../use-studio.ts";
import { MarkBar } from "./mark-bar.tsx";

const { marking: words } = sampleRoomsTexts;

function barOf(mask: { hasFloor: boolean; wantsTap: boolean }, origin: "prior" | "distance"): string {
  const studio = { room: { mask, scale: { origin } }, hand: {}, progress: { isDone: true } };
  return renderToStaticMarkup(
    <MarkBar
      studio={studio as unknown as Studio}
      marking={{ words, onUse: () => {} }}
      onMeasure={() => {}}
    />,
  );
}

it("a sample room is used once its floor was tapped where it is doubtful, and measured", () => {
  expect(barOf({ hasFloor: false, wantsTap: false }, "distance")).toBe("");
  expect(barOf({ hasFloor: true, wantsTap: true }, "distance")).toContain(words.tapFirst);
  expect(barOf({ hasFloor: true, wantsTap: true }, "distance")).not.toContain(words.use);
  expect(barOf({ hasFloor: true, wantsTap: false }, "prior")).toContain(words.measure);
  expect(barOf({ hasFloor: true, wantsTap: false }, "prior")).not.toContain(words.use);
  expect(barOf({ hasFloor: true, wantsTap: false }, "distance")).toContain(words.use);
});
