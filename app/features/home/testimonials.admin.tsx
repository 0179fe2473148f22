import { editorOf } from "#app/features/accounts/guard.server.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { entriesTexts } from "#app/shell/entries/entries.texts.ts";
import { answerEntries, viewEntries } from "#app/shell/entries/entries-screen.server.ts";
import { EntryForm } from "#app/shell/entries/entry-form.tsx";
import { EntryList, NoEntries } from "#app/shell/entries/entry-list.tsx";
import { entryRow } from "#app/shell/entries/entry-row.ts";
import type { Route } from "./+types/testimonials.admin.ts";
import { testimonialForm } from "./home-lists.rules.ts";
import { testimonialEntries } from "./home-lists.server.ts";
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
  return viewEntries(testimonialEntries, params.id);
}

export function action({ request, context, params }: Route.ActionArgs) {
  return answerEntries(
    {
      entries: testimonialEntries,
      schema,
      path: PATH,
      toasts: texts.toasts,
      factsOf: ({ active }) => ({ active }),
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

export default function Testimonials({ loaderData: view, actionData }: Route.ComponentProps) {
  if (view.kind === "list") {
    const rows = view.entries.map((entry) =>
      entryRow(entry, NAMES, {
        name: entry.row.author,
        facts: [entry.row.role, entry.row.quote].filter(Boolean).join(". "),
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
    />
  );
}
