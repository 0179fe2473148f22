import { editorOf } from "#app/features/accounts/guard.server.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { ItemForm } from "#app/shell/lists/item-form.tsx";
import { ItemList, UnavailableItem } from "#app/shell/lists/item-list.tsx";
import { itemRow } from "#app/shell/lists/item-row.ts";
import { handleListAction, loadListScreen } from "#app/shell/lists/list-screen.server.ts";
import { listScreenTexts } from "#app/shell/lists/list-screen.texts.ts";
import type { Route } from "./+types/testimonials.admin.ts";
import { testimonialForm } from "./home-lists.rules.ts";
import { testimonialList } from "./home-lists.server.ts";
import { homeListsTexts } from "./home-lists.texts.ts";

const { errors, testimonials: texts } = homeListsTexts;
const PATH = "/admin/depoimentos";
const NAMES = ["quote", "author", "role"];
const schema = testimonialForm(errors);

const FIELDS = [
  { name: "quote", label: texts.fields.quote, kind: "text", required: true, help: texts.fields.quoteHelp },
  { name: "author", label: texts.fields.author, kind: "line", required: true, help: texts.fields.authorHelp },
  { name: "role", label: texts.fields.role, kind: "line", help: texts.fields.roleHelp },
] as const;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context);
  return loadListScreen(testimonialList, params.id);
}

export function action({ request, context, params }: Route.ActionArgs) {
  return handleListAction(
    {
      items: testimonialList,
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

export default function Testimonials({ loaderData: view, actionData }: Route.ComponentProps) {
  if (view.kind === "list") {
    const rows = view.items.map((item) =>
      itemRow(item, NAMES, {
        name: item.row.author,
        facts: [item.row.role, item.row.quote].filter(Boolean).join(". "),
      }),
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
