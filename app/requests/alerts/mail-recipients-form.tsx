import { Link, useNavigation } from "react-router";
import { PanelForm } from "#app/features/settings/fields/panel-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import { WarningLine } from "#app/ui/feedback/warning-line.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import styles from "./alerts.module.css";
import { alertsTexts } from "./alerts.texts.ts";

const { mail: texts } = alertsTexts;

type MailRecipientsFormProps = {
  recipients: { contact: boolean; accounts: string[] };
  people: { id: string; name: string; email: string }[];
  contactEmail: string;
  canSend: boolean;
};

export function MailRecipientsForm({ recipients, people, contactEmail, canSend }: MailRecipientsFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === "recipients";
  const { contact, accounts } = recipients;
  const isNobody = !(contact && contactEmail) && !people.some(({ id }) => accounts.includes(id));
  return (
    <PanelForm id="alerts-by-mail" heading={texts.heading}>
      <p className={panel.note}>{texts.lead}</p>
      {!canSend && (
        <WarningLine>
          {texts.noServer} <Link to="/admin/configuracoes/email">{texts.settings}</Link>
        </WarningLine>
      )}
      {isNobody && <WarningLine isFailure>{texts.nobody}</WarningLine>}
      <fieldset className={styles.who}>
        <legend>{texts.who}</legend>
        <Checkbox name="contact" value="on" defaultChecked={contact}>
          {contactEmail ? texts.contact(contactEmail) : texts.noContact}
        </Checkbox>
        {people.map(({ id, name, email }) => (
          <Checkbox key={id} name="account" value={id} defaultChecked={accounts.includes(id)}>
            {texts.account(name, email)}
          </Checkbox>
        ))}
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="recipients" busy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </PanelForm>
  );
}
