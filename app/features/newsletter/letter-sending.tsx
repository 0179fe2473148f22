import { Link, useNavigation } from "react-router";
import { PanelSection } from "#app/features/settings/fields/panel-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import { useIsUploading } from "#app/media/upload/form-uploads.tsx";
import { hoursBehind } from "#app/requests/outbox/outbox.rules.ts";
import { Confirm, opens } from "#app/ui/dialogs/confirm.tsx";
import { WarningLine } from "#app/ui/feedback/warning-line.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import styles from "./letter.module.css";
import { LETTER_FORM } from "./letter-editor.tsx";
import type { LetterView } from "./letter-screen.server.ts";
import { lettersTexts } from "./letters.texts.ts";

const { sending: texts } = lettersTexts;
const QUESTION = "send-letter";
const MAIL_SETTINGS = "/admin/configuracoes/email";

type LetterSendingProps = { letter: LetterView; to: string; reply: string | undefined };

export function LetterSending({ letter, to, reply }: LetterSendingProps) {
  const { shown, recipients, canSend, hasAddress, perHour } = letter;
  const isTesting = useNavigation().formData?.get("intent") === "test";
  const isUploading = useIsUploading();
  const total = recipients.reduce((sum, { people }) => sum + people, 0);
  const isReady = canSend && hasAddress;
  const hours = hoursBehind(total - 1, perHour);
  return (
    <PanelSection id="letter-sending" heading={texts.heading}>
      {!isReady && (
        <WarningLine>
          {canSend ? texts.noAddress : texts.noServer} <Link to={MAIL_SETTINGS}>{texts.settings}</Link>
        </WarningLine>
      )}
      {total === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <ul>
          {recipients.map(({ language, people }) => (
            <li key={language}>{texts.counts(language.toLowerCase(), people)}</li>
          ))}
        </ul>
      )}
      {isReady && (
        <>
          <div className={styles.actions}>
            {total > 0 && (
              <Button form={LETTER_FORM} disabled={isUploading} {...opens(QUESTION)}>
                {texts.send(total)}
              </Button>
            )}
            <input type="hidden" name="locale" value={shown} form={LETTER_FORM} />
            <Button
              type="submit"
              form={LETTER_FORM}
              name="intent"
              value="test"
              busy={isTesting}
              disabled={isUploading}
            >
              {isTesting ? texts.testing : texts.test}
            </Button>
          </div>
          {hours > 0 && (
            <p className={panel.note}>
              {texts.takes(perHour, hours)} <Link to={MAIL_SETTINGS}>{texts.changeLimit}</Link>
            </p>
          )}
          <p className={panel.note}>{texts.testText(to)}</p>
          <div role="status">
            {reply && (
              <p className={panel.note}>
                {texts.reply} <code>{reply}</code>
              </p>
            )}
          </div>
        </>
      )}
      <Confirm id={QUESTION} title={texts.question(total)} text={texts.questionText} cancel={texts.cancel}>
        <Button
          type="submit"
          variant="solid"
          form={LETTER_FORM}
          name="intent"
          value="send"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          {texts.confirm}
        </Button>
      </Confirm>
    </PanelSection>
  );
}
