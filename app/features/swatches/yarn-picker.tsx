import type { CSSProperties } from "react";
import { writeColours } from "#app/features/catalogue/exchanged-yarns.rules.ts";
import { YARN_PLACE, yarnQuery } from "#app/features/catalogue/yarn-address.rules.ts";
import { ProductStrip } from "#app/features/products/lists/product-strip.tsx";
import { wholeCatalogueTexts } from "#app/features/products/lists/whole-catalogue.texts.ts";
import { type Locale, pathFor, siteLocale } from "#app/i18n/locales.ts";
import { sampleRequest } from "#app/requests/product.request.ts";
import { classes } from "#app/ui/classes.ts";
import type { FormResult } from "#app/ui/forms/posted-form.rules.ts";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { Samples } from "./samples.tsx";
import { toggled } from "./swatches.rules.ts";
import type { YarnPicker as YarnPickerData } from "./swatches.server.ts";
import { swatchesTexts } from "./swatches.texts.ts";
import yarn from "./yarn.module.css";
import styles from "./yarn-picker.module.css";

type YarnPickerProps = {
  picker: YarnPickerData;
  locale: Locale;
  brand: string;
  path: string;
  /** It reads colours from an address. */
  hasOwnSimulator: boolean;
  answer: FormResult | undefined;
};

/** Threads in a row on wide and medium windows, each at least 44 px wide; the style sheet counts with the same numbers. */
const THREADS = { wide: 25, middle: 17 };
/** That the name of a family is as wide as. */
const NAME_THREADS = 3;
const isNearEnd = (index: number, perRow: number) => (index % perRow) + NAME_THREADS > perRow;

/** Links that select or deselect yarns; script follows them in place. */
export function YarnPicker({ picker: { yarns, ...picker }, answer: result, ...props }: YarnPickerProps) {
  const { locale, path } = props;
  const texts = swatchesTexts(locale);
  const isChosen = (hex: string) => picker.chosen.some((one) => one.hex === hex);
  const families = wholeCatalogueTexts(locale).colours;
  const hasRoom = (index: number) => yarns[index]?.family === yarns[index + NAME_THREADS - 1]?.family;
  const isNamed = (index: number) => yarns[index]?.family !== yarns[index - 1]?.family && hasRoom(index);
  /** A family that goes on in another row is named there again. */
  const isNamedAgain = (index: number, perRow: number) =>
    !isNamed(index) && hasRoom(index) && index > 0 && index % perRow === 0;
  const ends = (index: number) => [
    isNearEnd(index, THREADS.wide) && styles.endOfWide,
    isNearEnd(index, THREADS.middle) && styles.endOfMiddle,
  ];
  const perRow = {
    "--wide": Math.min(THREADS.wide, yarns.length),
    "--middle": Math.min(THREADS.middle, yarns.length),
  } as CSSProperties;
  return (
    <section className={classes(grid.section, grid.noBottom)} aria-labelledby="wall-title" id="fios">
      <div className={classes(grid.grid, styles.head)}>
        <h2 className={type.displayM} id="wall-title">
          {texts.wallTitle}
        </h2>
        <p className={type.body}>{texts.wallText(yarns.length)}</p>
      </div>
      <ul
        className={classes(styles.wall, yarn.yarn)}
        style={perRow}
        aria-label={texts.yarns}
        data-yarn-picker=""
      >
        {yarns.map(({ name, hex, length, family }, index) => (
          <li key={hex} style={{ "--colour": hex, "--length": length.toFixed(3) } as CSSProperties}>
            {(isNamed(index) || isNamedAgain(index, THREADS.wide) || isNamedAgain(index, THREADS.middle)) && (
              <span
                className={classes(
                  styles.family,
                  !isNamed(index) && styles.again,
                  isNamedAgain(index, THREADS.wide) && styles.againWide,
                  isNamedAgain(index, THREADS.middle) && styles.againMiddle,
                  ...ends(index),
                )}
              >
                {families[family]}
              </span>
            )}
            <a
              href={`${path}${toggled(picker.chosen, hex)}${YARN_PLACE}`}
              rel="nofollow"
              aria-current={isChosen(hex) ? "true" : undefined}
              data-yarn={hex}
            >
              <span className={styles.name} lang={siteLocale()}>
                {name}
                <span className={type.visuallyHidden}>, {hex.toUpperCase()}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={type.visuallyHidden} role="status" data-yarn-status="" />
      <div data-chosen-yarns="">
        {picker.chosen.length > 0 && (
          <ChosenYarns
            {...picker}
            {...props}
            answer={result}
            here={path + yarnQuery(picker.chosen.map(({ hex }) => hex))}
          />
        )}
      </div>
    </section>
  );
}

type ChosenYarnsProps = Omit<YarnPickerProps, "picker"> & Omit<YarnPickerData, "yarns"> & { here: string };

function ChosenYarns({ chosen, rugs, total, recoloured, here, answer: result, ...props }: ChosenYarnsProps) {
  const { locale, brand, path, hasOwnSimulator } = props;
  const texts = swatchesTexts(locale);
  const names = chosen.map(({ name }) => name);
  const title = texts.wovenIn(names.join(", "), total);
  const inTheseColours = ({ slug }: { slug: string }, at: number) =>
    pathFor(locale, `/simulador?tapete=${slug}&cores=${writeColours(recoloured.designs[at]?.swaps ?? {})}`);
  return (
    <div className={styles.result}>
      <div className={styles.chosen}>
        <h3 className={type.titleL}>{title}</h3>
        <ul className={classes(styles.spools, yarn.yarn)}>
          {chosen.map(({ name, hex }) => (
            <li key={hex}>
              <a
                href={`${path}${toggled(chosen, hex)}${YARN_PLACE}`}
                rel="nofollow"
                aria-label={texts.drop(name)}
                style={{ "--colour": hex } as CSSProperties}
                data-yarn={hex}
              >
                <i />
                <span lang={siteLocale()}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
        <TextLink href={`${path}${YARN_PLACE}`} data-yarn="">
          {texts.clear(chosen.length)}
        </TextLink>
        <TextLink icon="arrow" href={pathFor(locale, "/tapetes")}>
          {texts.all}
        </TextLink>
      </div>
      <ProductStrip locale={locale} rugs={rugs} label={title} />
      {recoloured.rugs.length > 0 && (
        <div className={styles.recoloured} data-recolour={JSON.stringify(recoloured.designs)}>
          <div className={classes(grid.grid, styles.head)}>
            <h3 className={type.titleL}>{texts.recoloured}</h3>
            <p className={type.body}>
              {texts.recolouredText} {hasOwnSimulator && texts.recolouredOpen}
            </p>
          </div>
          <ProductStrip
            locale={locale}
            rugs={recoloured.rugs}
            label={texts.recoloured}
            addressOf={hasOwnSimulator ? inTheseColours : undefined}
          />
        </div>
      )}
      <Samples
        {...{ locale, brand }}
        of={sampleRequest}
        action={here}
        {...(result && { answer: result })}
        colours={chosen}
        heading="h3"
        title={texts.samples(chosen.length)}
        words={texts.samplesText(chosen.length)}
        id="amostras"
      />
    </div>
  );
}
