import type { MediaType, Refusal } from "../media.rules.ts";

export type Finding = {
  type: MediaType;
  /** After rotation. */
  width: number;
  height: number;
  isAnimated: boolean;
  durationSeconds?: number;
  /** Index in front. */
  startsFast?: boolean;
  /** End of the picture, when a film follows it. */
  cutAt?: number;
  /** The location was removed from the file. */
  lostLocation?: boolean;
};

export class RefusedFile extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, detail = "") {
    super(detail || reason);
    this.reason = reason;
  }
}

/** As the container declares it, before decoding. */
export type Structure = { end: number; frames: number };
