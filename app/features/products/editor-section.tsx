import { type ReactNode, useId } from "react";
import styles from "./product-editor.module.css";

type EditorSectionProps = { title?: string; help?: string; children: ReactNode };

export function EditorSection({ title, help, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title && id}>
      {title && (
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
      )}
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  );
}
