import type { Route } from "./+types/uploads.resource";

/** `/admin/uploads/*`, tus protocol. HEAD and GET use the loader, the rest the action. */
export function loader({ request }: Route.LoaderArgs) {
  return respond(request);
}

export function action({ request }: Route.ActionArgs) {
  return respond(request);
}

/** Lazy: the protocol's package takes memory. */
async function respond(request: Request): Promise<Response> {
  const { handleUpload } = await import("./resumable-uploads.server.ts");
  return handleUpload(request);
}
