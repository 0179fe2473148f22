import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./audit.module.css";
import { auditTexts } from "./audit.texts.ts";

const { chain: texts } = auditTexts;

type ChainNoteProps = { chain: { checked: number; lastHash: string; brokenAt: number | null } };

/** While the seals are computed anew. */
export function ChainUnderWay() {
  return (
    <section className={styles.chain} role="status">
      <h3>{texts.underWay}</h3>
      <p>{texts.underWayText}</p>
      <progress aria-label={texts.underWay} />
    </section>
  );
}

/** Nothing is said about the record. */
export function ChainUnread() {
  return (
    <section className={classes(styles.chain, styles.broken)}>
      <h3>
        <Icon name="warning" small />
        {texts.unread}
      </h3>
      <p>{texts.unreadText}</p>
    </section>
  );
}

/** Whether the record is as it was written. The last seal can be noted elsewhere and compared later. */
export function ChainNote({ chain: { checked, lastHash, brokenAt } }: ChainNoteProps) {
  const isBroken = brokenAt !== null;
  const number = (value: number) => value.toLocaleString("pt-BR");
  return (
    <section
      className={classes(styles.chain, isBroken && styles.broken)}
      role={isBroken ? "alert" : undefined}
    >
      <h3>
        <Icon name={isBroken ? "warning" : "check"} small />
        {isBroken ? texts.broken : texts.intact}
      </h3>
      <p>{isBroken ? texts.brokenText(number(brokenAt)) : texts.intactText(number(checked))}</p>
      {checked > 0 && (
        <p className={styles.seal}>
          {texts.seal}: <code>{lastHash}</code>
        </p>
      )}
    </section>
  );
}
