import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import typeStyles from "#app/ui/type.module.css";
import styles from "./newsletter-step.module.css";

type NewsletterStepProps = { title: string; picture: PictureData | null; children: ReactNode };

export function NewsletterStep({ title, picture, children }: NewsletterStepProps) {
  return (
    <section className={styles.step}>
      <div className={grid.column}>
        <h1 className={typeStyles.displayL}>{title}</h1>
        {children}
      </div>
      {picture && (
        <div className={classes(grid.frame, styles.picture)}>
          <Picture picture={picture} sizes="(max-width: 767px) 100vw, (max-width: 1023px) 100vw, 42vw" />
        </div>
      )}
    </section>
  );
}
