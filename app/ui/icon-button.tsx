import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";

type IconButtonProps = ComponentProps<"button"> & {
  icon: IconName;
  /** A frame of one thread, for a button that lies on a picture. */
  framed?: boolean;
  small?: boolean;
  /** A word before the icon; without one the button needs an `aria-label`. */
  children?: ReactNode;
};

/** A 44 px button that shows an icon, alone or after a word. */
export function IconButton({
  icon,
  framed,
  small,
  className,
  type = "button",
  children,
  ...button
}: IconButtonProps) {
  return (
    <button {...button} type={type} className={classes(styles.button, framed && styles.framed, className)}>
      {children}
      <Icon name={icon} small={small} />
    </button>
  );
}
