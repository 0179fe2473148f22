import { useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "#app/ui/feedback/toast.tsx";
import type { SignInAgainStep } from "../account/account-forms.rules.ts";
import type { SignInAgainResponse } from "../accounts.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { wrapFetch } from "../session.client.ts";
import { announceSignIn } from "../use-session-watch.ts";
import { postSignInAgain } from "./sign-in-again.client.ts";

const UNREACHABLE: SignInAgainResponse = { state: "refused", message: accountsTexts.again.unreachable };

type Waiting = { promise: Promise<void>; goOn: () => void };

export function useSignInAgain() {
  const [isOver, setOver] = useState(false);
  const [step, setStep] = useState<SignInAgainStep>("password");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const waiting = useRef<Waiting>(undefined);

  /** All waiting requests continue; any that is refused asks again. */
  const goOn = useCallback(() => {
    waiting.current?.goOn();
    waiting.current = undefined;
    setOver(false);
    setStep("password");
    setProblem(undefined);
  }, []);

  useEffect(() => {
    const ask = () => {
      if (!waiting.current) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.current = { promise, goOn: resolve };
        setOver(true);
      }
      return waiting.current.promise;
    };
    return wrapFetch(ask, () => showToast({ kind: "error", ...accountsTexts.again.lost }), goOn);
  }, [goOn]);

  async function send(fields: FormData) {
    setBusy(true);
    const response = (await postSignInAgain(fields)) ?? UNREACHABLE;
    setBusy(false);
    if (response.state === "second-factor") {
      setProblem(undefined);
      setStep("totp");
    } else if (response.state === "refused") {
      setProblem(response.message);
      if (response.isOver) setStep("password");
    } else {
      goOn();
      announceSignIn();
    }
    return response.state;
  }

  function choose(next: SignInAgainStep) {
    setProblem(undefined);
    setStep(next);
  }

  return { isOver, step, problem, isBusy, send, choose };
}
