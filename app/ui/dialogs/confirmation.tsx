import { useEffect, useRef } from "react";
import type { Confirmation } from "../forms/posted-form.rules.ts";
import { TextLink } from "../layout/text-link.tsx";
import styles from "./confirmation.module.css";

type ConfirmationViewProps = {
  of: Confirmation;
  id?: string;
  /** For the script that sent the form. */
  answer?: string;
  /** Where the title is the only heading of what shows it. */
  headingId?: string;
  takesFocus?: boolean;
};

export function ConfirmationView(props: ConfirmationViewProps) {
  const { of, id, answer: result, headingId, takesFocus = false } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={element}
      id={id}
      className={styles.sent}
      role="status"
      tabIndex={-1}
      data-answer={result}
      data-confirmation
    >
      {headingId ? (
        <h2 id={headingId} className={styles.title}>
          {of.title}
        </h2>
      ) : (
        <p className={styles.title}>{of.title}</p>
      )}
      <div className={styles.asked}>
        {of.picture && <img src={of.picture} alt="" width={96} height={96} loading="lazy" />}
        <dl>
          {of.facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {of.next.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.links}>
        {of.links.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}
