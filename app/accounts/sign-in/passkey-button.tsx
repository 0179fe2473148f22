import { useState } from "react";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import styles from "../access-form.module.css";
import { accountTexts } from "../account/account.texts.ts";
import { hasPasskeys, signInWithPasskey } from "../account/passkey.client.ts";
import { accountsTexts } from "../accounts.texts.ts";

const { signIn: texts, toasts } = accountsTexts;
const words = accountTexts.passkeys;

export function PasskeyButton() {
  const [isBusy, setBusy] = useState(false);

  async function enter() {
    if (!hasPasskeys()) return showReason(words.unsupported);
    setBusy(true);
    const result = await signInWithPasskey();
    if (result.state === "done") return location.assign("/admin");
    setBusy(false);
    if (result.state === "refused") showReason(result.message);
    else showReason(result.state === "unreachable" ? words.unreachable : words.cancelled);
  }

  return (
    <Button full onClick={() => void enter()} busy={isBusy} className={styles.passkey}>
      {texts.withPasskey}
    </Button>
  );
}

const showReason = (text: string) => showToast({ kind: "error", title: toasts.signInFailed, text });
