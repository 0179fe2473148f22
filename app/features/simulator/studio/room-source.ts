import { SAMPLE_ROOMS, type SampleRoomId } from "./sample-rooms.ts";

export type RoomSource = { kind: "photo"; photo: Blob } | { kind: "sample"; id: SampleRoomId };

export const sampleOf = (source: RoomSource) =>
  source.kind === "sample" ? SAMPLE_ROOMS.find(({ id }) => id === source.id) : undefined;
