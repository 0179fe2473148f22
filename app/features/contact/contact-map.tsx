import type { Settings } from "#app/features/settings/settings.rules.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type from "#app/ui/type.module.css";
import { liveMapAddress } from "./contact.rules.ts";
import { contactTexts } from "./contact.texts.ts";
import styles from "./contact-map.module.css";
import { LiveMap } from "./live-map.island.tsx";

type ContactMapProps = {
  map: Settings["contact"]["map"];
  address: string[];
  picture: PictureData | undefined;
  locale: Locale;
};

export function ContactMap({ map, address, picture, locale }: ContactMapProps) {
  const words = contactTexts(locale).map;
  return (
    <figure className={classes(styles.map, picture && styles.pictured)}>
      {picture ? (
        <div className={classes(grid.frame, styles.picture)}>
          <Picture picture={picture} sizes="100vw" />
        </div>
      ) : (
        <p className={classes(type.displayM, styles.address)}>
          {address.slice(0, 2).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <figcaption className={styles.caption}>
        <b>{map.place}</b>
        <span className={styles.directions}>{map.directions}</span>
        <div className={styles.ways}>
          <TextLink href={map.url} icon="arrow-out" rel="noreferrer">
            {words.open}
          </TextLink>
          <Island
            name="live-map"
            of={LiveMap}
            wake="interaction"
            props={{ src: liveMapAddress(map), frameTitle: words.frame, show: words.live, note: words.note }}
          />
        </div>
      </figcaption>
    </figure>
  );
}
