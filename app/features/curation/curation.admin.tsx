import { editorOf } from "#app/features/accounts/guard.server.ts";
import { getPictures, unknownMedia } from "#app/features/media/media.server.ts";
import { PicturesField } from "#app/features/media/pictures-field.tsx";
import { StoredFileField } from "#app/features/media/stored-file-field.tsx";
import { leadsToFile } from "#app/features/media/stored-files.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { ItemForm } from "#app/shell/lists/item-form.tsx";
import { ItemList, UnavailableItem } from "#app/shell/lists/item-list.tsx";
import { itemRow } from "#app/shell/lists/item-row.ts";
import { handleListAction, loadListScreen } from "#app/shell/lists/list-screen.server.ts";
import { listScreenTexts } from "#app/shell/lists/list-screen.texts.ts";
import { Thumb } from "#app/shell/lists/thumb.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { Route } from "./+types/curation.admin.ts";
import { curationAdminTexts as texts } from "./curation-admin.texts.ts";
import { curationForm } from "./curation-form.rules.ts";
import { curationList, listUnpublishedImages, replacePictures } from "./curation-list.server.ts";

const { fields, errors } = texts;
const PATH = "/admin/curadoria";
const NAMES = ["title", "description", "catalogueName"];
const schema = curationForm(errors);

const WORDS = [
  { name: "title", label: fields.title, kind: "line", required: true },
  { name: "description", label: fields.description, kind: "text" },
  { name: "catalogueName", label: fields.catalogueName, kind: "line", help: fields.catalogueNameHelp },
] as const;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context);
  const view = await loadListScreen(curationList, params.id);
  if (view.kind !== "list" && view.kind !== "item") return { view, images: new Map(), pictures: new Map() };
  const images = await listUnpublishedImages(params.id);
  const firsts = view.kind === "list" ? [...images.values()].flatMap(([first]) => first ?? []) : [];
  return { view, images, pictures: await getPictures(firsts, DEFAULT_LOCALE) };
}

const filled = (urls: (string | undefined)[] = []) => urls.filter((url): url is string => Boolean(url));

export function action({ request, context, params }: Route.ActionArgs) {
  return handleListAction(
    {
      items: curationList,
      schema,
      path: PATH,
      toasts: texts.toasts,
      factsOf: ({ active, year, catalogueUrl }) => ({ active, year, catalogueUrl: catalogueUrl || null }),
      also:
        ({ images }) =>
        (tx, id) =>
          replacePictures(tx, id, filled(images)),
      check: async ({ images, catalogueUrl }): Promise<FieldErrors | null> => {
        const lost = await unknownMedia(filled(images));
        if (lost.length > 0) return { images: [errors.lostPicture] };
        return (await leadsToFile(catalogueUrl)) ? null : { catalogueUrl: [errors.lostFile] };
      },
      taken: { year: [errors.taken] },
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

export default function CurationEditions({ loaderData, actionData }: Route.ComponentProps) {
  const { view, images, pictures } = loaderData;
  if (view.kind === "list") {
    const rows = view.items.map((item) => {
      const { id, year, title, catalogueUrl } = item.row;
      const urls: string[] = images.get(id) ?? [];
      return itemRow(item, NAMES, {
        name: texts.name(year, title),
        facts: texts.facts(urls.length, catalogueUrl !== null),
        thumb: <Thumb picture={pictures.get(urls[0] ?? "")} />,
      });
    });
    return <ItemList rows={rows} path={PATH} texts={texts} answer={actionData} isFixed />;
  }
  if (view.kind !== "item") return <UnavailableItem kind={view.kind} path={PATH} />;
  const row = view.item?.row;
  return (
    <ItemForm
      title={row ? texts.editTitle(row.year) : texts.create}
      lead={texts.lead}
      path={PATH}
      schema={schema}
      answer={actionData}
      words={{ fields: WORDS, values: view.item?.words ?? emptyWords(NAMES) }}
      isActive={row?.active ?? true}
    >
      {(wrong, typed) => (
        <>
          <TextField
            id="curation-year"
            name="year"
            type="number"
            inputMode="numeric"
            label={fields.year}
            defaultValue={String(typed?.year ?? row?.year ?? "")}
            error={wrong.year?.[0]}
          />
          <PicturesField
            name="images"
            kind="siteImage"
            label={fields.images}
            help={fields.imagesHelp}
            values={typed ? imagesOf(typed.images) : (images.get(row?.id ?? "") ?? [])}
            error={wrong.images?.[0]}
          />
          <StoredFileField
            name="catalogueUrl"
            kind="catalogue"
            label={fields.catalogue}
            help={fields.catalogueHelp}
            optional={listScreenTexts.optional}
            value={String(typed?.catalogueUrl ?? row?.catalogueUrl ?? "")}
            error={wrong.catalogueUrl?.[0]}
          />
        </>
      )}
    </ItemForm>
  );
}

/** One picture comes as itself, several as a list. */
const imagesOf = (typed: unknown) => filled(Array.isArray(typed) ? typed : [String(typed ?? "")]);
