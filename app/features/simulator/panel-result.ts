import type { SubmissionResult } from "@conform-to/react";
import type { FormResult } from "#app/features/accounts/read-form.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { ConflictResult } from "#app/shell/versions/value-view.ts";

/** What the panel's action answers. */
export type PanelResult = Outcome<
  {
    form?: SubmissionResult<string[]>;
    /** Which design was sent; empty when it was new. */
    about?: string;
    /** The design that was saved: the form is empty again, or goes on with it. */
    savedId?: string;
    /** Under this name a removed design can be brought back. */
    removed?: string;
  } & ConflictResult
> & { signIn?: FormResult };
