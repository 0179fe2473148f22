import type { CSSProperties } from "react";
import type { Locale } from "#app/i18n/locales.ts";
import type { Film } from "#app/media/delivery/films.server.ts";
import { classes } from "#app/ui/classes.ts";
import { longestWordEm } from "#app/ui/languages/word-width.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { CoverBox, Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { Certificate } from "./certificate.tsx";
import styles from "./stages.module.css";
import type { Stages as StagesData } from "./story.rules.ts";
import { StoryFigure } from "./story-figure.tsx";

const LONG_NAME = 8;

const STAGES_ID = "etapas";

/** Hundredths of the window, as the styles draw them: on tablets, and beside each of the nine threads on desks. */
const ON_TABLETS = 58;
const BESIDE_THREADS = [59, 50, 42, 35, 42, 51, 59, 35, 44] as const;

function boxesOf(at: number, isWide: boolean): CoverBox[] {
  const desk = BESIDE_THREADS[at % BESIDE_THREADS.length] ?? 60;
  const box = (wide: number, shape: number) => ({
    width: `${wide}vw`,
    height: `${Math.round(wide * shape)}vw`,
  });
  const shape = isWide ? 5 / 8 : 5 / 4;
  return [
    { upTo: 767, ...box(90, isWide ? 3 / 4 : shape) },
    { upTo: 1199, ...box(ON_TABLETS, shape) },
    box(desk, shape),
  ];
}

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
        {stages.map((stage, at) => {
          const [first, second] = stage.pictures;
          const picture = first && pictures.get(first.url);
          const isWide = Boolean(picture && picture.width > picture.height);
          const isLong = stage.name.length > LONG_NAME;
          return (
            <li key={stage.name} className={classes(styles.stage, isWide && styles.wide)}>
              <div className={styles.words}>
                <p className={classes(type.label, type.num)}>{stage.when}</p>
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
                  boxes={boxesOf(at, isWide)}
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
