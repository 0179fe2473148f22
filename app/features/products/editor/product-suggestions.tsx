import { useEffect, useState } from "react";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import styles from "../admin-list/product-list.module.css";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { findProducts } from "../lists/product-names.client.ts";
import type { NamedProduct } from "../lists/product-names.rules.ts";

const { editor: texts } = productsAdminTexts;
const PAUSE_MS = 200;
const OFFERED = 6;

type ProductSuggestionsProps = {
  search: string;
  isTaken: (id: string) => boolean;
  onTake: (rug: NamedProduct) => void;
};

/** What is found for the words of a search field, as buttons. */
export function ProductSuggestions({ search, isTaken, onTake }: ProductSuggestionsProps) {
  const { rugs, isAnswered } = useProductSearch(search.trim());
  const offered = rugs.filter(({ id }) => !isTaken(id)).slice(0, OFFERED);
  return (
    <div role="status">
      {search.trim() !== "" && (
        <ul className={styles.offered}>
          {offered.map((rug) => (
            <li key={rug.id}>
              <TextButton icon="plus" aria-label={texts.relatedAdd(rug.name)} onClick={() => onTake(rug)}>
                {rug.name}
              </TextButton>
            </li>
          ))}
          {isAnswered && offered.length === 0 && <li>{texts.relatedNone}</li>}
        </ul>
      )}
    </div>
  );
}

function useProductSearch(words: string): { rugs: NamedProduct[]; isAnswered: boolean } {
  const [found, setFound] = useState<{ words: string; rugs: NamedProduct[] }>({ words: "", rugs: [] });
  useEffect(() => {
    if (words === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const rugs = await findProducts(words, stop.signal);
      if (!stop.signal.aborted) setFound({ words, rugs: rugs ?? [] });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return { rugs: found.rugs, isAnswered: found.words === words };
}
