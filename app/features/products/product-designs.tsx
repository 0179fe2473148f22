import type { CSSProperties } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ProductDesign } from "./product-choices.server.ts";
import styles from "./product-designs.module.css";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { editor: texts } = productsAdminTexts;

type ProductDesignsProps = { productId: string | null; designs: ProductDesign[] };

/** What the simulator lays on the floor for this rug; it is edited where its picture is read. */
export function ProductDesigns({ productId, designs }: ProductDesignsProps) {
  if (!productId) return <p className={styles.note}>{texts.designsLater}</p>;
  return (
    <>
      {designs.length === 0 && <p className={styles.note}>{texts.designsNone}</p>}
      <ul className={styles.designs}>
        {designs.map(({ id, name, picture, yarns }) => (
          <li key={id}>
            <span className={styles.thumb}>
              {picture && <Picture picture={picture} alt="" sizes="64px" />}
            </span>
            <span className={styles.words}>
              <b>{name}</b>
              <span className={styles.count}>{texts.yarns(yarns.length)}</span>
              <span className={styles.yarns}>
                {yarns.map((yarn) => (
                  <span
                    key={`${yarn.name} ${yarn.hex}`}
                    role="img"
                    aria-label={yarn.name}
                    title={yarn.name}
                    style={{ "--dye": yarn.hex } as CSSProperties}
                  />
                ))}
              </span>
              <TextLink href={`/simulador-admin?tapete=${id}`} icon="arrow-out">
                {texts.designsEdit}
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
      {designs.length === 0 && (
        <TextLink href={`/simulador-admin?produto=${productId}`} icon="arrow-out">
          {texts.designsAdd}
        </TextLink>
      )}
    </>
  );
}
