import { useEffect, useRef } from "react";
import { copyWithToast } from "#app/ui/feedback/toast.tsx";
import { TextButton, TextLink } from "#app/ui/layout/text-link.tsx";
import { QrCode } from "#app/ui/media/qr-code.tsx";
import type { AccountForm } from "../accounts.rules.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { PasswordField } from "../sign-in/password-field.tsx";
import styles from "./account.module.css";
import { accountTexts } from "./account.texts.ts";
import { useAccountForm } from "./account-form.ts";
import { confirmPasswordForm, totpForm } from "./account-forms.rules.ts";
import { AccountSection, resultOf, SectionForm, type SectionResult } from "./account-section.tsx";

type Enrolment = { uri: string; key: string; recoveryCodes: string[]; encrypted: string };
type SecondFactorResult = SectionResult & { enrolment?: Enrolment; recoveryCodes?: string[] };

const texts = accountTexts.secondFactor;

type SecondFactorProps = { isOn: boolean; answer: SecondFactorResult | undefined };

export function AccountSecondFactor({ isOn, answer: result }: SecondFactorProps) {
  const enrolment = result?.enrolment;
  const lead = useFocusWhenChanged(isOn ? "on" : enrolment ? "enrolling" : "off");
  return (
    <AccountSection id="second-factor-title" title={texts.title}>
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        {isOn ? texts.on : texts.off}
      </p>
      {result?.recoveryCodes && <RecoveryCodes codes={result.recoveryCodes} />}
      {isOn && <PasswordGate form="renew-recovery-codes" submit={texts.renew} answer={result} />}
      {isOn && (
        <PasswordGate form="stop-second-factor" submit={texts.stop} variant="danger" answer={result} />
      )}
      {!isOn && enrolment && <Enrol enrolment={enrolment} />}
      {!isOn && (
        <FirstCode
          isShown={enrolment !== undefined || result?.form === "activate-second-factor"}
          encrypted={enrolment?.encrypted}
          answer={result}
        />
      )}
      {!isOn && !enrolment && (
        <PasswordGate form="start-second-factor" submit={texts.start} answer={result} />
      )}
    </AccountSection>
  );
}

/** The form that was sent is replaced, and focus would be lost. */
function useFocusWhenChanged(stage: string) {
  const lead = useRef<HTMLParagraphElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current !== stage) lead.current?.focus();
    shown.current = stage;
  }, [stage]);
  return lead;
}

function Enrol({ enrolment: { uri, key, recoveryCodes } }: { enrolment: Enrolment }) {
  return (
    <>
      <p>{texts.scan}</p>
      <QrCode text={uri} label={texts.code} />
      <TextLink href={uri} icon="arrow-out">
        {texts.openApp}
      </TextLink>
      <dl className={styles.key}>
        <dt>{texts.key}</dt>
        <dd>
          <code>{key.match(/.{1,4}/g)?.join(" ")}</code>
        </dd>
      </dl>
      <RecoveryCodes codes={recoveryCodes} />
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className={styles.codes}>
      <h3 className={styles.subtitle}>{texts.codesTitle}</h3>
      <p className={styles.lead}>{texts.codes}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.keep}>
        <TextButton
          onClick={() =>
            copyWithToast(codes.join("\n"), { title: texts.codesCopied }, { title: texts.codesNotCopied })
          }
        >
          {texts.copyCodes}
        </TextButton>
        <TextButton onClick={() => print()}>{texts.printCodes}</TextButton>
      </p>
    </div>
  );
}

type FirstCodeProps = {
  isShown: boolean;
  encrypted: string | undefined;
  answer: SecondFactorResult | undefined;
};

function FirstCode({ isShown, encrypted, answer: result }: FirstCodeProps) {
  const own = resultOf("activate-second-factor", result);
  const account = useAccountForm("activate-second-factor", totpForm, own);
  if (!isShown) return null;
  return (
    <SectionForm
      account={account}
      texts={{ submit: texts.verify, submitting: texts.verifying }}
      variant="solid"
    >
      {encrypted && <input type="hidden" name="setup" value={encrypted} />}
      <CodeField field={account.fields.code} />
    </SectionForm>
  );
}

type PasswordGateProps = {
  form: AccountForm;
  submit: string;
  variant?: "danger";
  answer: SecondFactorResult | undefined;
};

function PasswordGate({ form, submit, variant, answer: result }: PasswordGateProps) {
  const own = resultOf(form, result);
  const account = useAccountForm(form, confirmPasswordForm, own);
  return (
    <SectionForm account={account} texts={{ submit, submitting: texts.starting }} variant={variant}>
      <PasswordField field={account.fields.password} />
    </SectionForm>
  );
}
