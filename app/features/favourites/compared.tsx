import type { CSSProperties } from "react";
import type from "#app/ui/layout/type.module.css";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./favourites.module.css";
import type { FavouriteProduct } from "./favourites.rules.ts";

export type ComparedWords = Record<
  "compared" | "comparedNote" | "price" | "size" | "materials" | "technique" | "leadTime",
  string
>;

type ComparedProps = { rugs: FavouriteProduct[]; words: ComparedWords };

export function Compared({ rugs, words }: ComparedProps) {
  const metres = rugs.reduce((sum, { widthMetres }) => sum + widthMetres, 0);
  const style = { "--metres": metres, "--rugs": rugs.length } as CSSProperties;
  return (
    <section className={styles.compared} aria-labelledby="compared-title">
      <h2 className={type.titleL} id="compared-title">
        {words.compared}
      </h2>
      <p className={type.label}>{words.comparedNote}</p>
      <div className={styles.scale}>
        <ul className={styles.hung} style={style}>
          {rugs.map(
            ({ slug, name, href, sizePrice, size, materials, technique, leadTime, widthMetres, picture }) => (
              <li key={slug} style={{ "--width": widthMetres } as CSSProperties}>
                <a href={href} className={styles.product}>
                  {picture && (
                    <Picture
                      picture={picture}
                      alt=""
                      className={ground.ground}
                      sizes="(max-width: 767px) 45vw, 24vw"
                    />
                  )}
                  <span className={type.titleM}>{name}</span>
                </a>
                <dl className={type.label}>
                  <Fact row={1} term={words.price} value={sizePrice} />
                  <Fact row={2} term={words.size} value={size} />
                  <Fact row={3} term={words.materials} value={materials} />
                  <Fact row={4} term={words.technique} value={technique} />
                  <Fact row={5} term={words.leadTime} value={leadTime} />
                </dl>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

function Fact({ row, term, value }: { row: number; term: string; value: string }) {
  if (!value) return null;
  return (
    <div style={{ gridRow: row }}>
      <dt>
        <b>{term}</b>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
