import type { Cover } from "../engine/room.ts";
import type { RoomSeen } from "./floor-plane.ts";

/** The only types that cross between the page and the worker that covers rugs. */
export type CoverRequest = {
  picture: ImageBitmap;
  room: RoomSeen;
  /** In pixels of the camera's picture. */
  lines: readonly Cover[];
};

export type CoverResponse =
  | { kind: "progress"; share: number }
  | { kind: "covered"; picture: ImageBitmap }
  /** There is too little floor beside the rug. */
  | { kind: "failed" };
