import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigation } from "react-router";
import {
  type AutosavedForm,
  readAutosaved,
  removeAutosaved,
  removeExpiredAutosaved,
  resumeAutosaving,
  writeAutosaved,
} from "#app/accounts/autosaved.client.ts";
import { textHash } from "#app/i18n/translated-words.ts";
import { isValidation } from "#app/ui/forms/is-validation.ts";
import { autosavedFrom, formIn, textsOf, valuesOf } from "./autosaved-form.ts";

const POLL_MS = 500;

export type AutosaveState = {
  restored: AutosavedForm | null;
  /** Typed before somebody else saved, so restored only on request. */
  offered: AutosavedForm | null;
  /** Changes when the form is remounted. */
  edition: number;
  restore: () => void;
  discard: () => void;
  /** Stores it now; false where what is typed would be lost. */
  keep: () => boolean;
};

/** The navigation or fetcher that sends a form: what it sends while it does. */
export type Sender = { formData: FormData | undefined };

type DraftUpdate = {
  container: RefObject<HTMLElement | null>;
  name: string;
  answer: { ok: boolean } | undefined;
  /** Changes when the form is remounted with what others saved. */
  fresh: string;
  /** Default: the navigation. */
  sender: Sender | undefined;
};

/** Polls the form, because pictures, lists and rich texts change fields without events. */
export function useAutosave({ container, name, answer: result, fresh, sender }: DraftUpdate): AutosaveState {
  const [restored, setRestored] = useState<AutosavedForm | null>(null);
  const [offered, setOffered] = useState<AutosavedForm | null>(null);
  const [edition, setEdition] = useState(0);
  const began = useRef<string | null>(null);
  const isTouched = useRef(false);
  /** The last submission, which may still be refused: what is sent, and what the form said. */
  const asked = useRef<{ texts: string; values: string }>(undefined);
  /** What the form said when it was sent; null while nothing is on its way. */
  const sent = useRef<string | null>(null);
  /** More was typed while it was on its way. */
  const isTypedSince = useRef(false);
  const last = useRef<string | null>(null);

  useEffect(() => {
    const formNow = () => formIn(container.current);
    const form = formNow();
    if (!form) return;
    removeExpiredAutosaved(Date.now());
    resumeAutosaving();
    began.current = valuesOf(form);
    const kept = readAutosaved(name);
    const isOfThis = kept?.began === textHash(began.current);
    const show = () => {
      (isOfThis ? setRestored : setOffered)(kept);
      if (isOfThis) setEdition((before) => before + 1);
    };
    // At once: in a part that is hydrated later an effect's own updates come last, and what is typed before would be lost.
    if (kept) queueMicrotask(() => flushSync(show));

    function check() {
      const current = formNow();
      if (!current || !isTouched.current || began.current === null) return;
      const held = valuesOf(current);
      if (held === last.current) return;
      last.current = held;
      if (held === began.current) removeAutosaved(name);
      else writeAutosaved(name, autosavedFrom(current, began.current, new Date()));
    }
    const touch = ({ type }: Event) => {
      isTouched.current = true;
      resumeAutosaving();
      // The form may be gone before the next poll.
      if (type === "input" && (sent.current !== null || isTypedSince.current)) check();
    };
    const ask = (event: Event) => {
      check();
      const form = formNow();
      const { submitter } = event as SubmitEvent;
      if (!form || event.target !== form || isValidation(submitter)) return;
      asked.current = { texts: textsOf(new FormData(form, submitter)), values: valuesOf(form) };
    };
    const held = container.current;
    for (const type of ["keydown", "pointerdown", "input", "drop"]) held?.addEventListener(type, touch);
    held?.addEventListener("submit", ask);
    const timer = setInterval(check, POLL_MS);
    addEventListener("pagehide", check);
    document.addEventListener("visibilitychange", check);
    return () => {
      for (const type of ["keydown", "pointerdown", "input", "drop"]) held?.removeEventListener(type, touch);
      held?.removeEventListener("submit", ask);
      clearInterval(timer);
      removeEventListener("pagehide", check);
      document.removeEventListener("visibilitychange", check);
      // The form was sent and is gone: it was saved, but for what was typed since. A refused one stays.
      if (sent.current !== null && (last.current ?? sent.current) === sent.current) removeAutosaved(name);
    };
  }, [container, name]);

  const navigation = useNavigation();
  const { formData } = sender ?? navigation;
  useEffect(() => {
    // Invalid input is not sent, other forms are; and by now more may have been typed.
    if (formData && asked.current?.texts === textsOf(formData)) sent.current = asked.current.values;
  }, [formData]);

  useEffect(() => {
    const values = sent.current;
    sent.current = null;
    if (!result?.ok || values === null) return;
    setRestored(null);
    setOffered(null);
    began.current = values;
    const form = formIn(container.current);
    isTypedSince.current = Boolean(form && isTouched.current && valuesOf(form) !== values);
    if (form && isTypedSince.current) {
      last.current = valuesOf(form);
      writeAutosaved(name, autosavedFrom(form, values, new Date()));
      return;
    }
    removeAutosaved(name);
    last.current = null;
    isTouched.current = false;
    // Later changes are compared with what was saved, once it is shown; those before, with what was sent.
    const timer = setTimeout(() => {
      const form = formIn(container.current);
      if (form && !isTouched.current) began.current = valuesOf(form);
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [result, name, container]);

  const shownKey = useRef(fresh);
  // Before a poll takes the new form for what was typed.
  useLayoutEffect(() => {
    if (shownKey.current === fresh) return;
    shownKey.current = fresh;
    const form = formIn(container.current);
    const kept = isTypedSince.current ? readAutosaved(name) : null;
    isTypedSince.current = false;
    if (!form || !kept) return;
    began.current = valuesOf(form);
    isTouched.current = false;
    last.current = null;
    setOffered(kept);
  }, [fresh, name, container]);

  const restore = useCallback(() => {
    setRestored(offered);
    setOffered(null);
    setEdition((before) => before + 1);
  }, [offered]);
  const discard = useCallback(() => {
    removeAutosaved(name);
    isTouched.current = false;
    last.current = null;
    setRestored(null);
    setOffered(null);
    setEdition((before) => before + 1);
  }, [name]);
  const keep = useCallback(() => {
    const form = formIn(container.current);
    if (!form || began.current === null) return false;
    const held = valuesOf(form);
    if (held === began.current) return true;
    if (!isTouched.current) return false;
    last.current = held;
    return writeAutosaved(name, autosavedFrom(form, began.current, new Date()));
  }, [name, container]);
  return { restored, offered, edition, restore, discard, keep };
}
