import { editorOf } from "#app/features/accounts/guard.server.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { ItemForm } from "#app/shell/lists/item-form.tsx";
import { ItemList, UnavailableItem } from "#app/shell/lists/item-list.tsx";
import { itemRow } from "#app/shell/lists/item-row.ts";
import { handleListAction, loadListScreen } from "#app/shell/lists/list-screen.server.ts";
import { listScreenTexts } from "#app/shell/lists/list-screen.texts.ts";
import { TextField } from "#app/ui/field.tsx";
import type { Route } from "./+types/swatches.admin.ts";
import styles from "./colour-field.module.css";
import { ColourField } from "./colour-field.tsx";
import { swatchForm } from "./swatch-form.rules.ts";
import { swatchList } from "./swatch-list.server.ts";
import { swatchesAdminTexts as texts } from "./swatches-admin.texts.ts";

const PATH = "/admin/cores";
const schema = swatchForm(texts.errors);

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context);
  return loadListScreen(swatchList, params.id);
}

export function action({ request, context, params }: Route.ActionArgs) {
  return handleListAction(
    {
      items: swatchList,
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
  return submitOrRefuse(args, listScreenTexts.toasts.saveFailed, {
    remove: listScreenTexts.toasts.removeFailed,
  });
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function SwatchList({ loaderData: view, actionData }: Route.ComponentProps) {
  if (view.kind === "list") {
    const rows = view.items.map((item) =>
      itemRow(item, [], {
        name: item.row.name,
        facts: item.row.hex,
        thumb: <i className={styles.chip} style={{ background: item.row.hex }} />,
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
      isActive={view.item?.row.active ?? true}
    >
      {(wrong, typed) => (
        <>
          <TextField
            id="swatch-name"
            name="name"
            label={texts.fields.name}
            help={texts.fields.nameHelp}
            defaultValue={String(typed?.name ?? view.item?.row.name ?? "")}
            error={wrong.name?.[0]}
          />
          <ColourField
            id="swatch-hex"
            name="hex"
            value={String(typed?.hex ?? view.item?.row.hex ?? "")}
            error={wrong.hex?.[0]}
          />
        </>
      )}
    </ItemForm>
  );
}
