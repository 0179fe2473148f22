import { classes } from "../classes.ts";
import styles from "./favourite-button.module.css";
import { Icon } from "./icon.tsx";

type FavouriteButtonProps = {
  slug: string;
  label: string;
  /** Beside the heart; a part of the label. */
  word?: string;
  className?: string;
};

/** Stored by the page's own script; hidden without it. */
export function FavouriteButton({ slug, label, word, className }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.heart, word && styles.worded, className)}
      data-favourite={slug}
      aria-pressed="false"
      aria-label={label}
      title={label}
    >
      <Icon name="heart" small={word !== undefined} />
      {word && <span>{word}</span>}
    </button>
  );
}
