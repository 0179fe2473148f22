import { type ComponentProps, type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { ConfirmForm } from "../dialogs/confirm-form.tsx";

const QUESTION = "removal";
const FORM = "ask-removal";
/** Names the row without script: the button then asks for the page with the question. */
const PARAM = "excluir";

type Row = { id: string; name: string };
type RowRemovalProps = {
  rows: readonly Row[];
  titleOf: (name: string) => string;
  text: string;
  /** Receives the row's `id`. */
  action: string;
};

/** One question for all rows of a list, because each would be a third of its row. */
export function useRowRemoval({ rows, titleOf, text, action }: RowRemovalProps) {
  const [query] = useSearchParams();
  const named = rows.find(({ id }) => id === query.get(PARAM));
  const [asked, setAsked] = useState(named);
  const dialog = useRef<HTMLDialogElement>(null);

  /** Attributes of the button that asks. */
  const asksFor = (row: Row): ComponentProps<"button"> => ({
    ...({ type: "submit", form: FORM, name: PARAM, value: row.id } as const),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      flushSync(() => setAsked(row));
      dialog.current?.showModal();
    },
  });

  const question = (
    <>
      <form id={FORM} hidden>
        {[...query].map(
          ([name, value]) => name !== PARAM && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
      {asked && (
        <ConfirmForm
          key={asked.id}
          ref={dialog}
          id={QUESTION}
          title={titleOf(asked.name)}
          text={text}
          fields={{ id: asked.id }}
          action={action + searchWithout(query, asked.id)}
          isOpen={asked === named}
        />
      )}
    </>
  );
  return { asksFor, question };
}

/** The list's search and filters, without what named the row. */
function searchWithout(query: URLSearchParams, id: string): string {
  const search = new URLSearchParams([...query].filter(([, value]) => value !== id)).toString();
  return search && `?${search}`;
}
