import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./story.module.css";

type StoryProps = {
  place: number;
  title: string;
  paragraphs: string[];
  picture: PictureData | undefined;
  caption: string;
};

export function Story({ place, title, paragraphs, picture, caption }: StoryProps) {
  return (
    <section className={grid.section} id="historia" aria-labelledby="story-title">
      <div className={classes(grid.grid, styles.story)}>
        <SectionMark place={place} />
        <h2 className={type.displayL} id="story-title">
          {title}
        </h2>
        <div className={classes(type.body, type.measure, styles.words)}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {picture && (
          <figure className={styles.picture}>
            <div className={classes(grid.frame, styles.frame)}>
              <Picture picture={picture} sizes="(max-width: 767px) 113vw, (max-width: 1199px) 100vw, 76vw" />
            </div>
            <figcaption className={type.label}>{caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
