import { editorOf } from "#app/features/accounts/guard.server.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { entriesTexts } from "#app/shell/entries/entries.texts.ts";
import { answerEntries, viewEntries } from "#app/shell/entries/entries-screen.server.ts";
import { EntryForm } from "#app/shell/entries/entry-form.tsx";
import { EntryList, NoEntries } from "#app/shell/entries/entry-list.tsx";
import { entryRow } from "#app/shell/entries/entry-row.ts";
import { TextField } from "#app/ui/field.tsx";
import type { Route } from "./+types/swatches.admin.ts";
import styles from "./colour-field.module.css";
import { ColourField } from "./colour-field.tsx";
import { swatchEntries } from "./swatch-entries.server.ts";
import { swatchForm } from "./swatch-form.rules.ts";
import { swatchesAdminTexts as texts } from "./swatches-admin.texts.ts";

const PATH = "/admin/cores";
const schema = swatchForm(texts.errors);

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context);
  return viewEntries(swatchEntries, params.id);
}

export function action({ request, context, params }: Route.ActionArgs) {
  return answerEntries(
    {
      entries: swatchEntries,
      schema,
      path: PATH,
      toasts: texts.toasts,
      factsOf: (form) => form,
      taken: { name: [texts.errors.taken] },
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

export default function SwatchList({ loaderData: view, actionData }: Route.ComponentProps) {
  if (view.kind === "list") {
    const rows = view.entries.map((entry) =>
      entryRow(entry, [], {
        name: entry.row.name,
        facts: entry.row.hex,
        thumb: <i className={styles.chip} style={{ background: entry.row.hex }} />,
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
      isActive={view.entry?.row.active ?? true}
    >
      {(wrong, typed) => (
        <>
          <TextField
            id="swatch-name"
            name="name"
            label={texts.fields.name}
            help={texts.fields.nameHelp}
            defaultValue={String(typed?.name ?? view.entry?.row.name ?? "")}
            error={wrong.name?.[0]}
          />
          <ColourField
            id="swatch-hex"
            name="hex"
            value={String(typed?.hex ?? view.entry?.row.hex ?? "")}
            error={wrong.hex?.[0]}
          />
        </>
      )}
    </EntryForm>
  );
}
