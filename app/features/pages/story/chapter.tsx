import type { Locale } from "#app/i18n/locales.ts";
import type { Film } from "#app/media/delivery/films.server.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import styles from "./chapter.module.css";
import type { StoryChapter } from "./story.rules.ts";
import { StoryFigure } from "./story-figure.tsx";
import { Timeline } from "./timeline.tsx";

const TALL = [
  { upTo: 767, width: "100vw", height: "125vw" },
  { upTo: 1199, width: "50vw", height: "63vw" },
  { width: "42vw", height: "52vw" },
];
const SQUARE = [
  { upTo: 767, width: "75vw", height: "75vw" },
  { upTo: 1199, width: "73vw", height: "73vw" },
  { width: "34vw", height: "34vw" },
];

type ChapterProps = {
  chapter: StoryChapter;
  pictures: Map<string, PictureData>;
  films: Map<string, Film>;
  locale: Locale;
};

export function Chapter({
  chapter: { heading, pictures: blocks, blocks: words },
  pictures,
  films,
  locale,
}: ChapterProps) {
  const timeline = words.find((block) => block.kind === "timeline");
  if (timeline)
    return <Timeline heading={heading} items={timeline.items} stills={blocks} pictures={pictures} />;
  const [before, after] = blocks;
  return (
    <section className={classes(grid.grid, styles.chapter, blocks.length === 0 && styles.alone)}>
      {before && (
        <StoryFigure
          block={before}
          pictures={pictures}
          className={styles.before}
          frame={styles.tall}
          boxes={TALL}
        />
      )}
      <div className={styles.words}>
        {heading && <h2 className={type.titleL}>{heading}</h2>}
        <RichText blocks={words} locale={locale} films={films} />
      </div>
      {after && (
        <StoryFigure
          block={after}
          pictures={pictures}
          className={styles.after}
          frame={styles.square}
          boxes={SQUARE}
        />
      )}
    </section>
  );
}
