import { type MouseEvent, type ReactNode, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { LANGUAGES, languageName, siteLocale } from "#app/i18n/locales.ts";
import type { OutdatedText } from "#app/i18n/translated-words.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { classes } from "../classes.ts";
import { useOutcomeToast } from "../feedback/toast.tsx";
import { TextButton } from "../layout/text-link.tsx";
import { languageTexts as texts } from "./language.texts.ts";
import styles from "./source-text.module.css";

/** Takes `translation`: entity, id, locale and field, joined by spaces. */
export const CONFIRM_TRANSLATION_PATH = "/admin/traducao";

type SourceTextProps = {
  label: string;
  text: string;
  isLong: boolean;
  outdated: OutdatedText | undefined;
  children: ReactNode;
};

/** A translation's field with the text that it translates: beside it, or above it where there is no room. */
export function SourceText({ label, text, isLong, outdated, children }: SourceTextProps) {
  return (
    <div className={text.trim() === "" ? undefined : styles.pair}>
      {text.trim() !== "" && (
        <div className={styles.source}>
          <p className={styles.label}>{texts.source(label, LANGUAGES[siteLocale()].adminName)}</p>
          <p
            className={classes(styles.text, isLong && styles.long)}
            lang={siteLocale()}
            {...(isLong && {
              // What scrolls is reached with the keyboard.
              tabIndex: 0,
              role: "group",
              "aria-label": texts.source(label, LANGUAGES[siteLocale()].adminName),
            })}
          >
            {text}
          </p>
        </div>
      )}
      <div className={styles.own}>
        {children}
        {outdated && <Outdated of={outdated} label={label} />}
      </div>
    </div>
  );
}

const never = () => () => {};

function Outdated({ of: { entity, id, locale, field, before }, label }: { of: OutdatedText; label: string }) {
  const fetcher = useFetcher<Outcome>();
  useOutcomeToast(fetcher.data);
  // With script it sends no form: Enter in a field presses the form's first button that does.
  const type = useSyncExternalStore<"button" | "submit">(
    never,
    () => "button",
    () => "submit",
  );
  const value = [entity, id, locale, field].join(" ");
  function confirm(event: MouseEvent) {
    event.preventDefault();
    fetcher.submit(
      { translation: value, inPlace: "1" },
      { method: "post", action: CONFIRM_TRANSLATION_PATH },
    );
  }
  return (
    <div className={styles.outdated}>
      <p>
        <b>{texts.outdated}.</b> {texts.outdatedText(languageName(siteLocale()))}
      </p>
      <TextButton
        type={type}
        icon="check"
        name="translation"
        value={value}
        formAction={CONFIRM_TRANSLATION_PATH}
        formNoValidate
        disabled={fetcher.state !== "idle"}
        aria-label={texts.confirmOf(label)}
        onClick={confirm}
      >
        {texts.confirm}
      </TextButton>
      {before.trim() !== "" && (
        <details className={styles.before}>
          <summary>{texts.before}</summary>
          <p lang={siteLocale()}>{before}</p>
        </details>
      )}
    </div>
  );
}
