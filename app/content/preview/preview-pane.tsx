import { useEffect, useId, useRef, useState } from "react";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { previewAdminTexts as texts } from "./preview-admin.texts.ts";
import { type Device, PreviewFrames } from "./preview-frames.tsx";
import { PreviewLink, type PreviewOf } from "./preview-link.tsx";
import { rememberDevice, rememberedDevice } from "./preview-memory.client.ts";
import styles from "./preview-pane.module.css";
import { addressOf, entityIdOf, labelsOf, languageOf } from "./typed-fields.ts";
import { type PreviewNow, usePreview } from "./use-preview.ts";
import { useWide } from "./use-wide.ts";

type PaneProps = { form: HTMLFormElement; intent: string | undefined; onClose: () => void };

/** Beside the form, or over it on narrow screens. */
export function PreviewPane({ form, intent, onClose }: PaneProps) {
  const pane = useRef<HTMLDialogElement>(null);
  const isWide = useWide();
  const [device, setDevice] = useState<Device>(rememberedDevice);
  const now = usePreview(form, intent);
  const own = useId();
  const id = entityIdOf(form);
  useEffect(() => {
    if (isWide) {
      document.documentElement.dataset.preview = "beside";
      return () => void delete document.documentElement.dataset.preview;
    }
    const sheet = pane.current;
    sheet?.showModal();
    return () => sheet?.close();
  }, [isWide]);

  function choose(chosen: Device) {
    setDevice(chosen);
    rememberDevice(chosen);
  }

  return (
    <dialog
      ref={pane}
      open={isWide || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      aria-labelledby={own}
      className={isWide ? styles.beside : styles.over}
      key={String(isWide)}
    >
      <div className={styles.head}>
        <h2 id={own} className={styles.title}>
          {texts.title}
        </h2>
        <Segmented
          label={texts.device}
          name={`${own}-device`}
          value={device}
          onChange={choose}
          options={(["phone", "desktop"] as const).map((value) => ({ value, label: texts.devices[value] }))}
        />
        <IconButton icon="close" aria-label={texts.close} onClick={onClose} />
      </div>
      {id && <PreviewLink id={id} of={() => shownBy(form)} />}
      <p role="status" className={styles.status} data-working={now.isWorking || undefined}>
        {sayingOf(now, form)}
      </p>
      {now.shown ? (
        <PreviewFrames shown={now.shown} device={device} />
      ) : (
        <div className={styles.container} aria-hidden="true" />
      )}
    </dialog>
  );
}

function shownBy(form: HTMLFormElement): PreviewOf {
  const panel = new FormData(form).get("panel");
  const of = { de: addressOf(form), idioma: languageOf(form) };
  return typeof panel === "string" ? { ...of, panel } : of;
}

function sayingOf({ shown, isWorking, trouble }: PreviewNow, form: HTMLFormElement): string {
  const fields = (errors: Record<string, string[]>) =>
    labelsOf(form, Object.keys(errors)).join(", ") || texts.someField;
  if (trouble?.state === "refused") return texts.lastValid(fields(trouble.errors));
  if (trouble && trouble.state !== "overtaken") return texts[trouble.state];
  if (isWorking || !shown) return texts.working;
  if (!shown.isTyped) return texts.kept(fields(shown.errors));
  return shown.isHidden ? texts.hidden : texts.fresh;
}
