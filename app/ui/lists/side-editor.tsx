import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./side-editor.module.css";

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
  /** When it changes, the panel is scrolled into view and focused. */
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
    const shown = heading.current;
    if (!shown) return;
    shown.focus({ preventScroll: true });
    // Below the list, as on a phone, more than the title has to come into view.
    const isLow = shown.getBoundingClientRect().bottom > innerHeight / 2;
    shown.scrollIntoView({ block: isLow ? "start" : "nearest" });
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

export function EditorFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.two}>{children}</div>;
}

export function EditorActions({ children, actions }: { children?: ReactNode; actions: ReactNode }) {
  return (
    <div className={styles.actions}>
      <span>{children}</span>
      <span>{actions}</span>
    </div>
  );
}
