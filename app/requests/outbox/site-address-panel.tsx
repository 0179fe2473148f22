import { useNavigation } from "react-router";
import { PasswordField } from "#app/accounts/sign-in/password-field.tsx";
import { PanelForm } from "#app/features/settings/fields/panel-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { AS_CODE, TextField } from "#app/ui/forms/field.tsx";
import { mailServerTexts as texts } from "./mail-server.texts.ts";
import styles from "./mail-settings.module.css";

type SiteAddressPanelProps = {
  address: string;
  /** Where the browser is at. */
  asked: string;
  isFixed: boolean;
  typed?: Record<string, string>;
  errors?: FieldErrors;
  onTyped: () => void;
};

export function SiteAddressPanel(props: SiteAddressPanelProps) {
  const { address, asked, isFixed, typed = {}, errors = {}, onTyped } = props;
  const isSaving = useNavigation().formData?.get("intent") === "address";
  const { heading, lead, label, help, save } = texts.address;
  return (
    <PanelForm id="site-address-heading" heading={heading} onInput={onTyped}>
      <p className={panel.note}>{isFixed ? texts.fixed("PUBLIC_URL") : lead}</p>
      {isFixed ? (
        <dl className={styles.facts}>
          <div>
            <dt>{label}</dt>
            <dd>{address}</dd>
          </div>
        </dl>
      ) : (
        <>
          <TextField
            id="site-address"
            name="address"
            {...AS_CODE}
            inputMode="url"
            label={label}
            help={help(asked)}
            defaultValue={typed.address ?? address}
            error={errors.address?.[0]}
          />
          <PasswordField
            field={{ id: "address-own-password", name: "password", errors: errors.addressPassword }}
            label={texts.ownPassword}
          />
          <div>
            <Button type="submit" name="intent" value="address" busy={isSaving}>
              {isSaving ? texts.saving : save}
            </Button>
          </div>
        </>
      )}
    </PanelForm>
  );
}
