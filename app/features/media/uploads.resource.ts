import type { Route } from "./+types/uploads.resource";

/** `/admin/uploads/*`: files in pieces, by the tus protocol. HEAD and GET come as loader, the rest as action. */
export function loader({ request }: Route.LoaderArgs) {
  return answer(request);
}

export function action({ request }: Route.ActionArgs) {
  return answer(request);
}

/** Loaded with the first upload: the protocol's package takes memory. */
async function answer(request: Request): Promise<Response> {
  const { handleUpload } = await import("./resumable-uploads.server.ts");
  return handleUpload(request);
}
