import { editorOf } from "#app/features/accounts/guard.server.ts";
import { getPictures, isKnownMedia } from "#app/features/media/media.server.ts";
import { PictureField } from "#app/features/media/picture-field.tsx";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { entriesTexts } from "#app/shell/entries/entries.texts.ts";
import { answerEntries, viewEntries } from "#app/shell/entries/entries-screen.server.ts";
import { EntryForm } from "#app/shell/entries/entry-form.tsx";
import { EntryList, NoEntries } from "#app/shell/entries/entry-list.tsx";
import { entryRow } from "#app/shell/entries/entry-row.ts";
import { Thumb } from "#app/shell/entries/thumb.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { Route } from "./+types/trade-shows.admin.ts";
import { tradeShowForm } from "./home-lists.rules.ts";
import { tradeShowEntries } from "./home-lists.server.ts";
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
  const view = await viewEntries(tradeShowEntries, params.id);
  const urls = view.kind === "list" ? view.entries.map(({ row }) => row.imageUrl ?? "") : [];
  return { view, pictures: await getPictures(urls, DEFAULT_LOCALE) };
}

export function action({ request, context, params }: Route.ActionArgs) {
  return answerEntries(
    {
      entries: tradeShowEntries,
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
  return submitOrRefuse(args, entriesTexts.toasts.saveFailed, {
    remove: entriesTexts.toasts.removeFailed,
  });
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function TradeShows({ loaderData: { view, pictures }, actionData }: Route.ComponentProps) {
  if (view.kind === "list") {
    const rows = view.entries.map((entry) =>
      entryRow(entry, NAMES, {
        name: `${entry.row.title} (${entry.row.year})`,
        facts: entry.row.description,
        thumb: <Thumb picture={pictures.get(entry.row.imageUrl ?? "")} />,
      }),
    );
    return <EntryList rows={rows} path={PATH} texts={texts} answer={actionData} />;
  }
  if (view.kind !== "entry") return <NoEntries kind={view.kind} path={PATH} />;
  return (
    <EntryForm
      title={view.entry ? texts.editTitle : texts.create}
      lead={texts.lead}
      path={PATH}
      schema={schema}
      answer={actionData}
      words={{ fields: FIELDS, values: view.entry?.words ?? emptyWords(NAMES) }}
      isActive={view.entry?.row.active ?? true}
    >
      {(wrong, typed) => (
        <>
          <TextField
            id="trade-show-year"
            name="year"
            type="number"
            inputMode="numeric"
            label={texts.fields.year}
            defaultValue={String(typed?.year ?? view.entry?.row.year ?? "")}
            error={wrong.year?.[0]}
          />
          <PictureField
            name="imageUrl"
            kind="siteImage"
            label={texts.fields.picture}
            optional={entriesTexts.optional}
            value={String(typed?.imageUrl ?? view.entry?.row.imageUrl ?? "")}
            error={wrong.imageUrl?.[0]}
          />
        </>
      )}
    </EntryForm>
  );
}
