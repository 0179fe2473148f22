import { authorise } from "#app/features/accounts/guard.server.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import type { Route } from "./+types/rug-tally.resource";
import { PANEL_ROLES, signInFirst } from "./panel-sign-in.server.ts";
import { readTallyDays } from "./rug-tally.rules.ts";
import { type RugTally, tallyRugs } from "./rug-tally.server.ts";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

const { rug, size, tried, kept, shared, asked } = simulatorAdminTexts.tally.columns;

/** `/simulador-admin/uso?dias=30|90|0` */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const editor = await authorise(request, PANEL_ROLES);
  if (!editor) return signInFirst();
  const days = readTallyDays(new URL(request.url).searchParams);
  return sheetResponse<RugTally>("csv", {
    name: "simulador",
    columns: [
      { title: rug, value: (row) => row.name },
      { title: size, value: (row) => row.size },
      { title: tried, value: (row) => row.tried },
      { title: kept, value: (row) => row.kept },
      { title: shared, value: (row) => row.shared },
      { title: asked, value: (row) => row.asked },
    ],
    batches: inOnePiece(await tallyRugs(editor, days || null)),
  });
}

async function* inOnePiece(rows: RugTally[]): AsyncGenerator<RugTally[]> {
  yield rows;
}
