import { TextButton } from "#app/ui/layout/text-link.tsx";
import { useAnswers } from "#app/ui/lists/use-answers.ts";
import styles from "../admin-list/product-list.module.css";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { type NamedProduct, PRODUCT_NAMES_PATH } from "../lists/product-names.rules.ts";

const { editor: texts } = productsAdminTexts;
const OFFERED = 6;

type ProductSuggestionsProps = {
  search: string;
  isTaken: (id: string) => boolean;
  onTake: (rug: NamedProduct) => void;
};

/** What is found for the words of a search field, as buttons. */
export function ProductSuggestions({ search, isTaken, onTake }: ProductSuggestionsProps) {
  const { found, words, isFailed } = useAnswers<NamedProduct>(PRODUCT_NAMES_PATH, search, 1);
  const offered = found.filter(({ id }) => !isTaken(id)).slice(0, OFFERED);
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
          {words === search.trim() && offered.length === 0 && (
            <li>{isFailed ? texts.relatedUnread : texts.relatedNone}</li>
          )}
        </ul>
      )}
    </div>
  );
}
