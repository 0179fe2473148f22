import { Link, useSearchParams } from "react-router";
import { useMayOpen } from "#app/shell/use-may-open.ts";
import { opens } from "#app/ui/confirm.tsx";
import { ConfirmForm } from "#app/ui/confirm-form.tsx";
import { ItemSheet } from "#app/ui/list-beside.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { PERSON_PATH, personPath } from "./inbox.rules.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import { RequestFiles } from "./request-files.tsx";
import { RequestFollowUp } from "./request-follow-up.tsx";
import styles from "./request-panel.module.css";
import { RequestReply } from "./request-reply.tsx";
import type { RequestView } from "./request-view.ts";

export const BACK = { to: "/admin/leads", label: texts.back };

export function RequestPanel({ request }: { request: RequestView }) {
  const mayOpen = useMayOpen();
  return (
    <ItemSheet
      title={request.name}
      note={request.summary}
      back={BACK}
      above={<RequestFiles files={request.files} part="pictures" />}
    >
      {request.message && (
        <blockquote className={styles.message} lang={request.lang}>
          {request.message}
        </blockquote>
      )}
      <RequestFiles files={request.files} part="documents" />
      <RequestReply request={request} />
      <RequestFollowUp request={request} />
      <Facts request={request} />
      <div className={styles.personal}>
        <p className={styles.note}>
          {request.consent} {request.answered}
        </p>
        {mayOpen(PERSON_PATH) && (
          <p className={styles.note}>
            {texts.personal.lead} <Link to={personPath(request.reach)}>{texts.personal.link}</Link>
          </p>
        )}
      </div>
      <Removal request={request} />
    </ItemSheet>
  );
}

function Facts({ request }: { request: RequestView }) {
  return (
    <section aria-labelledby="request-facts">
      <h3 id="request-facts" className={styles.heading}>
        {texts.request.facts}
      </h3>
      <dl className={styles.facts}>
        {request.facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Removal({ request }: { request: RequestView }) {
  const { remove } = texts;
  const [query] = useSearchParams();
  const question = `remove-${request.id}`;
  const search = query.size > 0 ? `?${query}` : "";
  return (
    <div className={styles.removal}>
      <TextButton icon="trash" {...opens(question)}>
        {remove.button}
      </TextButton>
      <ConfirmForm
        id={question}
        title={remove.question(request.name)}
        text={remove.text}
        fields={{ id: request.id }}
        action={`/admin/leads${search}`}
      />
    </div>
  );
}
