import { CollectionStrip } from "#app/features/collections/collection-strip.tsx";
import type { CollectionTile } from "#app/features/collections/collection-tiles.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import type from "#app/ui/layout/type.module.css";
import styles from "./collections.module.css";

type CollectionsProps = {
  locale: Locale;
  place: number;
  title: string;
  note: string;
  tiles: CollectionTile[];
};

export function Collections({ locale, place, title, note, tiles }: CollectionsProps) {
  return (
    <section className={classes(grid.section, grid.noBottom)} aria-labelledby="collections-title">
      <div className={grid.grid}>
        <SectionMark place={place} />
        <div className={styles.heading}>
          <h2 className={type.displayL} id="collections-title">
            {title}
          </h2>
          <p className={classes(type.label, styles.note)}>{note}</p>
        </div>
      </div>
      <CollectionStrip locale={locale} heading={title} tiles={tiles} />
    </section>
  );
}
