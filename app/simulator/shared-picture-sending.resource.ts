import type { Route } from "./+types/shared-picture-sending.resource";
import { receiveSharedPicture } from "./shared-picture-sending.server.ts";

const STATUS = { stored: 201, refused: 400, tooMany: 429, failed: 503 } as const;

/** POST /simulador/imagens */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const response = await receiveSharedPicture(request);
  return Response.json(response, {
    status: STATUS[response.state],
    headers: { "cache-control": "no-store" },
  });
}

export const loader = () => new Response(null, { status: 405 });
