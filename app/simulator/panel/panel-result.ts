import type { SubmissionResult } from "@conform-to/react";
import type { FormResult } from "#app/accounts/read-form.ts";
import type { ConflictResult } from "#app/content/versions/value-view.ts";
import type { Outcome } from "#app/platform/outcome.ts";

export type PanelResult = Outcome<
  {
    form?: SubmissionResult<string[]>;
    about?: string;
    savedId?: string;
    removed?: string;
  } & ConflictResult
> & { signIn?: FormResult };
