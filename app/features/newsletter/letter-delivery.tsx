import { Form } from "react-router";
import { PanelSection } from "#app/features/settings/fields/panel-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import mailFacts from "#app/requests/outbox/mail-settings.module.css";
import { hoursBehind } from "#app/requests/outbox/outbox.rules.ts";
import { outboxTexts } from "#app/requests/outbox/outbox.texts.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { usePolling } from "#app/ui/feedback/use-polling.ts";
import { Button } from "#app/ui/forms/button.tsx";
import styles from "./letter.module.css";
import type { LetterView } from "./letter-screen.server.ts";
import type { LetterStatus } from "./letters.table.ts";
import { lettersTexts } from "./letters.texts.ts";

const { progress: texts, sending } = lettersTexts;
const QUESTION = "stop-letter";

type LetterDeliveryProps = {
  status: LetterStatus;
  delivery: NonNullable<LetterView["delivery"]>;
  perHour: number;
};

export function LetterDelivery({ status, delivery, perHour }: LetterDeliveryProps) {
  const { counts, failed } = delivery;
  const { sent = 0, queued = 0, failed: lost = 0, cancelled = 0 } = counts;
  const all = sent + queued + lost + cancelled;
  const isRunning = status === "sending" || queued > 0;
  const hours = hoursBehind(queued - 1, perHour);
  usePolling(isRunning, delivery);
  return (
    <PanelSection id="letter-progress" heading={texts.heading}>
      {all > 0 && <progress className={styles.bar} aria-label={texts.bar} value={sent} max={all} />}
      <p role="status">{all === 0 && status === "sending" ? texts.preparing : texts.running(sent, all)}</p>
      {isRunning && hours > 0 && <p className={panel.note}>{sending.takes(perHour, hours)}</p>}
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
      <ConfirmForm
        id={QUESTION}
        title={texts.stopQuestion}
        text={texts.stopText}
        cancel={sending.cancel}
        confirm={texts.stop}
        intent="stop"
      />
    </PanelSection>
  );
}
