import type { ContentItem } from "#app/content/content.server.ts";
import type { ContentType, Entry, ListedType } from "#app/content/define-content.ts";
import { isLocalized, listOf, namesOf } from "#app/content/fields.ts";
import { countAllMissing } from "#app/i18n/translated-words.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import styles from "./colour-field.module.css";
import { titleOf } from "./content-title.ts";
import { ItemList, type ItemRow } from "./item-list.tsx";
import type { ListResult, ListView } from "./list-screen.server.ts";
import { Thumb } from "./thumb.tsx";
import { UnavailableItem } from "./unavailable-item.tsx";

type ContentListScreenProps = { type: ListedType; view: ListView; answer: ListResult | undefined };

export function ContentListScreen({ type, view, answer: result }: ContentListScreenProps) {
  const path = `/admin/${type.path}`;
  if (view.kind === "item") return null;
  if (view.kind !== "list") return <UnavailableItem kind={view.kind} path={path} />;
  const rows = view.items.map((item) => rowOf(type, item, view));
  return (
    <ItemList
      rows={rows}
      page={view.page}
      total={view.total}
      path={path}
      texts={type.texts}
      answer={result}
      isFixed={type.order !== "manual"}
    />
  );
}

function rowOf(
  type: ContentType,
  { id, active, entry, words }: ContentItem,
  { pictures, uses, outdated }: ListView & { kind: "list" },
): ItemRow {
  const names = namesOf(type.fields, isLocalized);
  return {
    ...{ id, isActive: active, ...(type.row?.(entry, uses.get(id) ?? 0) ?? { name: titleOf(type, entry) }) },
    missing: countAllMissing(words, names),
    outdated: outdated.get(id) ?? 0,
    ...(type.thumb && { thumb: thumbOf(type, entry, pictures) }),
  };
}

function thumbOf({ fields, thumb = "" }: ContentType, entry: Entry, pictures: Map<string, Picture>) {
  const value = (entry as Record<string, unknown>)[thumb];
  if (fields[thumb]?.kind === "colour")
    return <i className={styles.chip} style={{ background: String(value) }} />;
  return <Thumb picture={pictures.get(listOf(value)[0] ?? "")} />;
}
