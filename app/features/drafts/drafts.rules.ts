import type { ScheduleFailure } from "#app/platform/db/content-drafts.table.ts";
import type { RevisedIn } from "#app/platform/db/content-state.ts";

export const DRAFTS_PATH = "/admin/agendados";

/** In the address of a screen from which a draft was discarded: what brings it back, for a while. */
export const DISCARDED_PARAM = "descartado";
export const UNDO_SECONDS = 10;

/** A moment as it is read, and as a field for moments holds it. */
export type Appointment = { text: string; field: string };

/** What is written in one language and not published yet. */
export type PendingPart = {
  locale: RevisedIn;
  savedAt: string;
  /** Null when the account is gone. */
  by: string | null;
  publishAt: Appointment | null;
  failure: ScheduleFailure | null;
  /** What it names in these fields is gone. */
  lost: string[];
};

/** A thing with drafts, or with a day on which it goes. */
export type PendingChange = {
  entity: string;
  id: string;
  title: string;
  parts: PendingPart[];
  withdrawAt: Appointment | null;
  withdrawFailure: ScheduleFailure | null;
};
