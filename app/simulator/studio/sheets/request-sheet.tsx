import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { writeColours } from "#app/features/catalogue/exchanged-yarns.rules.ts";
import { formWords } from "#app/requests/form-words.ts";
import { consentTexts } from "#app/requests/privacy/consent.texts.ts";
import { productRequestTexts } from "#app/requests/product-requests.texts.ts";
import { submissionTexts } from "#app/requests/submissions.texts.ts";
import { ConfirmationView } from "#app/ui/dialogs/confirmation.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { checkForm } from "#app/ui/forms/check-form.ts";
import { Consent } from "#app/ui/forms/consent.tsx";
import { Checkbox, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { Honeypot } from "#app/ui/forms/honeypot.tsx";
import { newKey } from "#app/ui/forms/new-key.ts";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { simulationForm, writeOthers } from "../../simulator.rules.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import type { StudioProps } from "../../simulator-rug.ts";
import type { RugInRoom } from "../rugs-in-room.ts";
import styles from "../studio.module.css";
import type { Studio } from "../use-studio.ts";
import { countedPrice } from "./counted-price.ts";
import { isDrafted, type RequestDraft, readDraft, writeDraft } from "./request-draft.client.ts";
import own from "./request-sheet.module.css";
import { listenForAnswer, type Sent, sendRequest } from "./send-request.client.ts";
import { useSheetFocus } from "./use-sheet-focus.ts";

type RequestSheetProps = Pick<StudioProps, "locale" | "brand" | "action"> & {
  texts: SimulatorTexts;
  chosen: RugInRoom;
  others: readonly RugInRoom[];
  /** Without metadata; created only when its box is checked. */
  makePicture: () => Promise<Blob>;
  /** What the picture shows; null until that has arrived. */
  drawn: Studio["shown"] | null;
  /** Called with the answer that arrives when the form is closed. */
  onNote: (note: string) => void;
  onClose: () => void;
};

const HEADING = "studio-ask";

type Errors = Record<string, string | undefined>;

/** Nothing is sent before submitting. */
export function RequestSheet(props: RequestSheetProps) {
  const { texts, chosen, others, makePicture, drawn, onClose, locale, brand, action } = props;
  const { price } = chosen;
  const id = useId();
  const sheet = useSheetFocus();
  const [withPicture, setWithPicture] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [result, setAnswer] = useState<Sent | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { preview, hasFailed, setFailed } = usePreview(makePicture, withPicture, drawn);
  const words = formWords({
    locale,
    brand,
    consent: withPicture ? consentTexts(locale).simulation : productRequestTexts(locale).simulation.consent,
    submit: texts.ask.open,
  });
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(newKey());
  /** As the other forms: asked at the first try, then while it is corrected. */
  const isTried = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    props.onNote("");
    return () => {
      isOpen.current = false;
    };
  }, [props.onNote]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    isTried.current = true;
    const found = check(fields);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);
    setBusy(true);
    setAnswer(null);
    const picture = withPicture ? (preview ?? (await makePicture().catch(() => null))) : null;
    if (withPicture && !picture) {
      setBusy(false);
      setFailed(true);
      return;
    }
    const formResult = await sendRequest({ key: key.current, action, fields: textFields(fields), picture });
    setBusy(false);
    show(formResult);
    const { state } = formResult;
    const isAsked = state === "sent" || state === "waiting";
    if (isAsked) writeDraft({});
    if (!isOpen.current) props.onNote(isAsked ? texts.ask[state] : texts.ask.notSent);
  }

  function check(fields: FormData): Errors {
    const found = errorsOf(checkForm(fields, simulationForm).reply().error, words.errors);
    setErrors(found);
    return found;
  }

  function show(answer: Sent) {
    if ("result" in answer && answer.result) setErrors(errorsOf(answer.result.error, words.errors));
    setAnswer(answer);
  }
  const latest = useRef(show);
  latest.current = show;
  const isWaiting = result?.state === "waiting";
  useEffect(() => {
    if (isWaiting) return listenForAnswer(key.current, (answer) => latest.current(answer));
  }, [isWaiting]);

  const typed = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (isDrafted(name)) writeDraft({ ...readDraft(), [name]: value });
    if (isTried.current) check(new FormData(currentTarget));
  };

  const field = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  const kept = (name: keyof RequestDraft) => ({ ...field(name), defaultValue: readDraft()[name] });
  const confirmation = result && "confirmation" in result ? result.confirmation : undefined;
  const counted = countedPrice(confirmation, price, locale);
  const isSent = result?.state === "sent" || result?.state === "waiting";
  return (
    <section ref={sheet} tabIndex={-1} className={styles.sheet} aria-labelledby={HEADING}>
      <div className={styles.sheetHead}>
        {!confirmation && (
          <h2 id={HEADING} className={styles.sheetTitle}>
            {texts.ask.title}
          </h2>
        )}
        <IconButton icon="close" className={own.close} aria-label={texts.ask.close} onClick={onClose} />
      </div>
      {!confirmation && (
        <ul className={own.asked}>
          {[chosen, ...others].map((one) => (
            <li key={one.placement.id}>
              <b>{one.name}</b>
              <span>{one.size}</span>
              <span>{one.price}</span>
            </li>
          ))}
        </ul>
      )}
      {isSent ? (
        <div className={own.sent}>
          {counted && <p role="status">{texts.ask.priceChanged(counted, price)}</p>}
          {confirmation ? (
            <ConfirmationView of={confirmation} headingId={HEADING} takesFocus />
          ) : (
            <p ref={takeFocus} tabIndex={-1} role="status">
              {result.state === "sent" ? texts.ask.sent : texts.ask.waiting}
            </p>
          )}
          <Button variant="solid" full onClick={onClose}>
            {texts.ask.again}
          </Button>
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          className={styles.form}
          onInput={typed}
          onSubmit={(event) => void submit(event)}
        >
          <Honeypot label={words.honeypot} />
          {Object.entries(askedFor(chosen)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="others" value={writeOthers(others.map(askedFor))} />
          <TextField {...kept("name")} label={texts.ask.name} autoComplete="name" />
          <TextField {...kept("reach")} label={texts.ask.reach} />
          <TextAreaField
            {...kept("message")}
            label={texts.ask.message}
            optional={submissionTexts(locale).optional}
            rows={2}
          />
          <div className={styles.withPicture}>
            <Checkbox checked={withPicture} onChange={(event) => setWithPicture(event.currentTarget.checked)}>
              {texts.ask.picture}
            </Checkbox>
            <p className={styles.note}>{texts.ask.pictureNote}</p>
            {preview && <PreviewPicture picture={preview} />}
            <div aria-live="assertive">
              {hasFailed && <p className={styles.problem}>{texts.ask.pictureFailed}</p>}
            </div>
          </div>
          {/* What was agreed to is asked anew once it reads otherwise. */}
          <Consent key={words.consent.text} {...field("consent")} words={words.consent} />
          <div aria-live="assertive">
            {result && (
              <p className={styles.problem}>{result.state === "tooMany" ? words.tooMany : words.failed}</p>
            )}
          </div>
          <Button type="submit" variant="solid" full busy={isBusy} icon={isBusy ? undefined : "arrow"}>
            {isBusy ? words.submitting : words.submit}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Made anew when anything drawn changes, which undoing does beside the open sheet. */
function usePreview(makePicture: () => Promise<Blob>, isWanted: boolean, drawn: RequestSheetProps["drawn"]) {
  const [preview, setPreview] = useState<Blob | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const make = useRef(makePicture);
  make.current = makePicture;
  useEffect(() => {
    setPreview(null);
    setFailed(false);
    if (!isWanted || !drawn) return;
    let isCurrent = true;
    void make.current().then(
      (made) => isCurrent && setPreview(made),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, drawn]);
  return { preview, hasFailed, setFailed };
}

function PreviewPicture({ picture }: { picture: Blob }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address && <img src={address} alt="" className={own.preview} />;
}

const askedFor = ({ rug, placement: { width, length, colours } }: RugInRoom) => ({
  ...{ rug: rug.id, width, length, colours: writeColours(colours) },
});

/** The button that had it is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

function errorsOf(
  found: Record<string, string[] | null> | null | undefined,
  words: Readonly<Record<string, string>>,
) {
  const errors: Errors = {};
  for (const [name, messages] of Object.entries(found ?? {})) {
    const [first] = messages ?? [];
    if (first) errors[name] = words[first] ?? first;
  }
  return errors;
}

function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  const names = Object.keys(errors);
  const first = [...(form?.elements ?? [])].find((element) =>
    names.includes((element as HTMLInputElement).name),
  );
  (first as HTMLElement | undefined)?.focus();
}

const textFields = (fields: FormData) =>
  [...fields].filter((entry): entry is [string, string] => typeof entry[1] === "string");
