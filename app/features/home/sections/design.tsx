import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import type from "#app/ui/type.module.css";
import styles from "./design.module.css";

type Plate = { picture: PictureData | undefined; caption: string };
type DesignProps = { title: string; text: string; card: Plate; rug: Plate };

/** The weaver's card beside the same piece of rug: every knot is one square. */
export function Design({ title, text, card, rug }: DesignProps) {
  return (
    <section className={classes(grid.section, grid.noTop)} aria-labelledby="design-title">
      <div className={classes(grid.grid, styles.design)}>
        <div className={styles.words}>
          <h2 className={type.displayL} id="design-title">
            {title}
          </h2>
          <p className={type.body}>{text}</p>
        </div>
        <Figure plate={card} className={styles.card} />
        <Figure plate={rug} className={styles.rug} />
      </div>
    </section>
  );
}

function Figure({ plate: { picture, caption }, className }: { plate: Plate; className: string | undefined }) {
  if (!picture) return null;
  return (
    <figure className={className}>
      <Picture picture={picture} sizes="(max-width: 767px) 50vw, 34vw" />
      <figcaption className={type.label}>{caption}</figcaption>
    </figure>
  );
}
