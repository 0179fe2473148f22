import { isCountedVisitor } from "#app/accounts/counted-visitor.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { allowSubmission } from "#app/requests/submission-limits.server.ts";
import type { Route } from "./+types/rug-counts.resource";
import { countRug, readCount } from "./rug-counts.server.ts";

const COUNTS_PER_ADDRESS = 300;

/** POST /simulador/contagem. Nothing personal. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const count = readCount(await readPostedFields(request));
  const isCounted = count && isCountedVisitor((name) => request.headers.get(name));
  if (isCounted && (await allowSubmission("rug-count", request, COUNTS_PER_ADDRESS)))
    await countRug(count.rug, count.action, count.size);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

export const loader = () => new Response(null, { status: 405 });
