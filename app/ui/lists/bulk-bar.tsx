import type { FormEvent, ReactNode } from "react";
import { type FetcherWithComponents, Form as RouteForm } from "react-router";
import { Confirm, opens } from "../dialogs/confirm.tsx";
import { buttonTexts } from "../forms/button.texts.ts";
import { Button } from "../forms/button.tsx";
import { Field } from "../forms/field.tsx";
import { IconButton } from "../layout/icon-button.tsx";
import { TextButton } from "../layout/text-link.tsx";
import styles from "./bulk.module.css";
import { BULK_FIELD } from "./bulk.rules.ts";
import { bulkTexts } from "./bulk.texts.ts";
import type { BulkSelection } from "./use-bulk-selection.ts";

type BulkBarProps = {
  selection: BulkSelection;
  label: string;
  action?: string;
  /** Sends the form in place of the screen. */
  fetcher?: FetcherWithComponents<unknown>;
  /** "3 tapetes escolhidos" */
  countedAs: (count: number) => string;
  /** Buttons with an intent, and their fields. */
  children: ReactNode;
};

/**
 * Acts on what is ticked; not seen while nothing is. Stands after the list: at the window's lower edge, so that
 * no row moves when it comes.
 */
export function BulkBar(props: BulkBarProps) {
  const { selection, label, action, fetcher, countedAs, children } = props;
  const Form = (fetcher?.Form ?? RouteForm) as typeof RouteForm;
  const { form, rows, chosen, setChosen, isRange, setRange } = selection;
  return (
    <Form
      id={form}
      method="post"
      action={action}
      replace
      preventScrollReset
      className={styles.bar}
      hidden={chosen.size === 0}
      aria-label={label}
      data-range={isRange}
      onSubmit={(event: FormEvent) => event.currentTarget.querySelector("dialog")?.close()}
    >
      {[...chosen.keys()]
        .filter((id) => !rows.some((row) => row.id === id))
        .map((id) => (
          <input key={id} type="hidden" name={BULK_FIELD} value={id} />
        ))}
      <div className={styles.head}>
        <p role="status">{isRange ? bulkTexts.rangeHint : countedAs(chosen.size)}</p>
        <Button small aria-pressed={isRange} onClick={() => setRange(!isRange)}>
          {bulkTexts.range}
        </Button>
        <details className={styles.which}>
          <summary>{bulkTexts.which}</summary>
          <ul>
            {[...chosen].map(([id, name]) => (
              <li key={id}>
                <span>{name}</span>
                <IconButton
                  icon="close"
                  small
                  aria-label={bulkTexts.leaveOut(name)}
                  onClick={() => setChosen(new Map([...chosen].filter(([other]) => other !== id)))}
                />
              </li>
            ))}
          </ul>
          <TextButton onClick={() => setChosen(new Map())}>{bulkTexts.clear}</TextButton>
        </details>
      </div>
      <div className={styles.acts}>{children}</div>
    </Form>
  );
}

type BulkRemovalProps = { id: string; question: string; text: string; intent?: string };

/** Asks before it removes what is ticked. */
export const BulkRemoval = ({ id, question, text, intent = "removeMany" }: BulkRemovalProps) => (
  <>
    <Button small icon="trash" {...opens(id)}>
      {buttonTexts.remove}
    </Button>
    <Confirm id={id} title={question} text={text} staysOpen>
      <Button type="submit" variant="danger" name="intent" value={intent}>
        {buttonTexts.remove}
      </Button>
    </Confirm>
  </>
);

type BulkPairProps = {
  /** Of the field. */
  id: string;
  label: string;
  error?: string | undefined;
  act: ReactNode;
  children: ReactNode;
};

/** A field between its label and its button. */
export const BulkPair = ({ id, label, error, act, children }: BulkPairProps) => (
  <div className={styles.pair}>
    <Field id={id} label={label} className={styles.field} {...(error && { error })}>
      {children}
    </Field>
    {act}
  </div>
);
