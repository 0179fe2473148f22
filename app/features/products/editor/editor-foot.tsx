import { Form } from "react-router";
import { featured } from "#app/features/catalogue/collections.content.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { ProductRemoval } from "../admin-list/product-list.tsx";
import { CATALOGUE_PATH, FEATURED_FROM_KEY } from "../admin-list/product-list-address.ts";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import styles from "./product-editor.module.css";

const { editor: texts } = productsAdminTexts;

export function EditorFoot({ id, name, isOnSite }: { id: string; name: string; isOnSite: boolean }) {
  return (
    <div className={styles.foot}>
      <Form method="post" action={CATALOGUE_PATH}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" small icon="copy" name="intent" value="duplicate">
          {texts.duplicate}
        </Button>
      </Form>
      {isOnSite && (
        <ButtonRoute to={`/admin/${featured.path}?${FEATURED_FROM_KEY}=${id}`} small icon="plus">
          {texts.feature}
        </ButtonRoute>
      )}
      <ProductRemoval id={id} name={name}>
        {(question) => (
          <Button small icon="trash" {...opens(question)}>
            {texts.remove}
          </Button>
        )}
      </ProductRemoval>
    </div>
  );
}
