import { authorise } from "#app/accounts/guard.server.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import type { Route } from "./+types/rug-usage.resource";
import { PANEL_ROLES, signInFirst } from "./panel-sign-in.server.ts";
import { readUsageDays } from "./rug-usage.rules.ts";
import { listRugUsage, type RugUsage } from "./rug-usage.server.ts";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

const { rug, size, tried, downloaded, shared, requested } = simulatorAdminTexts.usage.columns;

/** `/simulador-admin/uso?dias=30|90|0` */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const editor = await authorise(request, PANEL_ROLES);
  if (!editor) return signInFirst();
  const days = readUsageDays(new URL(request.url).searchParams);
  return sheetResponse<RugUsage>("csv", {
    name: "simulador",
    columns: [
      { title: rug, value: (row) => row.name },
      { title: size, value: (row) => row.size },
      { title: tried, value: (row) => row.tried },
      { title: downloaded, value: (row) => row.downloaded },
      { title: shared, value: (row) => row.shared },
      { title: requested, value: (row) => row.requested },
    ],
    batches: [await listRugUsage(editor, days || null)],
  });
}
