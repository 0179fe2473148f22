import type { Cover, KnownView, Stroke } from "../engine/room.ts";
import { NO_EDITS, type UserEdits } from "../engine/simulation.ts";
import type { RoomView } from "../sample-rooms/room-view.rules.ts";
import type { ListedRoom } from "../sample-rooms/sample-room.ts";
import { SAMPLE_ROOMS } from "./sample-rooms.ts";

export type RoomSource = { kind: "photo"; photo: Blob } | { kind: "sample"; id: string };

export type SampleRoom = {
  url: string;
  given: KnownView;
  strokes: readonly Stroke[];
  covers?: readonly Cover[];
};

export function sampleOf(source: RoomSource, rooms: readonly ListedRoom[]): SampleRoom | undefined {
  const listed = source.kind === "sample" ? rooms.find(({ id }) => id === source.id) : undefined;
  if (!listed) return;
  if ("builtIn" in listed) return SAMPLE_ROOMS.find(({ id }) => id === listed.builtIn);
  return { url: listed.photo, ...marked(listed.view) };
}

export function marked({ camera, directions, spread, floor, strokes, covers }: RoomView) {
  return { given: { camera, directions, spread, drawn: { packed: floor, strokes } }, strokes, covers };
}

/** Its marks are the first edits of whoever opens it. */
export const handOf = ({ strokes, covers = [] }: Omit<SampleRoom, "url">): UserEdits => ({
  ...NO_EDITS,
  ...{ strokes, covers },
});
