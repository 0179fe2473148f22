import type { MediaType, Refusal } from "../media.rules.ts";

export type Finding = {
  type: MediaType;
  width: number;
  height: number;
  isAnimated: boolean;
  durationSeconds?: number;
  startsFast?: boolean;
  /** Not shown by every browser. */
  isHevc?: true;
  /** End of the picture, when a film follows it. */
  cutAt?: number;
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
