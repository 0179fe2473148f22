import { Form, Link } from "react-router";
import { Confirm, opens } from "#app/ui/dialogs/confirm.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import styles from "./person.module.css";
import { personalDataTexts as texts } from "./personal-data.texts.ts";

const KINDS = ["leads", "messages", "subscriptions", "mails", "files", "consents", "imported"] as const;

export type PersonResultView = Record<(typeof KINDS)[number], number> & {
  erasures: string[];
  orders: number;
  requests: { id: string; name: string }[];
  isStaff: boolean;
  alsoKnownAs: string[];
};

type PersonResultProps = { typed: string[]; found: PersonResultView; error: string | undefined };

const QUESTION = "erase-person";

export function PersonResult({ typed, found, error }: PersonResultProps) {
  const query = new URLSearchParams(typed.map((word) => ["quem", word]));
  const isEmpty = KINDS.every((kind) => found[kind] === 0);
  return (
    <section className={styles.found} aria-labelledby="person-found">
      <h3 id="person-found" className={styles.heading}>
        {texts.found.heading}
      </h3>
      <p className={styles.note}>{texts.searched(typed.join(", "))}</p>
      {found.isStaff && <p>{texts.staff}</p>}
      <Others typed={typed} others={found.alsoKnownAs} />
      {isEmpty ? (
        <EmptyState title={texts.nothing} next={texts.nothingNext} />
      ) : (
        <>
          <Kept found={found} />
          <div className={styles.actions}>
            <ButtonLink href={`/admin/leads/pessoa/dados.zip?${query}`} icon="download" download>
              {texts.exportButton}
            </ButtonLink>
            <Button variant="danger" icon="trash" {...opens(QUESTION)}>
              {texts.erase.button}
            </Button>
          </div>
          <p className={styles.note}>{texts.exportHelp}</p>
          <Erasing typed={typed} error={error} />
        </>
      )}
      {found.erasures.length > 0 && (
        <p className={styles.note}>
          {texts.found.erasures}: {found.erasures.join("; ")}
        </p>
      )}
    </section>
  );
}

function Kept({ found }: { found: PersonResultView }) {
  return (
    <>
      <dl className={styles.facts}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{texts.found[kind]}</dt>
            <dd>{found[kind]}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {found.requests.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/admin/leads/${id}`} className={styles.request}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {found.orders > 0 && <p>{texts.orders(found.orders)}</p>}
    </>
  );
}

/** Another address may be another person's, so the owner decides. */
function Others({ typed, others }: { typed: string[]; others: string[] }) {
  if (others.length === 0) return null;
  return (
    <p>
      {texts.also}{" "}
      {others.map((address) => (
        <Link
          key={address}
          to={`?${new URLSearchParams([...typed, address].map((word) => ["quem", word]))}`}
          className={styles.include}
        >
          {texts.include(address)}
        </Link>
      ))}
    </p>
  );
}

function Erasing({ typed, error }: { typed: string[]; error: string | undefined }) {
  const { erase } = texts;
  return (
    <Confirm id={QUESTION} title={erase.question} text={erase.text}>
      <Form method="post" className={styles.erasing}>
        {typed.map((word) => (
          <input key={word} type="hidden" name="quem" value={word} />
        ))}
        <TextField
          id="confirmation"
          name="confirmation"
          label={erase.label}
          error={error}
          autoComplete="off"
          pattern={erase.word}
          title={erase.wrong}
          required
        />
        <Button type="submit" variant="danger">
          {erase.confirm}
        </Button>
      </Form>
    </Confirm>
  );
}
