import type { SubmissionResult } from "@conform-to/react";
import type { useFetcher } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import type { PeopleForm } from "../accounts.rules.ts";

export type PeopleResult = Outcome<{ removed?: string; link?: { email: string; address: string } }> & {
  form?: PeopleForm;
  gate?: string;
  result?: SubmissionResult<string[]>;
};

export type PeopleFetcher = ReturnType<typeof useFetcher<PeopleResult>>;
