import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import type { Route } from "./+types/sign-in-again.resource.ts";
import { handleSignInAgain } from "./sign-in-again.server.ts";

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { answer: response, headers } = await handleSignInAgain(request, await readPostedFields(request));
  headers.set("cache-control", "no-store");
  return Response.json(response, { headers });
}
