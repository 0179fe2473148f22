import { type Dispatch, type FormEvent, type SetStateAction, useId, useRef, useState } from "react";
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

export type KeptPicture = { stored: StoredPicture; edits: UserEdits };

/** They outlive the room: their links are nowhere else. */
export type KeptPictures = {
  pictures: readonly KeptPicture[];
  onPictures: Dispatch<SetStateAction<readonly KeptPicture[]>>;
};

type StoreSectionProps = Pick<StudioProps, "locale" | "brand"> &
  KeptPictures & {
    texts: SimulatorTexts;
    makePicture: () => Promise<Blob>;
    of: Omit<PictureToStore, "picture" | "secrets" | "locale">;
    /** What the picture shows besides the photo: another link may be made once they changed. */
    edits: UserEdits;
    onStored: () => void;
  };

/** Requires consent; nothing is sent before the button is pressed. */
export function StoreSection({
  texts,
  locale,
  brand,
  makePicture,
  of,
  edits,
  pictures,
  onPictures,
  onStored,
}: StoreSectionProps) {
  const words = texts.stored;
  const id = useId();
  const secrets = useRef({ edits, own: newSecrets() });
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
    onPictures((kept) => [{ stored: result, edits }, ...kept]);
    onStored();
  }

  return (
    <section className={styles.withPicture} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.storeTitle}>
        {words.title}
      </h3>
      {pictures.map(({ stored }) => (
        <StoredLink
          key={stored.address}
          {...{ texts, locale, stored }}
          onNote={setNote}
          onRemoved={() => onPictures((kept) => kept.filter((one) => one.stored !== stored))}
        />
      ))}
      {pictures.every((kept) => kept.edits !== edits) && (
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

type StoredLinkProps = Pick<StoreSectionProps, "texts" | "locale"> & {
  stored: StoredPicture;
  onNote: (note: string) => void;
  onRemoved: () => void;
};

function StoredLink({ texts, locale, stored, onNote, onRemoved }: StoredLinkProps) {
  const words = texts.stored;
  const id = useId();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const isGone = await removePicture(stored);
    setBusy(false);
    onNote(isGone ? words.removed : words.notRemoved);
    if (isGone) onRemoved();
  }

  const copy = (address: string) =>
    void copyText(address).then((isCopied) => onNote(isCopied ? texts.share.copied : address));

  return (
    <section className={styles.form} aria-labelledby={id}>
      <div id={id}>
        <p>{words.done(formatDay(stored.until, locale))}</p>
        <p className={styles.note}>
          <a href={stored.address} target="_blank" rel="noreferrer">
            {stored.address}
          </a>
        </p>
      </div>
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
    </section>
  );
}
