import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./text-link.module.css";

type TextLinkProps = ComponentProps<"a"> & { icon?: IconName; children: ReactNode };

/** A link that stands alone, with its line below and, usually, an arrow after the words. */
export function TextLink({ icon, className, children, ...anchor }: TextLinkProps) {
  return (
    <a {...anchor} className={classes(styles.link, className)}>
      {children}
      {icon && <Icon name={icon} small />}
    </a>
  );
}

type TextButtonProps = ComponentProps<"button"> & { icon?: IconName; children: ReactNode };

export function TextButton({ icon, className, children, type = "button", ...button }: TextButtonProps) {
  return (
    <button {...button} type={type} className={classes(styles.link, className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </button>
  );
}
