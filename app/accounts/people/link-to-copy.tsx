import { useEffect, useId, useRef } from "react";
import { copyWithToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import styles from "./people.module.css";
import { peopleTexts } from "./people.texts.ts";

const { link: texts } = peopleTexts;

export function LinkToCopy({ email, address }: { email: string; address: string }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new link is brought into view
  useEffect(() => section.current?.focus(), [address]);
  return (
    <section ref={section} tabIndex={-1} className={styles.link} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {texts.title(email)}
      </h3>
      <p>{texts.text}</p>
      <TextField
        id={id}
        label={texts.label}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="solid"
        onClick={() => copyWithToast(address, { title: texts.copied }, { title: texts.notCopied })}
      >
        {texts.copy}
      </Button>
    </section>
  );
}
