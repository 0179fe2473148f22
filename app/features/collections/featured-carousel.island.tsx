import { type CSSProperties, useRef, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type from "#app/ui/type.module.css";
import { FEATURED_ROTATION_MS } from "./featured.rules.ts";
import styles from "./featured-carousel.module.css";
import { FeaturedPiece } from "./featured-piece.tsx";
import { useRotation } from "./use-rotation.ts";

export type FeaturedItem = {
  id: string;
  name: string;
  description: string;
  /** Finished words: "A partir de R$ 4.890". */
  price: string;
  /** Where this rug's own page is; empty when it has none. */
  url: string;
  picture: PictureData | null;
  /** "3 / 5" */
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

/** One rug on its mount; the next takes its place every four seconds unless the visitor is looking or asked for rest. */
export function FeaturedCarousel({ items, galleryUrl, texts }: FeaturedCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const { index, show, isPaused, setPaused, isRunning } = useRotation(items.length, root);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const item = items[index];
  if (!item) return null;
  const fail = (id: string) => setFailed((before) => new Set(before).add(id));
  return (
    <section
      ref={root}
      className={styles.featured}
      style={{ "--rotation": `${FEATURED_ROTATION_MS}ms` } as CSSProperties}
      aria-roledescription={texts.role}
      aria-label={texts.label}
    >
      <a className={styles.stage} href={galleryUrl}>
        <FeaturedPiece
          key={item.id}
          picture={failed.has(item.id) ? null : item.picture}
          texts={texts}
          onFail={() => fail(item.id)}
        />
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
          <h3 className={type.displayM}>{item.name}</h3>
          <p className={type.body}>{item.description}</p>
          {item.price && (
            <p className={type.label}>
              <b>{item.price}</b>
            </p>
          )}
          {item.url && (
            <TextLink icon="arrow" href={item.url}>
              {texts.open}
            </TextLink>
          )}
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
                  <FeaturedPiece
                    picture={failed.has(other.id) ? null : other.picture}
                    texts={texts}
                    onFail={() => fail(other.id)}
                    isSmall
                  />
                  <i data-running={(place === index && isRunning) || undefined} />
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
