import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";

type IconButtonProps = ComponentProps<"button"> & {
  icon: IconName;
  /** With a border, for buttons on pictures. */
  framed?: boolean;
  small?: boolean;
  /** Text before the icon; without it an `aria-label` is needed. */
  children?: ReactNode;
};

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
