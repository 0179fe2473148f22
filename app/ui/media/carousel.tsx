import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import grid from "../layout/grid.module.css";
import { IconButton } from "../layout/icon-button.tsx";
import type from "../layout/type.module.css";
import styles from "./carousel.module.css";

export type CarouselWords = { role: string; previous: string; next: string };

type CarouselProps = {
  id: string;
  title: string;
  /** "6 imagens" */
  count: string;
  /** Less than a row: shown wider, so that none is in view twice. */
  isFew?: boolean | undefined;
  words: CarouselWords;
  children: ReactNode;
};

/** Shows 4, 3 or 2 items. Scrolls without script; with it, loops and can be dragged. */
export function Carousel({ id, title, count, isFew, words, children }: CarouselProps) {
  const titleId = `${id}-title`;
  return (
    <section
      className={classes(styles.carousel, isFew && styles.few)}
      aria-roledescription={words.role}
      aria-labelledby={titleId}
      data-carousel=""
    >
      <div className={classes(grid.grid, styles.head)}>
        <h2 className={type.titleL} id={titleId}>
          {title}
        </h2>
        <p className={classes(type.label, type.num)}>{count}</p>
        <div className={styles.arrows}>
          <IconButton icon="arrow-back" aria-label={words.previous} aria-controls={id} data-step="-1" />
          <IconButton icon="arrow" aria-label={words.next} aria-controls={id} data-step="1" />
        </div>
      </div>
      <ul id={id} className={styles.strip} tabIndex={0} aria-labelledby={titleId} data-strip="">
        {children}
      </ul>
    </section>
  );
}
