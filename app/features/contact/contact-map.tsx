import { type MapPlace, mapPlaceOf } from "#app/features/settings/fields/map-place.rules.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { liveMapAddress } from "./contact.rules.ts";
import { contactTexts } from "./contact.texts.ts";
import styles from "./contact-map.module.css";
import { LiveMap } from "./live-map.island.tsx";

type ContactMapProps = {
  contact: Settings["contact"];
  picture: PictureData | undefined;
  locale: Locale;
};

export function ContactMap({ contact, picture, locale }: ContactMapProps) {
  const { map, addressLines } = contact;
  const place = mapPlaceOf(contact);
  if (!(place || picture || map.place || map.directions)) return null;
  return (
    <figure className={classes(styles.map, picture && styles.pictured)}>
      {picture ? (
        <div className={classes(grid.frame, styles.picture)}>
          <Picture
            picture={picture}
            sizes={coverSizes(picture, [
              { upTo: 767, width: "100vw", height: "340px" },
              { width: "100vw", height: "53vw" },
            ])}
          />
        </div>
      ) : (
        <p className={classes(type.displayM, styles.address)}>
          {addressLines.slice(0, 2).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <figcaption className={styles.caption}>
        <b>{map.place}</b>
        <span className={styles.directions}>{map.directions}</span>
        {place && <Ways place={place} addressLines={addressLines} locale={locale} />}
      </figcaption>
    </figure>
  );
}

type WaysProps = { place: MapPlace; addressLines: string[]; locale: Locale };

function Ways({ place, addressLines, locale }: WaysProps) {
  const words = contactTexts(locale).map;
  return (
    <div className={styles.ways}>
      <TextLink href={place.link} icon="arrow-out" rel="noreferrer">
        {words.open}
      </TextLink>
      {place.kind === "point" && (
        <Island
          name="live-map"
          of={LiveMap}
          hydrate="interaction"
          props={{
            ...{ src: liveMapAddress(place), frameTitle: words.frame, show: words.live, note: words.note },
            absent: words.absent(addressLines.join(", ")),
          }}
        />
      )}
    </div>
  );
}
