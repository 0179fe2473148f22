import type { BaseVersion } from "#app/platform/base-version.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { ContentConflictError } from "#app/platform/db/content/versions.server.ts";
import { type Outcome, succeeded, type ToastWords } from "#app/platform/outcome.ts";
import { catchErrors } from "#app/platform/with-fallback.server.ts";
import { draftToast, withDraftNote } from "./draft-toasts.server.ts";
import { fieldLabel } from "./field-label.ts";
import { viewDifferences } from "./value-view.server.ts";
import type { ConflictResult, ConflictView } from "./value-view.ts";
import { versionsTexts } from "./versions.texts.ts";

/** The answer of `work`, or to a conflict and a draft. `value`: what the form needs to show its input again. */
export const orConflict = <Answer, T extends object>(value: T, work: () => Promise<Answer>) =>
  catchErrors(work, async (error) => {
    const answer = await versionResult(error, value);
    if (!answer) throw error;
    return answer;
  });

/** Null for other errors. */
async function versionResult<T extends object>(
  error: unknown,
  value: T,
): Promise<Outcome<T & ConflictResult> | null> {
  if (error instanceof SavedAsDraft)
    return succeeded(draftToast(error.baseVersion), { ...value, form: undefined, isDraft: true } as T &
      ConflictResult);
  const conflict = await conflictIn(error);
  // Without a toast: the question says it, and on a phone a toast covers the buttons that answer it.
  return conflict && { ok: false, value: { ...value, conflict } };
}

/** Null for other errors. */
export async function conflictIn(error: unknown): Promise<ConflictView | null> {
  if (!(error instanceof ContentConflictError)) return null;
  const { kind, conflicts, version } = error;
  const differences = conflicts.map(({ id, locale, field, theirs, mine }) => ({
    ...{ id, locale, field },
    before: theirs,
    after: mine,
  }));
  const views = await viewDifferences(kind, differences);
  const fields = views.map((view, at) => ({ ...view, id: differences[at]?.id ?? "" }));
  return { version, fields };
}

export function withMerged<T extends ToastWords>(toast: T, baseVersion: BaseVersion | undefined) {
  if (!baseVersion) return toast;
  const said = withDraftNote(toast, baseVersion);
  if (baseVersion.merged.length === 0) return said;
  const labels = new Set(baseVersion.merged.map(({ field }) => fieldLabel("", field)));
  return { ...said, text: [said.text, versionsTexts.merged([...labels])].filter(Boolean).join(" ") };
}
