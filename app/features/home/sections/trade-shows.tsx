import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import type { TradeShowView } from "../home.server.ts";
import styles from "./trade-shows.module.css";

export function TradeShows({ title, items }: { title: string; items: TradeShowView[] }) {
  if (items.length === 0) return null;
  return (
    <section className={classes(grid.section, grid.noTop)} aria-labelledby="trade-shows-title">
      <div className={grid.grid}>
        <h2 className={type.displayL} id="trade-shows-title">
          {title}
        </h2>
        <ol className={styles.shows}>
          {items.map((show) => (
            <li key={show.id}>
              <span className={classes(type.displayXl, type.num, styles.year)}>{show.year}</span>
              <span className={styles.words}>
                <b className={type.titleL}>{show.title}</b>
                <span className={type.label}>{show.facts}</span>
              </span>
              <span className={styles.picture}>
                {show.picture && (
                  <Picture picture={show.picture} alt="" sizes="(max-width: 767px) 48vw, 23vw" />
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
