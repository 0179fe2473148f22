import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import styles from "./audit.module.css";
import type { ChainState } from "./audit.rules.ts";
import { auditTexts } from "./audit.texts.ts";
import { useChain } from "./use-chain.ts";

const { chain: texts } = auditTexts;

const number = (value: number) => value.toLocaleString("pt-BR");

export function ChainCheck() {
  const chain = useChain();
  if (chain === "failed") return <ChainUnread />;
  return chain?.isDone ? <ChainNote chain={chain} /> : <ChainUnderWay chain={chain} />;
}

function ChainUnderWay({ chain }: { chain: ChainState | null }) {
  return (
    <section className={styles.chain} role="status">
      <h3>{texts.underWay}</h3>
      <p>{texts.underWayText}</p>
      <progress aria-label={texts.underWay} {...(chain && { value: chain.checked, max: chain.total })} />
      {chain && <p aria-hidden="true">{texts.progress(number(chain.checked), number(chain.total))}</p>}
    </section>
  );
}

function ChainUnread() {
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

/** The last hash can be noted elsewhere and compared later. */
function ChainNote({ chain: { checked, lastHash, brokenAt } }: { chain: ChainState }) {
  const isBroken = brokenAt !== null;
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
        <details className={styles.seal}>
          <summary>{auditTexts.more}</summary>
          {texts.seal}: <code>{lastHash}</code>
        </details>
      )}
    </section>
  );
}
