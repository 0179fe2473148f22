import { type FormEvent, useId, useRef, useState } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { formWords } from "#app/requests/form-words.ts";
import { consentTexts } from "#app/requests/privacy/consent.texts.ts";
import { copyText } from "#app/ui/feedback/copy-text.client.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Consent } from "#app/ui/forms/consent.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { UserEdits } from "../../engine/simulation.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import type { StudioProps } from "../../simulator-rug.ts";
import styles from "../studio.module.css";
import { newSecrets } from "./picture-secrets.ts";
import {
  type PictureToStore,
  removePicture,
  type StoredPicture,
  storePicture,
} from "./store-picture.client.ts";

type StoreSectionProps = Pick<StudioProps, "locale" | "brand"> & {
  texts: SimulatorTexts;
  makePicture: () => Promise<Blob>;
  of: Omit<PictureToStore, "picture" | "secrets" | "locale">;
  /** What the picture shows besides the photo: another link may be made once they changed. */
  edits: UserEdits;
  /** Outlives the sheet: its links are nowhere else. */
  last: LastStored | null;
  onLast: (last: LastStored | null) => void;
  onStored: () => void;
};

export type LastStored = { stored: StoredPicture; edits: UserEdits };

/** Requires consent; nothing is sent before the button is pressed. */
export function StoreSection({
  texts,
  locale,
  brand,
  makePicture,
  of,
  edits,
  last,
  onLast,
  onStored,
}: StoreSectionProps) {
  const words = texts.stored;
  const id = useId();
  const secrets = useRef({ edits, own: newSecrets() });
  const stored = last?.stored;
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const { consent } = formWords({
    locale,
    brand,
    consent: consentTexts(locale).sharedPicture,
    submit: words.store,
  });

  async function store(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem("consent") as HTMLInputElement;
    const isAgreed = box.checked;
    setError(isAgreed ? undefined : words.consentRequired);
    setNote("");
    if (!isAgreed) return box.focus();
    setBusy(true);
    // After a lost answer the same secrets return the stored picture: those of another one must differ.
    if (secrets.current.edits !== edits) secrets.current = { edits, own: newSecrets() };
    const picture = await makePicture().catch(() => null);
    const result = picture
      ? await storePicture({ ...of, picture, locale, secrets: secrets.current.own })
      : ("failed" as const);
    setBusy(false);
    if (typeof result === "string") return setNote(words[result]);
    secrets.current = { edits, own: newSecrets() };
    onLast({ stored: result, edits });
    onStored();
  }

  async function remove() {
    if (!stored) return;
    setBusy(true);
    const isGone = await removePicture(stored);
    setBusy(false);
    setNote(isGone ? words.removed : words.notRemoved);
    if (!isGone) return;
    onLast(null);
  }

  const copy = (address: string) =>
    void copyText(address).then((isCopied) => setNote(isCopied ? texts.share.copied : address));

  return (
    <section className={styles.withPicture} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.storeTitle}>
        {words.title}
      </h3>
      {stored && (
        <div className={styles.form}>
          <p>{words.done(formatDay(stored.until, locale))}</p>
          <p className={styles.note}>
            <a href={stored.address} target="_blank" rel="noreferrer">
              {stored.address}
            </a>
          </p>
          <Button icon="copy" full onClick={() => copy(stored.address)}>
            {words.copy}
          </Button>
          <ButtonLink
            icon="whatsapp"
            full
            href={`https://wa.me/?text=${encodeURIComponent(stored.address)}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.send}
          </ButtonLink>
          <div className={styles.manualActions}>
            <TextButton icon="copy" onClick={() => copy(stored.removalAddress)}>
              {words.removal}
            </TextButton>
            <TextButton icon="trash" disabled={isBusy} onClick={() => void remove()}>
              {words.remove}
            </TextButton>
          </div>
        </div>
      )}
      {last?.edits !== edits && (
        <form noValidate className={styles.form} onSubmit={(event) => void store(event)}>
          <p className={styles.note}>{words.lead}</p>
          <Consent id={`${id}-consent`} name="consent" error={error} words={consent} />
          <Button type="submit" full icon="upload" busy={isBusy}>
            {words.store}
          </Button>
        </form>
      )}
      <p role="status" className={styles.note}>
        {note}
      </p>
    </section>
  );
}
