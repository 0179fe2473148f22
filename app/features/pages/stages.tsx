import type { CSSProperties } from "react";
import type { Film } from "#app/features/media/films.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import type from "#app/ui/type.module.css";
import { longestWordEm } from "#app/ui/word-width.ts";
import { Certificate } from "./certificate.tsx";
import { RichText } from "./rich-text.tsx";
import styles from "./stages.module.css";
import type { Stages as StagesData } from "./story.rules.ts";
import { StoryFigure } from "./story-figure.tsx";

const LONG_NAME = 8;

const STAGES_ID = "etapas";

const WIDE = [
  { upTo: 767, width: "90vw", height: "68vw" },
  { upTo: 1199, width: "50vw", height: "32vw" },
  { width: "57vw", height: "36vw" },
];
const TALL = [
  { upTo: 767, width: "90vw", height: "113vw" },
  { upTo: 1199, width: "45vw", height: "57vw" },
  { width: "51vw", height: "55vw" },
];

type StagesProps = {
  part: StagesData;
  pictures: Map<string, PictureData>;
  films: Map<string, Film>;
  locale: Locale;
};

export function Stages({ part: { intro, stages, certificate }, pictures, films, locale }: StagesProps) {
  const Heading = intro?.heading ? "h3" : "h2";
  return (
    <section className={styles.stages} id={STAGES_ID}>
      {intro && (
        <header className={classes(grid.grid, styles.intro)}>
          <h2 className={type.displayL}>{intro.heading}</h2>
          <RichText blocks={intro.blocks} locale={locale} films={films} />
        </header>
      )}
      <ol className={styles.list}>
        {stages.map((stage) => {
          const [first, second] = stage.pictures;
          const picture = first && pictures.get(first.url);
          const isWide = Boolean(picture && picture.width > picture.height);
          const isLong = stage.name.length > LONG_NAME;
          return (
            <li key={stage.name} className={classes(styles.stage, isWide && styles.wide)}>
              <div className={styles.words}>
                <p className={classes(type.label, type.num, styles.when)}>{stage.when}</p>
                <Heading
                  className={classes(isLong ? type.displayM : type.displayL, isLong && styles.long)}
                  style={{ "--longest-word": longestWordEm(stage.name) } as CSSProperties}
                >
                  {stage.name}
                </Heading>
                <RichText blocks={stage.blocks} locale={locale} films={films} />
                {stage.measure && (
                  <p className={classes(type.titleL, type.num, styles.measure)}>{stage.measure}</p>
                )}
              </div>
              {first && (
                <StoryFigure
                  block={first}
                  over={second}
                  pictures={pictures}
                  className={styles.figure}
                  frame={classes(styles.frame, second && styles.both)}
                  boxes={isWide ? WIDE : TALL}
                />
              )}
            </li>
          );
        })}
      </ol>
      {certificate && <Certificate {...{ certificate, pictures, films, locale }} heading={Heading} />}
    </section>
  );
}
