import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import styles from "./settings-panel.module.css";

type PanelFrameProps = { id: string; heading: string; children: ReactNode };

export function PanelSection({ id, heading, children }: PanelFrameProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {heading}
      </h3>
      {children}
    </section>
  );
}

type PanelFormProps = PanelFrameProps & Pick<ComponentProps<typeof Form>, "onInput">;

export function PanelForm({ id, heading, onInput, children }: PanelFormProps) {
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      className={styles.panel}
      aria-labelledby={id}
      onInput={onInput}
    >
      <h3 id={id} className={styles.title}>
        {heading}
      </h3>
      {children}
    </Form>
  );
}
