import { useState } from "react";
import { Form } from "react-router";
import { whatsappLink } from "#app/requests/whatsapp-link.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { inboxTexts } from "../inbox.texts.ts";
import { mailLink } from "./prepared-reply.ts";
import styles from "./request-reply.module.css";
import type { RequestView } from "./request-view.ts";

const { reply: texts } = inboxTexts;

export function RequestReply({ request }: { request: RequestView }) {
  const { prepared, whatsapp, email, language } = request;
  const [written, setWritten] = useState<string>();
  const mailBody = written ?? prepared.mailBody;
  return (
    <section className={styles.answer} aria-label={texts.title}>
      {whatsapp && (
        <ButtonLink
          variant="solid"
          full
          icon="whatsapp"
          href={whatsappLink(whatsapp, written ?? prepared.whatsapp)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.whatsapp}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink
          variant={whatsapp ? "outline" : "solid"}
          full
          icon="mail"
          href={mailLink(email, prepared.mailSubject, mailBody)}
        >
          {texts.email}
        </ButtonLink>
      )}
      <Form method="post">
        <Button type="submit" full icon="check" name="intent" value="answered">
          {texts.mark}
        </Button>
        {request.answered && (
          <p className={styles.answered}>{inboxTexts.request.answered(request.answered)}</p>
        )}
      </Form>
      <TextAreaField
        id={`answer-${request.id}`}
        label={texts.text}
        help={texts.textHelp(language)}
        lang={request.lang}
        defaultValue={whatsapp ? prepared.whatsapp : prepared.mailBody}
        rows={4}
        onInput={(event) => setWritten(event.currentTarget.value)}
      />
    </section>
  );
}
