import { editorOf } from "#app/accounts/guard.server.ts";
import { answerWords } from "#app/platform/http/answer-words.server.ts";
import type { Route } from "./+types/product-names.resource.ts";
import { listProductNames } from "./product-names.server.ts";

const LONGEST_NAME = 200;
const failed = "The names of the rugs could not be read";

export const loader = ({ request, context }: Route.LoaderArgs): Promise<Response> =>
  answerWords(request, { least: 1, most: LONGEST_NAME, failed }, (words) =>
    listProductNames(editorOf(context), words),
  );
