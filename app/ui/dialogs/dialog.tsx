import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../layout/icon.tsx";
import styles from "./dialog.module.css";

type DialogProps = ComponentProps<"dialog"> & {
  id: string;
  /** `modal` 960 px, `wide` 1120 px, `question` 520 px, `sheet` 520 px at the right edge. */
  size?: "modal" | "wide" | "question" | "sheet";
  theme?: "dark" | "requests" | "materials" | "philosophy";
  children: ReactNode;
  [data: `data-${string}`]: string | number | undefined;
};

/** Opened by `<button commandfor={id} command="show-modal">`. Needs `aria-labelledby` or `aria-label`. */
export function Dialog({ size = "modal", theme, className, children, onClose, ...dialog }: DialogProps) {
  return (
    <dialog
      {...dialog}
      // React hands on the events of dialogs within it, too.
      onClose={onClose && ((event) => event.target === event.currentTarget && onClose(event))}
      data-theme={theme}
      className={classes(styles.dialog, styles[size], className)}
    >
      {children}
    </dialog>
  );
}

type DialogCloseProps = {
  /** Accessible name of the close button. */
  label: string;
  className?: string;
};

/** A form, so that it closes its dialog without script. */
export function DialogClose({ label, className }: DialogCloseProps) {
  return (
    <form method="dialog" className={classes(styles.close, className)}>
      <button type="submit" aria-label={label}>
        <Icon name="close" />
      </button>
    </form>
  );
}
