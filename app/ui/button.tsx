import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonLook = {
  /** One solid button per view; outline otherwise; danger says the verb of what it destroys. */
  look?: "solid" | "outline" | "danger";
  /** 40 px, administration only. */
  small?: boolean;
  /** As wide as what holds it. */
  full?: boolean;
  /** After the words; danger shows it before them. */
  icon?: IconName;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** The label stays and a weft runs below it; clicks are ignored until it ends. */
    busy?: boolean;
    children: ReactNode;
  };

export function Button({
  look,
  small,
  full,
  icon,
  busy = false,
  className,
  children,
  type,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type ?? "button"}
      aria-busy={busy || undefined}
      aria-disabled={busy || button["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : button.onClick}
      className={buttonLook({ look, small, full }, busy, className)}
    >
      <ButtonContent look={look} icon={icon}>
        {children}
      </ButtonContent>
    </button>
  );
}

type ButtonLinkProps = ComponentProps<"a"> & ButtonLook & { children: ReactNode };

export function ButtonLink({ look, small, full, icon, className, children, ...anchor }: ButtonLinkProps) {
  return (
    <a {...anchor} className={buttonLook({ look, small, full }, false, className)}>
      <ButtonContent look={look} icon={icon}>
        {children}
      </ButtonContent>
    </a>
  );
}

/** Class names of the look, for another element that wears it. */
export function buttonLook({ look = "outline", small, full }: ButtonLook, busy: boolean, className?: string) {
  return classes(
    styles.button,
    look !== "outline" && styles[look],
    small && styles.small,
    full && styles.full,
    busy && styles.busy,
    className,
  );
}

export function ButtonContent({
  look,
  icon,
  children,
}: Pick<ButtonLook, "look" | "icon"> & { children: ReactNode }) {
  const drawn = icon && <Icon name={icon} className={styles.icon} />;
  return look === "danger" ? (
    <>
      {drawn}
      {children}
    </>
  ) : (
    <>
      {children}
      {drawn}
    </>
  );
}
