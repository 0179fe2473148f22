import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import styles from "./switch.module.css";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & { label: string };

/** In a form it is a checkbox, so it works without script. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={classes(styles.switch, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on */}
      <input {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
