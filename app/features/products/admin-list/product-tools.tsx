import { Form, useSearchParams, useSubmit } from "react-router";
import { Options } from "#app/ui/forms/options.tsx";
import type from "#app/ui/layout/type.module.css";
import { PAGE_FIELD } from "#app/ui/lists/list-address.ts";
import { FilterTabs, ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import type { Option } from "../editor/product-choices.server.ts";
import { filterParam, PRODUCT_FILTERS, PRODUCT_PARAMS } from "./product-list-address.ts";
import styles from "./product-tools.module.css";
import { productsAdminTexts as texts } from "./products-admin.texts.ts";

export function ProductTools({ groups }: { groups: Option[] }) {
  const states = PRODUCT_FILTERS.map((one) => ({ value: filterParam(one), label: texts.filters[one] }));
  return (
    <ListTools>
      <FilterTabs
        label={texts.state}
        name={PRODUCT_PARAMS.state}
        options={[{ value: "", label: texts.all }, ...states]}
      />
      <div className={styles.narrow}>
        <CollectionFilter groups={groups} />
        <ListSearch label={texts.search} name={PRODUCT_PARAMS.search} />
      </div>
    </ListTools>
  );
}

function CollectionFilter({ groups }: { groups: Option[] }) {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const others = [...query].filter(([name]) => name !== PRODUCT_PARAMS.collection && name !== PAGE_FIELD);
  const asked = query.get(PRODUCT_PARAMS.collection) ?? "";
  return (
    <Form
      preventScrollReset
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      className={styles.group}
    >
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className={type.visuallyHidden}>{texts.collection}</span>
        <select key={asked} name={PRODUCT_PARAMS.collection} defaultValue={asked}>
          <option value="">{texts.allCollections}</option>
          <Options items={groups} />
        </select>
      </label>
      <noscript>
        <button type="submit" className={styles.filter}>
          {texts.filter}
        </button>
      </noscript>
    </Form>
  );
}
