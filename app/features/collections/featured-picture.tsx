import { useEffect, useRef, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./featured-picture.module.css";

type FeaturedPictureProps = {
  picture: PictureData | null;
  texts: { loading: string; missing: string };
  onFail: () => void;
  isSmall?: boolean;
};

export function FeaturedPicture({ picture, texts, onFail, isSmall = false }: FeaturedPictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isLoading, setLoading] = useState(false);
  const src = picture?.src;

  // The picture may have loaded or failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: onFail is new on every render and means the same
  useEffect(() => {
    const image = box.current?.querySelector("img");
    if (!src || !image) return;
    if (!image.complete) setLoading(image.loading !== "lazy" || !isSmall);
    else if (image.naturalWidth === 0) onFail();
  }, [src]);

  if (!picture) {
    return (
      <span className={classes(styles.missing, isSmall && styles.small)}>
        {isSmall ? <Icon name="picture" small /> : <span className={type.label}>{texts.missing}</span>}
      </span>
    );
  }
  return (
    <span
      ref={box}
      className={classes(styles.picture, isSmall && styles.small)}
      onLoadCapture={() => setLoading(false)}
      onErrorCapture={onFail}
    >
      {isLoading && !isSmall && (
        <span className={classes(type.label, styles.loading)} role="status">
          {texts.loading}
        </span>
      )}
      <Picture
        picture={{ ...picture, colour: "transparent" }}
        alt={isSmall ? "" : undefined}
        sizes={isSmall ? "88px" : "(max-width: 767px) 60vw, 32vw"}
      />
    </span>
  );
}
