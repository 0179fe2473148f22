import { useId, useState } from "react";
import { TextField } from "#app/ui/forms/field.tsx";
import { HiddenFields } from "#app/ui/forms/hidden-fields.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import type { NamedProduct } from "../lists/product-names.rules.ts";
import { MAX_RELATED } from "./product-form.ts";
import { ProductSuggestions } from "./product-suggestions.tsx";
import styles from "./related-field.module.css";

const { editor: texts } = productsAdminTexts;

type RelatedFieldProps = { related: NamedProduct[]; ownId: string | null };

export function RelatedField({ related, ownId }: RelatedFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState(related);
  const [search, setSearch] = useState("");
  const taken = new Set([ownId, ...chosen.map((rug) => rug.id)]);
  return (
    <div className={styles.related}>
      <HiddenFields name="related" values={chosen.map((rug) => rug.id)} />
      {chosen.length > 0 && (
        <SortableList
          items={chosen}
          idOf={(rug: NamedProduct) => rug.id}
          nameOf={(rug: NamedProduct) => rug.name}
          label={texts.relatedList}
          className={styles.chosen}
          onOrder={(ids) =>
            setChosen((before) => ids.flatMap((one) => before.find((rug) => rug.id === one) ?? []))
          }
        >
          {(rug, handle) => (
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
      <ProductSuggestions
        search={search}
        isTaken={(rug) => taken.has(rug)}
        onTake={(rug) => {
          setChosen((before) => [...before, rug]);
          document.getElementById(`${id}-search`)?.focus();
        }}
      />
    </div>
  );
}
