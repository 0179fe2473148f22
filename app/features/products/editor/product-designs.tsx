import type { CSSProperties } from "react";
import { useNavigate, useNavigation } from "react-router";
import { usePendingChanges } from "#app/content/versions/use-pending-changes.ts";
import { TextButton, TextLink } from "#app/ui/layout/text-link.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import type { ProductDesign } from "./product-choices.server.ts";
import styles from "./product-designs.module.css";

const { editor: texts } = productsAdminTexts;

type ProductDesignsProps = { productId: string | null; designs: ProductDesign[] };

/** The editor opens as a dialog over the form. */
export function ProductDesigns({ productId, designs }: ProductDesignsProps) {
  const drafted = usePendingChanges(
    "desenhos",
    designs.map(({ id }) => id),
  );
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
              {drafted.some((thing) => thing.id === id && thing.parts.length > 0) && (
                <span className={styles.count}>{texts.designsDrafted}</span>
              )}
              <span className={styles.yarns}>
                {yarns.map((yarn) => (
                  <span
                    key={`${yarn.name} ${yarn.hex}`}
                    role="img"
                    aria-label={yarn.name}
                    title={yarn.name}
                    style={{ "--colour": yarn.hex } as CSSProperties}
                  />
                ))}
              </span>
              <Opener
                words={texts.designsEdit}
                to={`desenho?desenho=${id}`}
                href={`/simulador-admin?tapete=${id}`}
              />
            </span>
          </li>
        ))}
      </ul>
      {designs.length === 0 && (
        <Opener words={texts.designsAdd} to="desenho" href={`/simulador-admin?produto=${productId}`} />
      )}
    </>
  );
}

type OpenerProps = { words: string; to: string; href: string };

function Opener({ words, to, href }: OpenerProps) {
  const navigate = useNavigate();
  const isOpening = useNavigation().location?.pathname.endsWith("/desenho");
  return (
    <>
      <TextButton icon="edit" onClick={() => void navigate(to, { replace: true, preventScrollReset: true })}>
        {isOpening ? texts.designsOpening : words}
      </TextButton>
      <noscript>
        <TextLink href={href} icon="arrow-out">
          {words}
        </TextLink>
      </noscript>
    </>
  );
}
