import type { SubmissionResult } from "@conform-to/react";
import type { FormResult } from "#app/features/accounts/read-form.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { ConflictResult } from "#app/shell/versions/value-view.ts";

export type PanelResult = Outcome<
  {
    form?: SubmissionResult<string[]>;
    about?: string;
    savedId?: string;
    removed?: string;
  } & ConflictResult
> & { signIn?: FormResult };
