import type { Route } from "./+types/auth.resource.ts";
import { handleAuthRequest } from "./auth-requests.server.ts";

export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => handleAuthRequest(request);
export const action = ({ request }: Route.ActionArgs): Promise<Response> => handleAuthRequest(request);
