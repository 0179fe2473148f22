import { Link } from "react-router";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import type { MailStatus } from "./outbox.rules.ts";
import { outboxTexts } from "./outbox.texts.ts";
import styles from "./unsent-mails.module.css";

const { waiting: texts } = outboxTexts;
const QUESTION = "send-all-mails";

type UnsentMailsProps = {
  counts: Partial<Record<MailStatus, number>>;
  canSend: boolean;
  search: string;
};

export function UnsentMails({ counts, canSend, search }: UnsentMailsProps) {
  const { kept = 0, failed = 0 } = counts;
  if (kept + failed === 0) return null;
  const lines = [...(kept > 0 ? [texts.kept(kept)] : []), ...(failed > 0 ? [texts.failed(failed)] : [])];
  return (
    <div className={styles.unsent}>
      <p className={styles.words}>
        <Icon name="mail" small />
        {lines.join(". ")}.{!canSend && ` ${texts.noServer}`}
      </p>
      {canSend ? (
        <Button small {...opens(QUESTION)}>
          {texts.sendAll}
        </Button>
      ) : (
        <Link to="/admin/configuracoes/email" className={styles.link}>
          {texts.settings}
        </Link>
      )}
      <ConfirmForm
        id={QUESTION}
        title={texts.question(kept + failed)}
        text={texts.text}
        confirm={texts.confirm}
        intent="sendAll"
        variant="solid"
        action={`/admin/emails${search}`}
      />
    </div>
  );
}
