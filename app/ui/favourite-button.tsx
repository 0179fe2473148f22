import { classes } from "./classes.ts";
import styles from "./favourite-button.module.css";
import { Icon } from "./icon.tsx";

type FavouriteButtonProps = {
  /** What is kept: a rug's slug. */
  slug: string;
  label: string;
  /** In the corner of a piece that holds it. */
  corner?: boolean;
  className?: string;
};

/** Keeps a rug on the device. Pressed by the page's own script; without one it is not shown. */
export function FavouriteButton({ slug, label, corner, className }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.heart, corner && styles.corner, className)}
      data-favourite={slug}
      aria-pressed="false"
      aria-label={label}
      title={label}
    >
      <Icon name="heart" />
    </button>
  );
}
