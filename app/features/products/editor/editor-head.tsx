import { Link, useLocation } from "react-router";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { CATALOGUE_PATH } from "../admin-list/product-list-address.ts";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import styles from "./product-editor.module.css";
import type { ShownProduct } from "./unpublished-products.server.ts";

const { editor: texts } = productsAdminTexts;

type EditorHeadProps = {
  onSite: ShownProduct | null;
  name: string;
  isSaving: boolean;
};

export function EditorHead({ onSite, name, isSaving }: EditorHeadProps) {
  return (
    <>
      <Link to={CATALOGUE_PATH + useLocation().search} className={styles.back}>
        <Icon name="arrow-back" small />
        {texts.back}
      </Link>
      <div className={styles.head}>
        <h2 className={styles.title}>{name.trim() || texts.newTitle}</h2>
        <div className={styles.actions}>
          <PublishActions isBusy={isSaving} />
          <PreviewButton />
          {(onSite?.state === "published" || onSite?.state === "withdrawn") && (
            <TextLink href={`/produtos/${onSite.slug}`} target="_blank" icon="arrow-out">
              {texts.view}
            </TextLink>
          )}
        </div>
      </div>
    </>
  );
}
