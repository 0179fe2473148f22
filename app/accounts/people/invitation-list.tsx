import { Form, useNavigation } from "react-router";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { accountsTexts } from "../accounts.texts.ts";
import type { Role } from "../roles.rules.ts";
import styles from "./people.module.css";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleFetcher } from "./people-result.ts";
import { RowConfirm } from "./row-confirm.tsx";

export type InvitationView = {
  id: string;
  email: string;
  role: Role;
  isOver: boolean;
  sent: string;
  until: string;
};

const { invite: texts, invitations: title, noInvitations } = peopleTexts;

type InvitationListProps = { invitations: InvitationView[]; canSend: boolean; fetcher: PeopleFetcher };

export function InvitationList({ invitations, ...others }: InvitationListProps) {
  return (
    <section className={styles.part} aria-labelledby="invitations-title">
      <h3 id="invitations-title" className={styles.title}>
        {title}
      </h3>
      {invitations.length === 0 && <p className={styles.none}>{noInvitations}</p>}
      <ul className={styles.rows}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} {...others} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({
  invitation: { id, email, role, isOver, sent, until },
  canSend,
  fetcher,
}: { invitation: InvitationView } & Omit<InvitationListProps, "invitations">) {
  const { formData } = useNavigation();
  const question = `withdraw-${id}`;
  const copying = `copy-${id}`;
  const isSending = formData?.get("id") === id;
  return (
    <li>
      <div className={styles.who}>
        <b>{email}</b>
        <span>{[texts.sent(sent), !isOver && texts.until(until)].filter(Boolean).join(" · ")}</span>
      </div>
      <div className={styles.badges}>
        <Badge isOn={false}>{accountsTexts.roles[role]}</Badge>
        <Badge isOn={!isOver}>{isOver ? texts.over : texts.waiting}</Badge>
      </div>
      <div className={styles.actions}>
        <TextButton {...opens(copying)} aria-label={texts.copyLinkName(email)}>
          {texts.copyLink}
        </TextButton>
        {canSend && (
          <Form method="post" preventScrollReset className={styles.actions}>
            <input type="hidden" name="id" value={id} />
            <TextButton
              type="submit"
              name="form"
              value="resend"
              disabled={isSending}
              aria-label={texts.resendName(email)}
            >
              {texts.resend}
            </TextButton>
          </Form>
        )}
        <TextButton {...opens(question)} aria-label={texts.withdrawName(email)}>
          {texts.withdraw}
        </TextButton>
      </div>
      <RowConfirm
        id={copying}
        form="copy-invitation"
        row={id}
        title={texts.copyLinkTitle(email)}
        text={texts.copyLinkText}
        submit={texts.copyLinkSubmit}
        fetcher={fetcher}
        answer={fetcher.data?.gate === copying ? fetcher.data : undefined}
      />
      <ConfirmForm
        id={question}
        title={texts.withdrawTitle(email)}
        text={texts.withdrawText}
        confirm={texts.withdraw}
        fields={{ form: "withdraw", id }}
      />
    </li>
  );
}
