import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigation } from "react-router";
import { textHash } from "#app/i18n/translated-words.ts";
import {
  type AutosavedForm,
  readAutosaved,
  removeAutosaved,
  removeExpiredAutosaved,
  writeAutosaved,
} from "./autosaved.client.ts";
import { autosavedFrom, formIn, valuesOf } from "./autosaved-form.ts";

const POLL_MS = 500;

export type Typing = {
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

type DraftUpdate = {
  room: RefObject<HTMLElement | null>;
  name: string;
  answer: { ok: boolean } | undefined;
  /** Default: as the navigation says. */
  isSending: boolean | undefined;
};

/** Polls the form, because pictures, lists and rich texts change fields without events. */
export function useAutosave({ room, name, answer: result, isSending }: DraftUpdate): Typing {
  const [restored, setRestored] = useState<AutosavedForm | null>(null);
  const [offered, setOffered] = useState<AutosavedForm | null>(null);
  const [edition, setEdition] = useState(0);
  const began = useRef<string | null>(null);
  const isTouched = useRef(false);
  const isAsked = useRef(false);
  const isSent = useRef(false);
  /** What the form said when it was sent. */
  const sent = useRef<string | null>(null);
  const last = useRef<string | null>(null);

  useEffect(() => {
    const formNow = () => formIn(room.current);
    const form = formNow();
    if (!form) return;
    removeExpiredAutosaved(Date.now());
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
    const touch = () => {
      isTouched.current = true;
      isAsked.current = false;
    };
    const ask = () => {
      check();
      isAsked.current = true;
    };
    const held = room.current;
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
      // The form was sent and is gone: it was saved. A refused one stays.
      if (isSent.current) removeAutosaved(name);
    };
  }, [room, name]);

  const { state } = useNavigation();
  const isOnItsWay = isSending ?? state === "submitting";
  useEffect(() => {
    // Invalid input is not sent by the browser.
    if (!isOnItsWay || !isAsked.current) return;
    isSent.current = true;
    const form = formIn(room.current);
    sent.current = form && valuesOf(form);
  }, [isOnItsWay, room]);

  useEffect(() => {
    const wasSent = isSent.current;
    isSent.current = false;
    if (!result?.ok || !wasSent) return;
    removeAutosaved(name);
    last.current = null;
    setRestored(null);
    setOffered(null);
    began.current = sent.current;
    const form = formIn(room.current);
    // Typed while it was on its way, so that it is not saved.
    if (form && isTouched.current && valuesOf(form) !== sent.current) return;
    isTouched.current = false;
    // Later changes are compared with what was saved, once it is shown; those before, with what was sent.
    const timer = setTimeout(() => {
      const form = formIn(room.current);
      if (form && !isTouched.current) began.current = valuesOf(form);
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [result, name, room]);

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
    const form = formIn(room.current);
    if (!form || began.current === null) return false;
    const held = valuesOf(form);
    if (held === began.current) return true;
    if (!isTouched.current) return false;
    last.current = held;
    return writeAutosaved(name, autosavedFrom(form, began.current, new Date()));
  }, [name, room]);
  return { restored, offered, edition, restore, discard, keep };
}
