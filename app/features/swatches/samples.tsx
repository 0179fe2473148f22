import type { CSSProperties } from "react";
import { siteLocale } from "#app/i18n/locales.ts";
import { RequestForm, type RequestFormProps } from "#app/requests/request-form.tsx";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import styles from "./samples.module.css";
import type { NamedColour } from "./swatches.rules.ts";
import { swatchesTexts } from "./swatches.texts.ts";
import yarn from "./yarn.module.css";

type SamplesProps = Omit<RequestFormProps, "start"> & {
  colours: readonly NamedColour[];
  heading: "h2" | "h3";
  title: string;
  words: string;
  id?: string;
  edit?: string;
};

/** The form begins with the names of the colours. */
export function Samples({ colours, heading: Heading, title, words, id, edit, ...form }: SamplesProps) {
  const names = colours.map(({ name }) => name).join(", ");
  return (
    <section
      className={classes(grid.grid, grid.section, styles.samples)}
      data-theme="requests"
      data-edit={edit}
      id={id}
    >
      <div>
        <Heading className={type.displayM}>{title}</Heading>
        <p className={type.body}>{words}</p>
        <ul className={classes(styles.squares, yarn.yarn)}>
          {colours.map(({ name, hex }) => (
            <li key={`${name} ${hex}`} className={type.label} style={{ "--colour": hex } as CSSProperties}>
              <i />
              <span lang={siteLocale()}>{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <RequestForm {...form} start={{ message: swatchesTexts(form.locale).samplesOf(names) }} />
    </section>
  );
}
