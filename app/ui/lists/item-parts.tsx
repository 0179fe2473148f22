import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { opens } from "../dialogs/confirm.tsx";
import { ConfirmForm } from "../dialogs/confirm-form.tsx";
import { TextButton } from "../layout/text-link.tsx";
import styles from "./item-parts.module.css";

type ItemSectionProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

export function ItemSection({ id, title, className, children }: ItemSectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}

type Fact = { label: string; value: string | null; href?: string };

/** Leaves out what is not known. */
export function ItemFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value, href }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type ItemRemovalProps = {
  id: string;
  /** Address of the list, whose filters are kept. */
  list: string;
  question: string;
  texts: { button: string; text: string };
};

export function ItemRemoval({ id, list, question, texts }: ItemRemovalProps) {
  const [query] = useSearchParams();
  const search = query.size > 0 ? `?${query}` : "";
  const dialog = `remove-${id}`;
  return (
    <div className={styles.removal}>
      <TextButton icon="trash" {...opens(dialog)}>
        {texts.button}
      </TextButton>
      <ConfirmForm
        id={dialog}
        title={question}
        text={texts.text}
        fields={{ id }}
        action={`${list}${search}`}
      />
    </div>
  );
}
