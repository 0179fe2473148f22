import type { MediaType, Refusal } from "../media.rules.ts";

/** What a file turned out to be. */
export type Finding = {
  type: MediaType;
  /** Size as it is seen. */
  width: number;
  height: number;
  isAnimated: boolean;
  durationSeconds?: number;
  /** Whether a film may start before all of it has arrived. */
  startsFast?: boolean;
  /** Where the picture ends, when a film lies behind it that is not kept. */
  cutAt?: number;
  /** The file said where it was taken, and does no longer. */
  lostLocation?: boolean;
};

/** A file that is not taken, with the reason. */
export class RefusedFile extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, detail = "") {
    super(detail || reason);
    this.reason = reason;
  }
}

/** Structure of a picture as its container declares it, before anything is unpacked. */
export type Structure = { end: number; frames: number };
