import { classes } from "./classes.ts";
import styles from "./favourite-button.module.css";
import { Icon } from "./icon.tsx";

type FavouriteButtonProps = {
  slug: string;
  label: string;
  /** In the corner of a card. */
  corner?: boolean;
  className?: string;
};

/** Stored by the page's own script; hidden without it. */
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
