import { editorOf } from "#app/features/accounts/guard.server.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { ItemForm } from "#app/shell/lists/item-form.tsx";
import { ItemList, UnavailableItem } from "#app/shell/lists/item-list.tsx";
import { itemRow } from "#app/shell/lists/item-row.ts";
import { handleListAction, loadListScreen } from "#app/shell/lists/list-screen.server.ts";
import { listScreenTexts } from "#app/shell/lists/list-screen.texts.ts";
import type { Route } from "./+types/services.admin.ts";
import { serviceForm } from "./home-lists.rules.ts";
import { serviceList } from "./home-lists.server.ts";
import { homeListsTexts } from "./home-lists.texts.ts";

const { errors, services: texts } = homeListsTexts;
const PATH = "/admin/servicos";
const NAMES = ["title", "description"];
const schema = serviceForm(errors);

const FIELDS = [
  { name: "title", label: texts.fields.title, kind: "line", required: true },
  { name: "description", label: texts.fields.description, kind: "text" },
] as const;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context);
  return loadListScreen(serviceList, params.id);
}

export function action({ request, context, params }: Route.ActionArgs) {
  return handleListAction(
    {
      items: serviceList,
      schema,
      path: PATH,
      toasts: texts.toasts,
      factsOf: ({ active }) => ({ active }),
    },
    { editor: editorOf(context), request, id: params.id },
  );
}

export function clientAction(args: Route.ClientActionArgs) {
  return submitOrRefuse(args, listScreenTexts.toasts.saveFailed, {
    remove: listScreenTexts.toasts.removeFailed,
  });
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function Services({ loaderData: view, actionData }: Route.ComponentProps) {
  if (view.kind === "list") {
    const rows = view.items.map((item) =>
      itemRow(item, NAMES, { name: item.row.title, facts: item.row.description }),
    );
    return <ItemList rows={rows} path={PATH} texts={texts} answer={actionData} />;
  }
  if (view.kind !== "item") return <UnavailableItem kind={view.kind} path={PATH} />;
  return (
    <ItemForm
      title={view.item ? texts.editTitle : texts.create}
      lead={texts.lead}
      path={PATH}
      schema={schema}
      answer={actionData}
      words={{ fields: FIELDS, values: view.item?.words ?? emptyWords(NAMES) }}
      isActive={view.item?.row.active ?? true}
    />
  );
}
