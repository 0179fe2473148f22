import type { Settings } from "#app/features/settings/settings.rules.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { liveMapAddress } from "./contact.rules.ts";
import { contactTexts } from "./contact.texts.ts";
import styles from "./contact-map.module.css";
import { LiveMap } from "./live-map.island.tsx";

const STREETS =
  "M0 470C180 430 340 470 520 420S780 300 900 290M0 120L900 30M140 0L60 560M330 0L250 560M520 0L470 560M700 0L690 560M0 250L900 170M0 360L900 300";
const AVENUES = "M0 540C200 500 360 530 560 480S820 360 900 350M420 0L380 560M0 190L900 105";
const RAILWAY = "M0 405C220 360 420 400 600 352S820 240 900 232";

/** The drawn map; the live one comes over it when it is asked for. */
export function ContactMap({ map, locale }: { map: Settings["contact"]["map"]; locale: Locale }) {
  const words = contactTexts(locale).map;
  return (
    <figure className={styles.map}>
      <svg
        className={styles.drawing}
        viewBox="0 0 900 560"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={words.drawing}
      >
        <path className={styles.street} d={STREETS} />
        <path className={styles.avenue} d={AVENUES} />
        <path className={styles.railway} d={RAILWAY} />
        <path className={styles.needle} d="M455 218V144" />
        <circle className={styles.head} cx="455" cy="218" r="7" />
      </svg>
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
