import type { ReactNode } from "react";
import grid from "#app/ui/grid.module.css";
import typeStyles from "#app/ui/type.module.css";

/** One step of subscribing or leaving: a title, a sentence, and at most one thing to do. */
export function NewsletterStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={grid.column}>
      <h1 className={typeStyles.displayL}>{title}</h1>
      {children}
    </section>
  );
}
