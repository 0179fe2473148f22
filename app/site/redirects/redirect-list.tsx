import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import type from "#app/ui/layout/type.module.css";
import styles from "./redirects.module.css";
import { shownAddress } from "./redirects.rules.ts";
import type { RedirectRow } from "./redirects.server.ts";
import { redirectsTexts } from "./redirects.texts.ts";

const { leadsTo, open, origins, remove: texts } = redirectsTexts;

export function RedirectList({ rows }: { rows: RedirectRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={`${row.of} ${row.id}`}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row: { of, id, from, to, name } }: { row: RedirectRow }) {
  const question = `remove-${of}-${id}`;
  const shown = shownAddress(from);
  return (
    <>
      <span className={styles.addresses}>
        <a href={from} target="_blank" rel="noopener" aria-label={open(shown)}>
          {shown}
        </a>
        <span className={styles.target}>
          <Icon name="arrow" small />
          <span className={type.visuallyHidden}>{leadsTo}</span>
          {shownAddress(to)}
        </span>
      </span>
      <span className={styles.origin}>{name ? `${origins[of]} ${name}` : origins[of]}</span>
      <IconButton icon="trash" small aria-label={texts.button(shown)} {...opens(question)} />
      <ConfirmForm
        id={question}
        title={texts.question(shown)}
        text={of === "own" ? texts.own : texts.former}
        cancel={texts.cancel}
        fields={{ of, id }}
      />
    </>
  );
}
