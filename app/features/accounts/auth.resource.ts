import type { Route } from "./+types/auth.resource.ts";
import { authFor } from "./auth.server.ts";

/** The authentication library's own endpoints, /api/auth/*. */
const answer = ({ request }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> =>
  authFor(request).handler(request);

export const loader = answer;
export const action = answer;
