import styles from "./consent.module.css";
import { Checkbox, FieldError } from "./field.tsx";

type ConsentProps = {
  id: string;
  name: string;
  defaultValue?: string;
  error?: string;
  words: { text: string; link: string; href: string };
};

/** Never checked in advance. */
export function Consent({ id, name, defaultValue, error, words }: ConsentProps) {
  return (
    <div>
      <Checkbox
        className={styles.consent}
        id={id}
        name={name}
        value="on"
        defaultChecked={defaultValue === "on"}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {words.text} <a href={words.href}>{words.link}</a>
      </Checkbox>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
