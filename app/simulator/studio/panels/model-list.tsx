import { useState } from "react";
import field from "#app/ui/forms/field.module.css";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { EVERY_MODEL } from "../../model-search.rules.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";
import { priceListed } from "../rugs-in-room.ts";
import type { PanelProps } from "./panel-props.ts";
import styles from "./panels.module.css";
import { type Models, useModelSearch } from "./use-models.ts";

const FEWEST_TO_SEARCH = 9;

type ModelListProps = Pick<PanelProps, "locale" | "texts"> & {
  models: Models;
  chosen: string | undefined;
  onChoose: (rug: SimulatorRug) => void;
  /** The size that prices are shown for; without it there are none. */
  sized?: PanelProps["placement"];
};

export function ModelList({ models, ...list }: ModelListProps) {
  const words = list.texts.model;
  const [filter, setFilter] = useState(EVERY_MODEL);
  const { shapes, total } = models;
  const found = useModelSearch(models, filter);
  return (
    <>
      {total >= FEWEST_TO_SEARCH && (
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
                className={field.chevron}
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
            {filter !== EVERY_MODEL && found.state === "ready" && words.found(found.total)}
          </p>
        </search>
      )}
      <ModelPages {...list} found={found} className={styles.models} />
    </>
  );
}

type ModelPagesProps = Omit<ModelListProps, "models"> & {
  found: ReturnType<typeof useModelSearch>;
  without?: string;
  className: string | undefined;
  label?: string;
};

export function ModelPages(props: ModelPagesProps) {
  const { found, without, chosen, onChoose, locale, texts, className, label, sized } = props;
  const left = found.total - found.rugs.length;
  const hasFailed = found.state === "failed";
  return (
    <ul className={className} aria-label={label} data-loading={found.state === "loading" || undefined}>
      {found.rugs
        .filter(({ id }) => id !== without)
        .map((rug) => (
          <li key={rug.id}>
            <button
              type="button"
              aria-pressed={rug.id === chosen}
              className={styles.model}
              onClick={() => onChoose(rug)}
            >
              <img src={rug.thumb} alt="" loading="lazy" />
              <b>{rug.name}</b>
              {sized !== undefined && (
                <>
                  <span>{priceListed(locale, rug, sized)}</span>
                  {!rug.isSizeConfirmed && <span>{texts.model.unconfirmed}</span>}
                </>
              )}
            </button>
          </li>
        ))}
      {(left > 0 || hasFailed) && (
        <li>
          {hasFailed && <p role="alert">{texts.model.failed}</p>}
          <TextButton onClick={found.more}>
            {hasFailed ? texts.model.retry : texts.model.more(left)}
          </TextButton>
        </li>
      )}
    </ul>
  );
}
