import { editorOf } from "#app/accounts/guard.server.ts";
import { answerWords } from "#app/platform/http/answer-words.server.ts";
import type { Route } from "./+types/find-entries.resource.ts";
import { LEAST_LETTERS, MOST_LETTERS } from "./find-entries.rules.ts";
import { findEntries } from "./find-entries.server.ts";

const failed = "The entries of the administration could not be searched";

export const loader = ({ request, context }: Route.LoaderArgs): Promise<Response> =>
  answerWords(request, { least: LEAST_LETTERS, most: MOST_LETTERS, failed }, (words) =>
    findEntries(editorOf(context), words),
  );
