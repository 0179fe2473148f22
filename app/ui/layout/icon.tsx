import { classes } from "../classes.ts";
import styles from "./icon.module.css";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";

export type { IconName } from "./icon-paths.ts";

type IconProps = {
  name: IconName;
  /** 18 px in dense rows, 24 px elsewhere. */
  small?: boolean;
  className?: string;
};

/** Decorative: a button without text needs its own label. */
export function Icon({ name, small = false, className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, small && styles.small, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {name === "drag" ? (
        <path d="M9 5v14M15 5v14" strokeDasharray="1.5 4.5" strokeWidth="2.4" />
      ) : (
        <path d={ICON_PATHS[name]} />
      )}
    </svg>
  );
}
