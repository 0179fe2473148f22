import { useEffect, useId, useRef } from "react";
import { metresText } from "#app/features/catalogue/amount.rules.ts";
import { sellsIn } from "#app/i18n/currency.rules.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { describedBy, Field } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { type ReadSize, type RefusedLine, readSizeTable } from "./size-table.rules.ts";
import styles from "./sizes-field.module.css";

const { sizes: texts } = productsAdminTexts;

type PastedSizesProps = {
  text: string;
  onText: (text: string) => void;
  onTake: (sizes: ReadSize[]) => void;
  onDiscard: () => void;
};

export function PastedSizes({ text, onText, onTake, onDiscard }: PastedSizesProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const { sizes, refused } = readSizeTable(text);
  return (
    <fieldset className={styles.pasted}>
      <legend>{texts.paste}</legend>
      <Field id={id} label={texts.pasteLabel} help={texts.pasteHelp}>
        <textarea
          {...describedBy(id, { help: texts.pasteHelp })}
          ref={area}
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </Field>
      {text.trim() !== "" && (
        <p role="status" className={styles.understood}>
          {texts.understood(sizes.length)}
        </p>
      )}
      {sizes.length > 0 && <Understood sizes={sizes} />}
      {refused.length > 0 && <Refused lines={refused} />}
      <p className={styles.actions}>
        <Button variant="solid" small disabled={sizes.length === 0} onClick={() => onTake(sizes)}>
          {texts.use(sizes.length)}
        </Button>
        <TextButton onClick={onDiscard}>{texts.discard}</TextButton>
      </p>
    </fieldset>
  );
}

function Understood({ sizes }: { sizes: ReadSize[] }) {
  const price = (cents: number | null, currency: "BRL" | "EUR") =>
    cents === null ? texts.onRequest : formatPrice(cents, currency, DEFAULT_LOCALE);
  return (
    <table className={styles.table}>
      <caption>{texts.preview}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.measure}</th>
          {sellsIn("BRL") && <th scope="col">{texts.brl}</th>}
          {sellsIn("EUR") && <th scope="col">{texts.eur}</th>}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => {
          const name = `${metresText(size.widthMetres)} × ${metresText(size.lengthMetres)} m`;
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sellsIn("BRL") && <td>{price(size.priceBrlCents, "BRL")}</td>}
              {sellsIn("EUR") && <td>{price(size.priceEurCents, "EUR")}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Refused({ lines }: { lines: RefusedLine[] }) {
  return (
    <div className={styles.bad}>
      <b>
        <Icon name="warning" small />
        {texts.refused}
      </b>
      <ul>
        {lines.map(({ line, text, problem }) => (
          <li key={line}>
            <span>
              {texts.line(line)}: {texts.problems[problem]}
            </span>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
