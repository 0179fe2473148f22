import { Fragment, type ReactNode } from "react";
import { linkFor } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { runsOf } from "./inline-text.rules.ts";

/** Without a language links are underlined and lead nowhere. */
export function Inlines({ text, locale }: { text: string; locale?: Locale }) {
  return runsOf(text).map((run, place) => {
    const key = `${place} ${run.text}`;
    let words: ReactNode = run.text;
    if (run.isEmphasised) words = <em>{words}</em>;
    if (run.isStrong) words = <strong>{words}</strong>;
    if (run.address === null) return <Fragment key={key}>{words}</Fragment>;
    if (!locale) return <u key={key}>{words}</u>;
    return (
      <a key={key} href={linkFor(locale, run.address)}>
        {words}
      </a>
    );
  });
}
