import { Form, useNavigation } from "react-router";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { SignOutForm } from "../sign-in/sign-out-form.tsx";
import styles from "./account.module.css";
import { accountTexts } from "./account.texts.ts";
import { AccountSection, resultOf, type SectionResult } from "./account-section.tsx";

type Session = {
  id: string;
  isCurrent: boolean;
  device: string;
  address: string | null;
  since: string;
  used: string;
};

const texts = accountTexts.sessions;

export function AccountSessions({
  sessions,
  answer: result,
}: {
  sessions: Session[];
  answer: SectionResult;
}) {
  const outcome = (resultOf("session", result) ?? resultOf("other-sessions", result))?.outcome;
  const navigation = useNavigation();
  const ending = navigation.formData?.get("session");
  useOutcomeToast(outcome);
  return (
    <AccountSection id="sessions-title" title={texts.title}>
      <p className={styles.lead}>{texts.lead}</p>
      <StandingNotice notice={outcome?.toast} />
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>{session.device}</b>
              <span>
                {[session.address, texts.since(session.since), texts.lastUse(session.used)]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </div>
            {session.isCurrent ? (
              <Badge isOn>{texts.current}</Badge>
            ) : (
              <Form method="post">
                <input type="hidden" name="form" value="session" />
                <Button
                  type="submit"
                  small
                  name="session"
                  value={session.id}
                  busy={ending === session.id}
                  aria-label={texts.revokeName(session.device)}
                >
                  {texts.revoke}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <SignOut scope="local">{texts.signOutHere}</SignOut>
        {sessions.length > 1 && (
          <Form method="post">
            <Button type="submit" name="form" value="other-sessions">
              {texts.signOutOthers}
            </Button>
          </Form>
        )}
        <SignOut scope="global">{texts.signOutEverywhere}</SignOut>
      </div>
    </AccountSection>
  );
}

function SignOut({ scope, children }: { scope: "local" | "global"; children: string }) {
  return (
    <SignOutForm>
      <Button type="submit" name="scope" value={scope}>
        {children}
      </Button>
    </SignOutForm>
  );
}
