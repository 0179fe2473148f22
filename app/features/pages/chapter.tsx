import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import type from "#app/ui/type.module.css";
import styles from "./chapter.module.css";
import { RichText, withAlt } from "./rich-text.tsx";
import type { StoryChapter } from "./story.rules.ts";
import { Timeline } from "./timeline.tsx";

type ChapterProps = { chapter: StoryChapter; pictures: Map<string, PictureData>; locale: Locale };

/** Words between two pictures that hang from the page's edges, or words alone, or years. */
export function Chapter({
  chapter: { heading, pictures: blocks, blocks: words },
  pictures,
  locale,
}: ChapterProps) {
  const timeline = words.find((block) => block.kind === "timeline");
  if (timeline)
    return <Timeline heading={heading} items={timeline.items} stills={blocks} pictures={pictures} />;
  const [before, after] = blocks;
  return (
    <section className={classes(grid.grid, styles.chapter, blocks.length === 0 && styles.alone)}>
      {before && <Figure block={before} pictures={pictures} className={styles.before} frame={styles.tall} />}
      <div className={styles.words}>
        {heading && <h2 className={type.titleL}>{heading}</h2>}
        <RichText blocks={words} locale={locale} />
      </div>
      {after && <Figure block={after} pictures={pictures} className={styles.after} frame={styles.square} />}
    </section>
  );
}

type FigureProps = {
  block: { url: string; caption: string; alt?: string | undefined };
  pictures: Map<string, PictureData>;
  className: string | undefined;
  frame: string | undefined;
};

function Figure({ block: { url, caption, alt }, pictures, className, frame }: FigureProps) {
  const picture = pictures.get(url);
  if (!picture) return null;
  return (
    <figure className={className}>
      <div className={classes(grid.frame, frame)}>
        <Picture
          picture={withAlt(picture, { alt })}
          sizes="(max-width: 767px) 100vw, (max-width: 1199px) 50vw, 42vw"
        />
      </div>
      {caption && <figcaption className={type.label}>{caption}</figcaption>}
    </figure>
  );
}
