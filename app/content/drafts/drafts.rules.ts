import type { ScheduleFailure } from "#app/platform/db/content/content-drafts.table.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";

export const DRAFTS_PATH = "/admin/agendados";

/** Query key of the version that restores a discarded draft. */
export const DISCARDED_PARAM = "descartado";
export const UNDO_SECONDS = 10;

export type ScheduledTime = { text: string; field: string };

export type PendingPart = {
  locale: RevisedIn;
  savedAt: string;
  by: string | null;
  publishAt: ScheduledTime | null;
  failure: ScheduleFailure | null;
  lost: string[];
};

export type PendingChange = {
  entity: string;
  id: string;
  title: string;
  /** It is not on the site, whatever is published of it. */
  isHidden: boolean;
  parts: PendingPart[];
  withdrawAt: ScheduledTime | null;
  withdrawFailure: ScheduleFailure | null;
};
