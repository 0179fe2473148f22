import { data, useNavigate, useOutletContext } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { handleDesignForm } from "../panel/panel-actions.server.ts";
import { simulatorAdminTexts as texts } from "../panel/simulator-admin.texts.ts";
import type { Route } from "./+types/product-design.admin.ts";
import { RugDesignDialog } from "./rug-design-dialog.tsx";
import { beginDesignOf, getUnpublishedRugDesign } from "./rug-designs.server.ts";

const NOT_FOUND = 404;

/** `/admin/tapetes/:id/desenho?desenho=…` */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const begun = isId(params.id) ? await beginDesignOf(editor, params.id) : null;
  if (!begun) return data({ draft: null }, { status: NOT_FOUND });
  const asked = new URL(request.url).searchParams.get("desenho") ?? "";
  const own = await getUnpublishedRugDesign(editor, {
    productId: begun.productId,
    ...(isId(asked) && { id: asked }),
  });
  return data({ draft: own ?? begun });
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleDesignForm(editorOf(context), await readPostedFields(request));

export const clientAction = refuseWhenLost(texts.toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function ProductDesignScreen({ loaderData: { draft } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const onTouched = useOutletContext<(isTouched: boolean) => void>();
  if (!draft) return null;
  const leave = () => void navigate("..", { relative: "path", replace: true, preventScrollReset: true });
  return <RugDesignDialog opened={draft} onTouched={onTouched} onClose={leave} />;
}
