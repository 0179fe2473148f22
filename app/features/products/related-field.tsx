import { useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { HiddenUrls } from "#app/features/media/hidden-urls.tsx";
import { TextField } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SortableList } from "#app/ui/sortable.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { MAX_RELATED } from "./product-form.ts";
import { CATALOGUE_PATH } from "./product-list-address.ts";
import type { ProductRows } from "./product-rows.server.ts";
import { productsAdminTexts } from "./products-admin.texts.ts";
import styles from "./related-field.module.css";

const { editor: texts } = productsAdminTexts;
const PAUSE_MS = 250;
const OFFERED = 6;

type Named = { id: string; name: string };
type RelatedFieldProps = { related: Named[]; ownId: string | null };

export function RelatedField({ related, ownId }: RelatedFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState(related);
  const [search, setSearch] = useState("");
  const found = useRugSearch(search);
  const taken = new Set([ownId, ...chosen.map((rug) => rug.id)]);
  const offered = found.filter((rug) => !taken.has(rug.id)).slice(0, OFFERED);
  return (
    <div className={styles.related}>
      <HiddenUrls name="related" urls={chosen.map((rug) => rug.id)} />
      {chosen.length > 0 && (
        <SortableList
          items={chosen}
          idOf={(rug: Named) => rug.id}
          nameOf={(rug: Named) => rug.name}
          label={texts.relatedList}
          className={styles.chosen}
          onOrder={(ids) =>
            setChosen((before) => ids.flatMap((one) => before.find((rug) => rug.id === one) ?? []))
          }
        >
          {(rug: Named, handle) => (
            <div className={styles.rug}>
              {handle}
              <span>{rug.name}</span>
              <IconButton
                icon="close"
                small
                aria-label={texts.relatedRemove(rug.name)}
                onClick={() => setChosen((before) => before.filter((other) => other.id !== rug.id))}
              />
            </div>
          )}
        </SortableList>
      )}
      {chosen.length < MAX_RELATED && (
        <TextField
          id={`${id}-search`}
          label={texts.relatedSearch}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <div role="status">
        {search.trim() !== "" && (
          <ul className={styles.offered}>
            {offered.map((rug) => (
              <li key={rug.id}>
                <TextButton
                  icon="plus"
                  aria-label={texts.relatedAdd(rug.name)}
                  onClick={() => {
                    setChosen((before) => [...before, rug]);
                    document.getElementById(`${id}-search`)?.focus();
                  }}
                >
                  {rug.name}
                </TextButton>
              </li>
            ))}
            {offered.length === 0 && <li>{texts.relatedNone}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}

function useRugSearch(search: string): Named[] {
  const fetcher = useFetcher<{ list: ProductRows | null }>();
  const { load } = fetcher;
  const asked = useRef("");
  useEffect(() => {
    const words = search.trim();
    if (words === "" || words === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = words;
      void load(`${CATALOGUE_PATH}?q=${encodeURIComponent(words)}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, load]);
  return search.trim() === "" ? [] : (fetcher.data?.list?.rows ?? []);
}
