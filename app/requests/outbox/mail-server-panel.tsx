import { useNavigation } from "react-router";
import { PasswordField } from "#app/accounts/sign-in/password-field.tsx";
import { PanelForm } from "#app/features/settings/fields/panel-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { WarningLine } from "#app/ui/feedback/warning-line.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { AS_CODE, TextField } from "#app/ui/forms/field.tsx";
import { mailServerTexts as texts } from "./mail-server.texts.ts";
import { type MailServerView, SECURITIES } from "./mail-server-form.ts";
import styles from "./mail-settings.module.css";

type MailServerPanelProps = {
  server: MailServerView;
  /** What the sender is at present, name and address. */
  from: string;
  typed?: Record<string, string>;
  errors?: FieldErrors;
  onTyped: () => void;
};

export function MailServerPanel({ server, from, typed = {}, errors = {}, onTyped }: MailServerPanelProps) {
  const isSaving = useNavigation().formData?.get("intent") === "server";
  const shared = (name: string) => ({ name, id: `server-${name}`, error: errors[name]?.[0] });
  return (
    <PanelForm id="mail-server" heading={texts.heading} onInput={onTyped}>
      <p className={panel.note}>{server.isFixed ? texts.fixed("SMTP_URL") : texts.lead}</p>
      {server.isUnreadable && <WarningLine isFailure>{texts.unreadable}</WarningLine>}
      {server.isFixed ? (
        <ServerFacts server={server} />
      ) : (
        <>
          <TextField
            {...shared("host")}
            {...AS_CODE}
            inputMode="url"
            label={texts.host}
            help={texts.hostHelp}
            defaultValue={typed.host ?? server.host}
          />
          <Choice
            {...shared("security")}
            label={texts.security}
            options={SECURITIES.map((value) => ({ value, label: texts.securities[value] }))}
            defaultValue={typed.security ?? server.security}
          />
          <TextField
            {...shared("port")}
            {...AS_CODE}
            inputMode="numeric"
            label={texts.port}
            help={texts.portHelp}
            defaultValue={typed.port ?? server.port}
          />
          <TextField
            {...shared("user")}
            {...AS_CODE}
            label={texts.user}
            help={texts.userHelp}
            defaultValue={typed.user ?? server.user}
          />
          <PasswordField
            field={{ id: "server-secret", name: "newSecret", errors: errors.newSecret }}
            label={texts.secret}
            help={server.hasPassword && !server.isUnreadable ? texts.secretKept : texts.secretHelp}
            autoComplete="new-password"
          />
        </>
      )}
      {server.isSenderFixed ? (
        <p className={panel.note}>{texts.fixed("MAIL_FROM")}</p>
      ) : (
        <TextField
          {...shared("sender")}
          {...AS_CODE}
          inputMode="email"
          label={texts.sender}
          help={texts.senderHelp(from)}
          defaultValue={typed.sender ?? server.sender}
        />
      )}
      {!(server.isFixed && server.isSenderFixed) && (
        <>
          <PasswordField
            field={{ id: "server-own-password", name: "password", errors: errors.password }}
            label={texts.ownPassword}
            help={texts.ownPasswordHelp}
          />
          <div>
            <Button type="submit" variant="solid" name="intent" value="server" busy={isSaving}>
              {isSaving ? texts.saving : server.isFixed ? texts.saveSender : texts.save}
            </Button>
          </div>
        </>
      )}
    </PanelForm>
  );
}

function ServerFacts({ server }: { server: MailServerView }) {
  const facts = [
    [texts.host, server.host],
    [texts.security, texts.securities[server.security]],
    [texts.port, server.port],
    [texts.user, server.user],
    [texts.secret, server.hasPassword ? texts.hasSecret : texts.noSecret],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
