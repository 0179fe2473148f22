import type { Route } from "./+types/auth.resource.ts";
import { answerAuthRequest } from "./auth-requests.server.ts";

/** The authentication library's own endpoints, /api/auth/*. */
export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => answerAuthRequest(request);
export const action = ({ request }: Route.ActionArgs): Promise<Response> => answerAuthRequest(request);
