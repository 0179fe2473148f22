import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./side-editor.module.css";

/** A list and, beside it, the form that makes a new item or edits one of them. */
export function SideEditor({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <div className={styles.list}>{list}</div>
      {children}
    </div>
  );
}

type EditorPanelProps = {
  title: string;
  /** What is edited; whenever it becomes another, the panel comes into view and takes the focus. */
  subject: string;
  children: ReactNode;
};

export function EditorPanel({ title, subject, children }: EditorPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const edited = useRef(subject);
  useEffect(() => {
    if (edited.current === subject) return;
    edited.current = subject;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [subject]);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The form's fields, one below the other. */
export function EditorFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Fields that belong together, beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.two}>{children}</div>;
}

/** The foot of the form: its switch at the left, cancel and save at the right. */
export function EditorActions({ children, actions }: { children?: ReactNode; actions: ReactNode }) {
  return (
    <div className={styles.actions}>
      <span>{children}</span>
      <span>{actions}</span>
    </div>
  );
}
