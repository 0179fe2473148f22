import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "#app/ui/forms/button.tsx";
import { describedBy, Field } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { isSafeAddress } from "./inline-text.rules.ts";
import styles from "./rich-text-editor.module.css";
import { editorTexts as texts } from "./rich-text-editor.texts.ts";

export function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const [error, setError] = useState<string>();
  function apply() {
    const target = address.trim();
    if (!isSafeAddress(target)) return setError(texts.unsafe);
    editor.chain().focus().extendMarkRange("link").setLink({ href: target }).run();
    onClose();
  }
  function unlink() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") apply();
    else {
      editor.commands.focus();
      onClose();
    }
  }
  const messages = { help: texts.addressHelp, ...(error && { error }) };
  return (
    <div className={styles.link}>
      <Field id={id} label={texts.address} {...messages}>
        <input
          {...describedBy(id, messages)}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: whoever pressed "Link" wants to write its address
          autoFocus
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={press}
        />
      </Field>
      <div className={styles.actions}>
        <Button small onClick={apply}>
          {texts.apply}
        </Button>
        {editor.isActive("link") && <TextButton onClick={unlink}>{texts.unlink}</TextButton>}
      </div>
    </div>
  );
}
