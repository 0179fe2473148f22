import { editorOf } from "#app/features/accounts/guard.server.ts";
import { getPictures, isKnownMedia } from "#app/features/media/media.server.ts";
import { PictureField } from "#app/features/media/picture-field.tsx";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { ItemForm } from "#app/shell/lists/item-form.tsx";
import { ItemList, UnavailableItem } from "#app/shell/lists/item-list.tsx";
import { itemRow } from "#app/shell/lists/item-row.ts";
import { handleListAction, loadListScreen } from "#app/shell/lists/list-screen.server.ts";
import { listScreenTexts } from "#app/shell/lists/list-screen.texts.ts";
import { Thumb } from "#app/shell/lists/thumb.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { Route } from "./+types/trade-shows.admin.ts";
import { tradeShowForm } from "./home-lists.rules.ts";
import { tradeShowList } from "./home-lists.server.ts";
import { homeListsTexts } from "./home-lists.texts.ts";

const { errors, tradeShows: texts } = homeListsTexts;
const PATH = "/admin/feiras";
const NAMES = ["title", "description"];
const schema = tradeShowForm(errors);

const FIELDS = [
  { name: "title", label: texts.fields.title, kind: "line", required: true },
  { name: "description", label: texts.fields.description, kind: "text" },
] as const;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context);
  const view = await loadListScreen(tradeShowList, params.id);
  const urls = view.kind === "list" ? view.items.map(({ row }) => row.imageUrl ?? "") : [];
  return { view, pictures: await getPictures(urls, DEFAULT_LOCALE) };
}

export function action({ request, context, params }: Route.ActionArgs) {
  return handleListAction(
    {
      items: tradeShowList,
      schema,
      path: PATH,
      toasts: texts.toasts,
      factsOf: ({ active, year, imageUrl }) => ({ active, year, imageUrl: imageUrl || null }),
      check: async ({ imageUrl }) =>
        imageUrl && !(await isKnownMedia(imageUrl)) ? { imageUrl: [errors.picture] } : null,
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

export default function TradeShows({ loaderData: { view, pictures }, actionData }: Route.ComponentProps) {
  if (view.kind === "list") {
    const rows = view.items.map((item) =>
      itemRow(item, NAMES, {
        name: `${item.row.title} (${item.row.year})`,
        facts: item.row.description,
        thumb: <Thumb picture={pictures.get(item.row.imageUrl ?? "")} />,
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
    >
      {(wrong, typed) => (
        <>
          <TextField
            id="trade-show-year"
            name="year"
            type="number"
            inputMode="numeric"
            label={texts.fields.year}
            defaultValue={String(typed?.year ?? view.item?.row.year ?? "")}
            error={wrong.year?.[0]}
          />
          <PictureField
            name="imageUrl"
            kind="siteImage"
            label={texts.fields.picture}
            optional={listScreenTexts.optional}
            value={String(typed?.imageUrl ?? view.item?.row.imageUrl ?? "")}
            error={wrong.imageUrl?.[0]}
          />
        </>
      )}
    </ItemForm>
  );
}
