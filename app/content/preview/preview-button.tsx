import { type SyntheticEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { latePart } from "#app/ui/feedback/late-part.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { previewAdminTexts as texts } from "./preview-admin.texts.ts";
import { isPreviewKeptOpen, rememberPreviewOpen } from "./preview-memory.client.ts";
import { isWideNow } from "./use-wide.ts";

/** Fetched before it is shown, because there is no place for it until then. */
const { load, Part: PreviewPane } = latePart(async () => (await import("./preview-pane.tsx")).PreviewPane);

/** Only one form of a screen shows its preview. */
let owner: string | null = null;
const watchers = new Set<() => void>();
const watch = (onChange: () => void) => {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
};
function give(to: string | null) {
  owner = to;
  for (const onChange of watchers) onChange();
}

type PreviewButtonProps = {
  isOneOfMany?: boolean;
  intent?: string;
};

const stay = (event: SyntheticEvent) => event.stopPropagation();

/** Opens by itself if it was open last time and fits, unless `isOneOfMany`. */
export function PreviewButton({ isOneOfMany = false, intent }: PreviewButtonProps) {
  const own = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  const [isComing, setIsComing] = useState(false);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const isOpen = useSyncExternalStore(
    watch,
    () => owner === own,
    () => false,
  );
  useEffect(() => {
    setForm(button.current?.form ?? null);
    if (!isOneOfMany && owner === null && isPreviewKeptOpen() && isWideNow())
      load().then(
        () => owner === null && button.current && give(own),
        () => {},
      );
    return () => {
      if (owner === own) give(null);
    };
  }, [own, isOneOfMany]);

  useEffect(() => {
    // Focus can return only after the sheet is closed.
    if (!isOpen && isLeaving.current) button.current?.focus();
    isLeaving.current = false;
  }, [isOpen]);

  async function open() {
    setIsComing(true);
    try {
      await load();
      rememberPreviewOpen(true);
      give(own);
    } catch {
      showToast({ kind: "error", ...texts.notLoaded });
    }
    setIsComing(false);
  }
  function close() {
    rememberPreviewOpen(false);
    isLeaving.current = true;
    give(null);
  }

  return (
    <>
      <TextButton
        ref={button}
        icon="eye"
        aria-expanded={isOpen}
        aria-busy={isComing}
        onClick={isOpen ? close : open}
      >
        {texts.open}
      </TextButton>
      {isOpen &&
        form &&
        createPortal(
          // What is touched in the pane is no change of the form that it belongs to.
          // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here
          <div onInput={stay} onChange={stay} onSubmit={stay} onClick={stay} onKeyDown={stay}>
            <PreviewPane form={form} intent={intent} onClose={close} />
          </div>,
          // A modal dialog hides everything outside it.
          form.closest("dialog") ?? document.body,
        )}
    </>
  );
}
