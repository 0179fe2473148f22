import { classes } from "#app/ui/classes.ts";
import { bindWords } from "#app/ui/languages/bind-words.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { withAlt } from "../rich-text/rich-text.tsx";
import { pictureOf, type StoryChapter } from "./story.rules.ts";
import styles from "./timeline.module.css";

type TimelineProps = {
  heading: string | null;
  items: { when: string; text: string }[];
  stills: StoryChapter["pictures"];
  pictures: Map<string, PictureData>;
};

export function Timeline({ heading, items, stills, pictures }: TimelineProps) {
  return (
    <section className={classes(grid.section, styles.timeline)}>
      {heading && <h2 className={type.displayM}>{heading}</h2>}
      <ol className={styles.years}>
        {items.map(({ when, text }) => {
          const still = pictureOf(when, stills);
          const picture = still && pictures.get(still.url);
          return (
            <li key={`${when} ${text}`}>
              <span className={classes(type.titleL, type.num)}>{when}</span>
              <span className={type.ui}>{bindWords(text)}</span>
              {picture && (
                <figure>
                  <div className={classes(grid.frame, styles.still)}>
                    <Picture
                      picture={withAlt(picture, still)}
                      sizes={coverSizes(picture, [
                        { upTo: 767, width: "42vw", height: "53vw" },
                        { upTo: 1199, width: "31vw", height: "39vw" },
                        { width: "15vw", height: "19vw" },
                      ])}
                    />
                  </div>
                  <figcaption className={type.label}>{still.caption}</figcaption>
                </figure>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
