import type { Route } from "./+types/uploads.resource";
import { answerUpload } from "./resumable-uploads.server.ts";

/** `/admin/uploads/*`: files in pieces, by the tus protocol. HEAD and GET come as loader, the rest as action. */
export function loader({ request }: Route.LoaderArgs) {
  return answerUpload(request);
}

export function action({ request }: Route.ActionArgs) {
  return answerUpload(request);
}
