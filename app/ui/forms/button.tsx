import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../layout/icon.tsx";
import styles from "./button.module.css";

export type ButtonStyle = {
  /** One solid button per view. */
  variant?: "solid" | "outline" | "danger";
  /** 40 px, administration only. */
  small?: boolean;
  full?: boolean;
  icon?: IconName;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonStyle & {
    /** Keeps the label; ignores clicks. */
    busy?: boolean;
    children: ReactNode;
  };

export function Button({
  variant,
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
      className={buttonClasses({ variant, small, full }, busy, className)}
    >
      <ButtonContent variant={variant} icon={icon}>
        {children}
      </ButtonContent>
    </button>
  );
}

type ButtonLinkProps = ComponentProps<"a"> & ButtonStyle & { children: ReactNode };

export function ButtonLink({ variant, small, full, icon, className, children, ...anchor }: ButtonLinkProps) {
  return (
    <a {...anchor} className={buttonClasses({ variant, small, full }, false, className)}>
      <ButtonContent variant={variant} icon={icon}>
        {children}
      </ButtonContent>
    </a>
  );
}

export function buttonClasses(
  { variant = "outline", small, full }: ButtonStyle,
  busy: boolean,
  className?: string,
) {
  return classes(
    styles.button,
    variant !== "outline" && styles[variant],
    small && styles.small,
    full && styles.full,
    busy && styles.busy,
    className,
  );
}

export function ButtonContent({
  variant,
  icon,
  children,
}: Pick<ButtonStyle, "variant" | "icon"> & { children: ReactNode }) {
  const drawn = icon && <Icon name={icon} className={styles.icon} />;
  return variant === "danger" ? (
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
