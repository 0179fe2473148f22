import type { CSSProperties } from "react";
import { RugRack } from "#app/features/products/rug-rack.tsx";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { TextLink } from "#app/ui/text-link.tsx";
import type from "#app/ui/type.module.css";
import { YARN_KEY } from "./swatches.rules.ts";
import type { YarnWall as YarnWallData } from "./swatches.server.ts";
import { swatchesTexts } from "./swatches.texts.ts";
import styles from "./yarn-wall.module.css";

type YarnWallProps = YarnWallData & { locale: Locale; path: string };

/** Every yarn of the maker. Each is a link: the same wall, with the rugs that hold it below. */
export function YarnWall({ locale, path, columns, chosen }: YarnWallProps) {
  const texts = swatchesTexts(locale);
  return (
    <section className={classes(grid.section, grid.noBottom)} aria-labelledby="wall-title" id="fios">
      <div className={classes(grid.grid, styles.head)}>
        <h2 className={type.displayM} id="wall-title">
          {texts.wallTitle}
        </h2>
        <p className={type.body}>{texts.wallText(columns.flat().length)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups lists of links */}
      <div className={styles.wall} role="group" aria-label={texts.yarns}>
        {columns.map((column) => (
          <ul key={column[0]?.hex}>
            {column.map(({ name, hex }) => (
              <li key={hex}>
                <a
                  href={`${path}?${YARN_KEY}=${hex.slice(1)}#fios`}
                  aria-current={hex === chosen?.hex ? "true" : undefined}
                  style={{ "--colour": hex } as CSSProperties}
                >
                  <span className={styles.name} lang="pt-BR">
                    {name}
                    <span className={type.visuallyHidden}>, {hex.toUpperCase()}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {chosen && (
        <div className={styles.woven}>
          <div className={styles.chosen}>
            <i style={{ "--colour": chosen.hex } as CSSProperties} />
            <h3 className={type.titleM}>{texts.wovenIn(chosen.name, chosen.rugs.length)}</h3>
            <TextLink href={`${path}#fios`}>{texts.clear}</TextLink>
            <TextLink icon="arrow" href={pathFor(locale, "/tapetes")}>
              {texts.all}
            </TextLink>
          </div>
          <RugRack
            locale={locale}
            rugs={chosen.rugs}
            label={texts.wovenIn(chosen.name, chosen.rugs.length)}
          />
        </div>
      )}
    </section>
  );
}
