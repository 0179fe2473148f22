import type { CSSProperties } from "react";
import { newRugDesign, type RugDesignDraft } from "#app/features/simulator/rug-designs.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import { TextButton, TextLink } from "#app/ui/text-link.tsx";
import type { ProductDesign } from "./product-choices.server.ts";
import styles from "./product-designs.module.css";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { editor: texts } = productsAdminTexts;

type ProductDesignsProps = {
  productId: string | null;
  /** The product's name as it is typed: a new design begins with it. */
  name: string;
  designs: ProductDesign[];
  onOpen: (draft: RugDesignDraft) => void;
};

/** What the simulator lays on the floor for this rug. Its editor opens over the form, which keeps what was typed. */
export function ProductDesigns({ productId, name: product, designs, onOpen }: ProductDesignsProps) {
  if (!productId) return <p className={styles.note}>{texts.designsLater}</p>;
  return (
    <>
      {designs.length === 0 && <p className={styles.note}>{texts.designsNone}</p>}
      <ul className={styles.designs}>
        {designs.map(({ id, name, picture, yarns, draft }) => (
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
              <Opener
                words={texts.designsEdit}
                href={`/simulador-admin?tapete=${id}`}
                onOpen={() => draft && onOpen(draft)}
              />
            </span>
          </li>
        ))}
      </ul>
      {designs.length === 0 && (
        <Opener
          words={texts.designsAdd}
          href={`/simulador-admin?produto=${productId}`}
          onOpen={() => onOpen({ ...newRugDesign(), name: product, productId })}
        />
      )}
    </>
  );
}

type OpenerProps = { words: string; href: string; onOpen: () => void };

/** Without script the simulator's panel has the same editor. */
function Opener({ words, href, onOpen }: OpenerProps) {
  return (
    <>
      <TextButton icon="edit" onClick={onOpen}>
        {words}
      </TextButton>
      <noscript>
        <TextLink href={href} icon="arrow-out">
          {words}
        </TextLink>
      </noscript>
    </>
  );
}
