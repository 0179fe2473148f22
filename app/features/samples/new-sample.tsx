import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import { useUnsavedGuard } from "#app/ui/dialogs/unsaved.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { buttonTexts } from "#app/ui/forms/button.texts.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { SamplesResult } from "./sample-actions.server.ts";
import { MAX_NAME_LENGTH, SAMPLE_FIELD } from "./samples.rules.ts";
import styles from "./samples-admin.module.css";
import { samplesAdminTexts as texts } from "./samples-admin.texts.ts";

export function NewSample({ onClose }: { onClose: () => void }) {
  const fetcher = useFetcher<SamplesResult>();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const field = useRef<HTMLFormElement>(null);
  const { data } = fetcher;
  useOutcomeToast(data);
  useUnsavedGuard(name.trim() !== "" && !data?.ok);
  useEffect(() => {
    field.current?.querySelector<HTMLElement>("#sample-new")?.focus();
  }, []);
  useEffect(() => {
    const created = data?.value?.created;
    if (!created) return;
    onClose();
    void navigate(`?${SAMPLE_FIELD}=${created}`, { preventScrollReset: true });
  }, [data, navigate, onClose]);
  return (
    <fetcher.Form
      ref={field}
      method="post"
      className={styles.create}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <input type="hidden" name="intent" value="create" />
      <TextField
        id="sample-new"
        name="name"
        label={texts.newName}
        error={data?.value?.form?.error?.name?.[0]}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <TextButton onClick={onClose}>{buttonTexts.cancel}</TextButton>
        <PublishActions isBusy={fetcher.state !== "idle"} hasLanguages={false} />
      </div>
    </fetcher.Form>
  );
}
