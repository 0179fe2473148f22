import { type CSSProperties, useRef, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { FEATURED_ROTATION_MS, isNeighbour } from "./featured.rules.ts";
import styles from "./featured-carousel.module.css";
import { FeaturedPicture } from "./featured-picture.tsx";
import { useRotation } from "./use-rotation.ts";

export type FeaturedItem = {
  id: string;
  name: string;
  description: string;
  price: string;
  url: string;
  picture: PictureData | null;
  position: string;
  showLabel: string;
};

type FeaturedCarouselProps = {
  items: FeaturedItem[];
  galleryUrl: string;
  texts: {
    loading: string;
    missing: string;
    gallery: string;
    open: string;
    label: string;
    role: string;
    pause: string;
    play: string;
  };
};

/** Changes every four seconds, unless hovered, focused, or with reduced motion. */
export function FeaturedCarousel({ items, galleryUrl, texts }: FeaturedCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const rotation = useRotation(items.length, root);
  const { index, shown, show, isPaused, setPaused, isRunning, isCounting, isAwake } = rotation;
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const item = items[shown];
  if (!item) return null;
  const fail = (id: string) => setFailed((before) => new Set(before).add(id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups pictures
    <div
      ref={root}
      className={styles.featured}
      style={{ "--rotation": `${FEATURED_ROTATION_MS}ms` } as CSSProperties}
      role="group"
      aria-roledescription={texts.role}
      aria-label={texts.label}
    >
      <a className={styles.stage} href={galleryUrl}>
        {items.map((other, place) =>
          place === index || place === shown || (isAwake && isNeighbour(place, index, items.length)) ? (
            <span
              key={other.id}
              className={styles.picture}
              data-place={place}
              data-shown={place === shown || undefined}
            >
              <FeaturedPicture
                picture={failed.has(other.id) ? null : other.picture}
                texts={texts}
                onFail={() => fail(other.id)}
              />
            </span>
          ) : null,
        )}
        <span className={styles.over}>
          {texts.gallery} <Icon name="arrow" />
        </span>
      </a>
      <div className={styles.facts}>
        <div className={styles.place}>
          <p className={classes(type.label, type.num)}>{item.position}</p>
          {items.length > 1 && (
            <IconButton
              icon={isPaused ? "play" : "pause"}
              small
              aria-label={isPaused ? texts.play : texts.pause}
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </div>
        <div className={styles.words} aria-live={isRunning ? "off" : "polite"}>
          {items.map((other, place) => (
            <div key={other.id} data-shown={place === shown || undefined} inert={place !== shown}>
              <h3 className={type.displayM}>{other.name}</h3>
              <p className={type.body}>{other.description}</p>
              {other.price && (
                <p className={type.label}>
                  <b>{other.price}</b>
                </p>
              )}
              {other.url && (
                <TextLink icon="arrow" href={other.url}>
                  {texts.open}
                </TextLink>
              )}
            </div>
          ))}
        </div>
        {items.length > 1 && (
          <ol className={styles.thumbs}>
            {items.map((other, place) => (
              <li key={other.id}>
                <button
                  type="button"
                  aria-label={other.showLabel}
                  aria-current={place === index || undefined}
                  onClick={() => show(place)}
                >
                  <FeaturedPicture
                    picture={failed.has(other.id) ? null : other.picture}
                    texts={texts}
                    onFail={() => fail(other.id)}
                    isSmall
                  />
                  <i data-running={(place === index && isCounting) || undefined} />
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
