import { editorOf } from "#app/accounts/guard.server.ts";
import type { Route } from "./+types/person-archive.resource";
import { personArchive } from "./person-archive.server.ts";
import { readIdentifiers } from "./retention.rules.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = readIdentifiers(new URL(request.url).searchParams.getAll("quem"));
  if (!asked) return new Response(null, { status: 400, headers: { "cache-control": "private, no-store" } });
  return personArchive(editorOf(context), asked);
}
