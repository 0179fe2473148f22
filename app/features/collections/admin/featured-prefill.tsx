import { useSearchParams } from "react-router";
import { FEATURED_FROM_KEY } from "#app/features/products/admin-list/product-list-address.ts";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { listAddress } from "#app/ui/lists/list-address.ts";
import { ListSearch } from "#app/ui/lists/list-tools.tsx";
import { PRODUCT_SEARCH_KEY } from "../collection-types.ts";
import { collectionsAdminTexts } from "./collections-admin.texts.ts";
import styles from "./featured-prefill.module.css";

const { start: texts } = collectionsAdminTexts;

/** A featured place begins from a rug of the catalogue with one choice. */
export function FeaturedPrefillChoice({ offered }: { offered: { id: string; name: string }[] }) {
  const [query] = useSearchParams();
  return (
    <section aria-label={texts.title} className={styles.start}>
      <p className={styles.title}>{texts.title}</p>
      <p className={styles.help}>{texts.help}</p>
      <ListSearch label={texts.search} name={PRODUCT_SEARCH_KEY} />
      <div role="status">
        {offered.length === 0 ? (
          <p className={styles.help}>{texts.none}</p>
        ) : (
          <ul aria-label={texts.offered} className={styles.offered}>
            {offered.map(({ id, name }) => (
              <li key={id}>
                <ButtonRoute
                  to={listAddress(query, { [FEATURED_FROM_KEY]: id, [PRODUCT_SEARCH_KEY]: null })}
                  preventScrollReset
                  small
                  icon="plus"
                >
                  {name}
                </ButtonRoute>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
