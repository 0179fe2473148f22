import { useForm } from "@conform-to/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ConfirmationView } from "../dialogs/confirmation.tsx";
import { NoticeCard } from "../feedback/notice.tsx";
import { noticeOf, TransientNotice } from "../feedback/transient-notice.tsx";
import { Button } from "./button.tsx";
import { checkForm, type FormSchema } from "./check-form.ts";
import { Consent } from "./consent.tsx";
import { Honeypot } from "./honeypot.tsx";
import styles from "./posted-form.module.css";
import {
  type FormResult,
  type FormState,
  type FormWords,
  GUARD_FIELDS,
  idOfForm,
} from "./posted-form.rules.ts";
import { useSending } from "./use-sending.ts";

export type FieldStart = {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

export type PostedFormProps = {
  /** Unique on the page; also its fragment: `#form-<name>`. */
  name: string;
  /** Address of the page that shows it and takes the POST. */
  action: string;
  words: FormWords;
  answer?: FormResult;
};

type Props = PostedFormProps & {
  schema: FormSchema;
  hidden?: Record<string, string>;
  hasFiles?: boolean;
  children: (field: (name: string) => FieldStart) => ReactNode;
};

/** Validated by one schema on both sides. Without script it is posted to its page. */
export function PostedForm(props: Props) {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<FormState>();
  const formResult = props.answer?.form === props.name ? props.answer : undefined;
  const [answered, setAnswered] = useState<FormResult>();
  const sent = answered ?? formResult;
  if (sent?.state === "sent" && sent.confirmation)
    return (
      <ConfirmationView
        of={sent.confirmation}
        id={idOfForm(props.name)}
        answer={JSON.stringify(sent)}
        takesFocus={answered !== undefined}
      />
    );
  return (
    <>
      <FormBody
        {...props}
        key={round}
        isFresh={round > 0}
        answer={round === 0 ? formResult : undefined}
        onResult={(next) => {
          setState(next?.state);
          setAnswered(next);
          if (next?.state === "sent") setRound(round + 1);
        }}
      />
      <div className={styles.corner} aria-live="polite">
        <TransientNotice state={state} words={props.words} dismiss={() => setState(undefined)} />
      </div>
    </>
  );
}

type BodyProps = Props & { isFresh: boolean; onResult: (result: FormResult | undefined) => void };

function FormBody(props: BodyProps) {
  const { name, action, schema, words, hidden, hasFiles, answer: response, isFresh, onResult } = props;
  const id = idOfForm(name);
  const element = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState(response?.result);
  const { isBusy, send } = useSending(name);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: result ?? null,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => checkForm(formData, schema) as never,
    async onSubmit(event) {
      event.preventDefault();
      onResult(undefined);
      const formResult = await send(event.currentTarget);
      if (!formResult) return;
      if (formResult.state === "refused") setResult(formResult.result);
      onResult(formResult);
    },
  });
  // The form is cleared; keyboard focus continues here.
  useEffect(() => {
    if (isFresh) element.current?.focus({ preventScroll: true });
  }, [isFresh]);

  const field = (key: string): FieldStart => {
    const message = fields[key]?.errors?.[0];
    return {
      id: `${id}-${key}`,
      name: key,
      defaultValue: fields[key]?.initialValue,
      error: message && (words.errors[message] ?? message),
    };
  };
  return (
    <form
      id={id}
      ref={element}
      className={styles.form}
      method="post"
      action={`${action}#${id}`}
      encType={hasFiles ? "multipart/form-data" : undefined}
      noValidate
      tabIndex={-1}
      data-answer={response && JSON.stringify(response)}
      onSubmit={form.onSubmit}
    >
      {response && response.state !== "refused" && <NoticeCard notice={noticeOf(response.state, words)} />}
      <input type="hidden" name={GUARD_FIELDS.form} value={name} />
      {Object.entries(hidden ?? {}).map(([key, value]) => (
        <input key={key} type="hidden" name={key} defaultValue={value} />
      ))}
      <Honeypot label={words.honeypot} />
      {props.children(field)}
      <Consent {...field("consent")} words={words.consent} />
      <Button type="submit" variant="solid" busy={isBusy} icon={isBusy ? undefined : "arrow"}>
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
