import { useFetcher } from "react-router";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { AccountForm } from "../accounts.rules.ts";
import { fieldMessage } from "../field-message.ts";
import { RowConfirm } from "../people/row-confirm.tsx";
import type { FormResult } from "../read-form.ts";
import styles from "./account.module.css";
import { accountTexts } from "./account.texts.ts";

const texts = accountTexts.passkeys;

export type PasskeyView = { id: string; name: string; since: string };
type Fetcher = ReturnType<typeof useFetcher<FormResult & { form: AccountForm }>>;

export function PasskeyRow({ passkey: { id, name, since } }: { passkey: PasskeyView }) {
  const fetcher: Fetcher = useFetcher({ key: `passkey-${id}` });
  const answered = (form: AccountForm) => (fetcher.data?.form === form ? fetcher.data : undefined);
  const [naming, removal] = [answered("rename-passkey"), answered("remove-passkey")];
  useOutcomeToast(fetcher.data?.outcome);
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{texts.since(since)}</span>
      </div>
      <div className={styles.actions}>
        <TextButton {...opens(`rename-${id}`)} aria-label={texts.renameName(name)}>
          {texts.rename}
        </TextButton>
        <TextButton {...opens(`remove-${id}`)} aria-label={texts.removeName(name)}>
          {texts.remove}
        </TextButton>
      </div>
      <RowConfirm
        id={`rename-${id}`}
        row={id}
        form="rename-passkey"
        title={texts.renameTitle(name)}
        text={texts.renameText}
        submit={texts.rename}
        hasPassword={false}
        fetcher={fetcher}
        answer={naming?.outcome}
      >
        <TextField
          id={`rename-${id}-name`}
          name="name"
          label={texts.newName}
          defaultValue={name}
          error={fieldMessage(naming?.result?.error?.name ?? undefined)}
          autoComplete="off"
        />
      </RowConfirm>
      <RowConfirm
        id={`remove-${id}`}
        row={id}
        form="remove-passkey"
        title={texts.removeTitle(name)}
        text={texts.removeText}
        submit={texts.remove}
        isDangerous
        fetcher={fetcher}
        // Without a result it never arrived, and the password stays.
        answer={removal?.result && removal.outcome}
        errors={removal?.result?.error?.password ?? undefined}
      />
    </li>
  );
}
