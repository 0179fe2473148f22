import type { CSSProperties } from "react";
import type { Rug } from "#app/features/catalogue/product.server.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type from "#app/ui/type.module.css";
import type { ProductTexts } from "./product.texts.ts";
import styles from "./yarn-bar.module.css";

type YarnBarProps = { yarns: Rug["yarns"]; texts: ProductTexts };

/** The yarns that a rug is made of, each with its name and hex. A colour's name is not translated. */
export function YarnBar({ yarns, texts }: YarnBarProps) {
  if (yarns.length === 0) return null;
  return (
    <section className={classes(grid.grid, grid.section, grid.noBottom)} aria-labelledby="yarns-title">
      <div className={styles.head}>
        <h2 className={type.displayM} id="yarns-title">
          {texts.yarns(yarns.length)}
        </h2>
        <p className={type.label}>{texts.yarnsNote}</p>
      </div>
      <ul className={styles.bar}>
        {yarns.map(({ name, hex }) => (
          <li key={`${name} ${hex}`}>
            <span className={styles.colour} style={{ "--colour": hex } as CSSProperties} />
            <span className={styles.name} lang="pt-BR">
              {name}
            </span>
            <span className={classes(type.label, type.num)}>{hex.toUpperCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
