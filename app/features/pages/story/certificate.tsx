import type { Locale } from "#app/i18n/locales.ts";
import type { Film } from "#app/media/delivery/films.server.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { Inlines } from "../rich-text/inlines.tsx";
import { RichText, withAlt } from "../rich-text/rich-text.tsx";
import styles from "./certificate.module.css";
import type { Stages } from "./story.rules.ts";

type CertificateProps = {
  certificate: NonNullable<Stages["certificate"]>;
  heading: "h2" | "h3";
  pictures: Map<string, PictureData>;
  films: Map<string, Film>;
  locale: Locale;
};

export function Certificate({
  certificate: {
    name,
    when,
    measure,
    facts,
    blocks,
    pictures: [block],
  },
  heading: Heading,
  pictures,
  films,
  locale,
}: CertificateProps) {
  const rug = block && pictures.get(block.url);
  return (
    <div className={styles.place}>
      <div className={styles.sheet} data-theme="paper">
        <div className={styles.head}>
          <Heading className={type.titleM}>{name}</Heading>
          {measure && <p className={type.label}>{measure}</p>}
        </div>
        <p className={classes(type.displayL, type.num, styles.number)}>{when}</p>
        <dl className={styles.facts}>
          {facts.map(({ when: term, text }) => (
            <div key={term}>
              <dt className={type.label}>{term}</dt>
              <dd className={classes(type.lead, type.num)}>
                <Inlines text={text} locale={locale} />
              </dd>
            </div>
          ))}
        </dl>
        {rug && (
          <div className={styles.rug}>
            <Picture
              picture={withAlt(rug, block)}
              sizes="(max-width: 767px) 50vw, 20vw"
              className={grid.rug}
            />
          </div>
        )}
      </div>
      <div className={styles.note}>
        <RichText blocks={blocks} locale={locale} films={films} />
      </div>
    </div>
  );
}
