import { useLocation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { ContentItemScreen } from "#app/content/admin/content-item.tsx";
import { documentTitle } from "#app/content/admin/content-title.ts";
import { handleListAction, loadListScreen } from "#app/content/admin/list-screen.server.ts";
import { listScreenTexts } from "#app/content/admin/list-screen.texts.ts";
import { typeAt } from "#app/content-types.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import type { StudioProps } from "../simulator-rug.ts";
import { listFirstModels } from "../simulator-rugs.server.ts";
import type { Route } from "./+types/sample-room.admin.ts";
import { RoomField } from "./room-field.tsx";
import { findReplaced } from "./sample-rooms.server.ts";

export const meta: Route.MetaFunction = ({ location, loaderData }) => [
  { title: documentTitle(typeAt(location.pathname), loaderData?.view) },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  editorOf(context);
  const [view, { brand }, models] = await Promise.all([
    loadListScreen(typeAt(url.pathname), params.id, url.searchParams),
    getSettings(DEFAULT_LOCALE),
    listFirstModels(DEFAULT_LOCALE),
  ]);
  const replaced = await findReplaced(view);
  return { view, models, brand: brand.name, isReplaced: replaced.length > 0 };
}

export function action({ request, context, params, url }: Route.ActionArgs) {
  return handleListAction(typeAt(url.pathname), { editor: editorOf(context), request, id: params.id });
}

export const clientAction = refuseWhenLost(listScreenTexts.toasts.saveFailed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function SampleRoom({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view, models, brand, isReplaced } = loaderData;
  const type = typeAt(useLocation().pathname);
  const studio: StudioProps = {
    ...{ locale: DEFAULT_LOCALE, action: "/simulador", yarns: [] },
    ...{ ...models, brand },
  };
  return (
    <ContentItemScreen
      key={params.id}
      type={type}
      view={view}
      answer={actionData}
      own={{
        photo: (photo, other) => <RoomField {...{ photo, studio, isReplaced }} view={other("view")} />,
        view: () => null,
      }}
    />
  );
}
