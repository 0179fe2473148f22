import { useEffect, useState, useSyncExternalStore } from "react";
import { favouriteSlugs, onChange, toggle } from "#app/islands/stored-favourites.client.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import { Compared, type ComparedWords } from "./compared.tsx";
import styles from "./favourites.module.css";
import { comparedProducts, favouriteProducts, MOST_COMPARED } from "./favourites.rules.ts";
import { useFavouriteProducts } from "./use-favourite-products.ts";

type FavouritesBoardProps = {
  address: string;
  requestId: string;
  startId: string;
  rugsHref: string;
  words: ComparedWords &
    Record<
      | "empty"
      | "emptyNext"
      | "toRugs"
      | "kept"
      | "compare"
      | "full"
      | "remove"
      | "unread"
      | "unreadNext"
      | "retry",
      string
    >;
};

const UNKNOWN = null;

export function FavouritesBoard({ address, requestId, startId, rugsHref, words }: FavouritesBoardProps) {
  const stored = useSyncExternalStore<string | null>(onChange, favouriteSlugs, () => UNKNOWN);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const { rugs, hasFailed, retry } = useFavouriteProducts(address, stored);
  const kept = favouriteProducts(rugs ?? [], stored ?? "");
  const list = kept.map(({ slug }) => slug).join(",");
  useEffect(() => sendWith(requestId, list), [requestId, list]);
  useEffect(() => {
    const start = document.getElementById(startId);
    if (start && rugs !== null) start.hidden = list !== "";
  }, [startId, rugs, list]);
  if (hasFailed)
    return (
      <EmptyState title={words.unread} next={words.unreadNext} isFailure>
        <TextButton onClick={retry}>{words.retry}</TextButton>
      </EmptyState>
    );
  if (stored === UNKNOWN || rugs === null) return null;
  if (kept.length === 0)
    return (
      <EmptyState title={words.empty} next={words.emptyNext}>
        <ButtonLink icon="arrow" href={rugsHref}>
          {words.toRugs}
        </ButtonLink>
      </EmptyState>
    );
  const compared = comparedProducts(kept, chosen);
  const comparedSlugs = compared.map(({ slug }) => slug);
  const isFull = compared.length >= MOST_COMPARED;
  return (
    <div className={styles.board}>
      {compared.length > 0 && <Compared rugs={compared} words={words} />}
      <section className={styles.kept} aria-labelledby="kept-title">
        <h2 className={type.titleL} id="kept-title">
          {words.kept}
        </h2>
        <ul>
          {kept.map(({ slug, name, href, size, sizePrice, leadTime, picture }) => {
            const isCompared = comparedSlugs.includes(slug);
            return (
              <li key={slug}>
                <a href={href} className={styles.row}>
                  <span className={styles.small}>
                    {picture && <Picture picture={picture} alt="" className={ground.ground} sizes="88px" />}
                  </span>
                  <span className={styles.words}>
                    <span className={type.titleM}>{name}</span>
                    <span className={classes(type.label, type.num, styles.facts)}>
                      <span>{size}</span>
                      <span>{sizePrice}</span>
                      {leadTime && <span>{`${words.leadTime}: ${leadTime}`}</span>}
                    </span>
                  </span>
                </a>
                <Checkbox
                  checked={isCompared}
                  disabled={isFull && !isCompared}
                  aria-label={`${words.compare} ${name}`}
                  title={isFull && !isCompared ? words.full : undefined}
                  onChange={() =>
                    setChosen(
                      isCompared ? comparedSlugs.filter((other) => other !== slug) : [...comparedSlugs, slug],
                    )
                  }
                >
                  {words.compare}
                </Checkbox>
                <TextButton aria-label={`${words.remove} ${name}`} onClick={() => toggle(slug)}>
                  {words.remove}
                </TextButton>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

/** Shows the form only while there is something to send. */
function sendWith(requestId: string, list: string): () => void {
  const request = document.getElementById(requestId);
  if (request) request.hidden = list === "";
  const add = (event: FormDataEvent) => {
    if (request?.contains(event.target as Node)) event.formData.set("rugs", list);
  };
  document.addEventListener("formdata", add);
  return () => document.removeEventListener("formdata", add);
}
