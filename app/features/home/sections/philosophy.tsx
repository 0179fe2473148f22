import { classes } from "#app/ui/classes.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import type from "#app/ui/layout/type.module.css";
import styles from "./philosophy.module.css";

type PhilosophyProps = {
  place: number;
  title: string;
  paragraphs: string[];
  button: string;
  blogUrl: string;
};

export function Philosophy({ place, title, paragraphs, button, blogUrl }: PhilosophyProps) {
  const [first, ...others] = paragraphs;
  return (
    <section
      id="filosofia"
      className={classes(grid.section, styles.philosophy)}
      data-theme="philosophy"
      aria-labelledby="philosophy-title"
    >
      <div className={grid.grid}>
        <SectionMark place={place} />
        <h2 className={classes(type.titleL, styles.title)} id="philosophy-title">
          {title}
        </h2>
        <div className={styles.words}>
          <p className={type.displayM}>{first}</p>
          <div className={classes(type.body, styles.others)}>
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {blogUrl && (
            <ButtonLink icon="arrow-out" href={blogUrl} target="_blank" rel="noopener">
              {button}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
