import { useState } from "react";
import { formatPrice } from "#app/i18n/format.ts";
import { TextButton } from "#app/ui/text-link.tsx";
import type { SimulatorRug } from "../simulator-rug.ts";
import { findModels, type ModelFilter, shapesOf } from "./find-models.ts";
import type { PanelProps } from "./panel-props.ts";
import styles from "./panels.module.css";

/** As many as are drawn at once: thousands of pictures would keep a phone busy. */
const PAGE = 24;
/** Fewer are found by eye. */
const FEWEST_TO_SEARCH = 9;
const EVERYTHING: ModelFilter = { words: "", shape: null };

type ModelListProps = Pick<PanelProps, "locale" | "texts"> & {
  rugs: readonly SimulatorRug[];
  chosen: string | undefined;
  onChoose: (rug: SimulatorRug) => void;
};

/** The models, to be searched by name, colour and shape, and shown page after page. */
export function ModelList({ rugs, ...list }: ModelListProps) {
  const words = list.texts.model;
  const [filter, setFilter] = useState(EVERYTHING);
  const shapes = shapesOf(rugs);
  const found = findModels(rugs, filter);
  return (
    <>
      {rugs.length >= FEWEST_TO_SEARCH && (
        <search className={styles.search}>
          <label>
            <span>{words.search}</span>
            <input
              type="search"
              value={filter.words}
              onChange={({ currentTarget }) => setFilter({ ...filter, words: currentTarget.value })}
            />
          </label>
          {shapes.length > 1 && (
            <label>
              <span>{words.shape}</span>
              <select
                value={filter.shape ?? ""}
                onChange={({ currentTarget }) =>
                  setFilter({
                    ...filter,
                    shape: shapes.find((shape) => shape === currentTarget.value) ?? null,
                  })
                }
              >
                <option value="">{words.everyShape}</option>
                {shapes.map((shape) => (
                  <option key={shape} value={shape}>
                    {words.shapes[shape]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p role="status" className={styles.note}>
            {filter !== EVERYTHING && words.found(found.length)}
          </p>
        </search>
      )}
      <ModelPages key={JSON.stringify(filter)} rugs={found} {...list} className={styles.models} hasPrices />
    </>
  );
}

type ModelPagesProps = ModelListProps & {
  className: string | undefined;
  label?: string;
  hasPrices?: boolean;
};

/** Models in a row or in columns, with a way to the next ones at the end. */
export function ModelPages(props: ModelPagesProps) {
  const { rugs, chosen, onChoose, locale, texts, className, label, hasPrices = false } = props;
  const [shown, setShown] = useState(PAGE);
  const left = rugs.length - shown;
  return (
    <ul className={className} aria-label={label}>
      {rugs.slice(0, shown).map((rug) => {
        const price = rug.sizes[0]?.priceCents;
        return (
          <li key={rug.id}>
            <button
              type="button"
              aria-pressed={rug.id === chosen}
              className={styles.model}
              onClick={() => onChoose(rug)}
            >
              <img src={rug.thumb} alt="" loading="lazy" />
              <b>{rug.name}</b>
              {hasPrices && (
                <>
                  <span>{price ? formatPrice(price, rug.currency, locale) : texts.size.onRequest}</span>
                  {!rug.isSizeConfirmed && <span>{texts.model.unconfirmed}</span>}
                </>
              )}
            </button>
          </li>
        );
      })}
      {left > 0 && (
        <li>
          <TextButton onClick={() => setShown(shown + PAGE)}>{texts.model.more(left)}</TextButton>
        </li>
      )}
    </ul>
  );
}
