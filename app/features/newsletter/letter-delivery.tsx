import { Form } from "react-router";
import mailFacts from "#app/features/outbox/mail-settings.module.css";
import { outboxTexts } from "#app/features/outbox/outbox.texts.ts";
import panel from "#app/features/settings/settings-panel.module.css";
import { Button } from "#app/ui/button.tsx";
import { Confirm, opens } from "#app/ui/confirm.tsx";
import { usePolling } from "#app/ui/use-polling.ts";
import styles from "./letter.module.css";
import type { LetterView } from "./letter-screen.server.ts";
import type { LetterStatus } from "./letters.table.ts";
import { lettersTexts } from "./letters.texts.ts";

const { progress: texts, sending } = lettersTexts;
const QUESTION = "stop-letter";

type LetterDeliveryProps = { status: LetterStatus; delivery: NonNullable<LetterView["delivery"]> };

export function LetterDelivery({ status, delivery }: LetterDeliveryProps) {
  const { counts, failed } = delivery;
  const { sent = 0, queued = 0, failed: lost = 0, cancelled = 0 } = counts;
  const all = sent + queued + lost + cancelled;
  const isRunning = status === "sending" || queued > 0;
  usePolling(isRunning, delivery);
  return (
    <section className={panel.panel} aria-labelledby="letter-progress">
      <h3 id="letter-progress" className={panel.title}>
        {texts.heading}
      </h3>
      {all > 0 && <progress className={styles.bar} aria-label={texts.bar} value={sent} max={all} />}
      <p role="status">{all === 0 && status === "sending" ? texts.preparing : texts.running(sent, all)}</p>
      <dl className={mailFacts.facts}>
        {Object.entries({ sent, queued, failed: lost, cancelled }).map(([name, count]) => (
          <div key={name}>
            <dt>{texts[name as "sent" | "queued" | "failed" | "cancelled"]}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {failed.length > 0 && (
        <>
          <h4 className={panel.heading}>{texts.failedList}</h4>
          <ul className={styles.failed}>
            {failed.map(({ id, recipient, reason }) => (
              <li key={id}>
                <b>{recipient}</b> {outboxTexts.why[reason]}
              </li>
            ))}
            {lost > failed.length && <li>{texts.more(lost - failed.length)}</li>}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {isRunning && <Button {...opens(QUESTION)}>{texts.stop}</Button>}
        <Form method="post" replace preventScrollReset className={styles.actions}>
          {lost > 0 && (
            <Button type="submit" name="intent" value="retry">
              {texts.retry(lost)}
            </Button>
          )}
          <Button type="submit" name="intent" value="copy">
            {texts.copy}
          </Button>
        </Form>
      </div>
      <Confirm id={QUESTION} title={texts.stopQuestion} text={texts.stopText} cancel={sending.cancel}>
        <Form method="post" replace preventScrollReset>
          <Button type="submit" variant="danger" name="intent" value="stop">
            {texts.stop}
          </Button>
        </Form>
      </Confirm>
    </section>
  );
}
