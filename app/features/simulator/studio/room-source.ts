import { SAMPLE_ROOMS, type SampleRoomId } from "./sample-rooms.ts";

/** The visitor's photo, or one of the sample rooms. */
export type RoomSource = { kind: "photo"; photo: Blob } | { kind: "sample"; id: SampleRoomId };

/** The sample room that is meant; none for a photo, and for one that there is no more. */
export const sampleOf = (source: RoomSource) =>
  source.kind === "sample" ? SAMPLE_ROOMS.find(({ id }) => id === source.id) : undefined;
