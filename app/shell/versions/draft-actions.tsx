import { type ReactNode, useState } from "react";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./drafts.module.css";
import { draftsTexts as texts } from "./drafts.texts.ts";
import { usePendingChanges } from "./use-pending-changes.ts";
import type { ConflictResult } from "./value-view.ts";

type DraftActionsProps = {
  /** What the history calls this kind of thing. */
  slug: string;
  /** Of what the form edits; empty while it is new. */
  ids: readonly string[];
  /** What the form edits as well. */
  also?: { slug: string; ids: readonly string[] };
  /** What publishes at once: it comes first, so that the Enter key is its. */
  children: ReactNode;
};

/** Beside "Salvar" in an editor's form: keeping what is typed without publishing it, and publishing all of it. */
export function DraftActions({ slug, ids, also, children }: DraftActionsProps) {
  const things = [...usePendingChanges(slug, ids), ...usePendingChanges(also?.slug ?? slug, also?.ids ?? [])];
  const hasDraft = things.some(({ parts }) => parts.length > 0);
  return (
    <div className={styles.actions}>
      {children}
      <Button type="submit" variant="outline" name={BASE_VERSION_FIELDS.saveAs} value="draft">
        {texts.save}
      </Button>
      {/* After it: what comes with the first draft must not come under the finger that saved it. */}
      {hasDraft && (
        <Button type="submit" variant="outline" name={BASE_VERSION_FIELDS.saveAs} value="publish">
          {texts.publishAll}
        </Button>
      )}
    </div>
  );
}

/** Runs when a form became a draft: what was typed is kept, though the editor stays open. */
export function useDraftKept(answer: Outcome<unknown> | undefined, onSaved: () => void): void {
  const [seen, setSeen] = useState(answer);
  if (answer === seen) return;
  setSeen(answer);
  if (isDraftKept(answer)) onSaved();
}

export const isDraftKept = (answer: Outcome<unknown> | undefined): boolean =>
  answer?.ok === true && (answer.value as ConflictResult | undefined)?.isDraft === true;
