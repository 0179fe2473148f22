import { type ReactNode, useId } from "react";
import styles from "./product-editor.module.css";

/** `anchor`: for links from the page that shows it (`edit-places.ts`). */
type EditorSectionProps = { anchor?: string; title?: string; help?: string; children: ReactNode };

export function EditorSection({ anchor, title, help, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={title && id}>
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
