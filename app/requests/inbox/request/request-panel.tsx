import { Link } from "react-router";
import { useMayOpen } from "#app/admin/use-may-open.ts";
import { ItemFacts, ItemRemoval, ItemSection } from "#app/ui/lists/item-parts.tsx";
import { ItemSheet } from "#app/ui/lists/list-detail.tsx";
import { PERSON_PATH, personPath } from "../inbox.rules.ts";
import { inboxTexts as texts } from "../inbox.texts.ts";
import { RequestFiles } from "./request-files.tsx";
import { RequestFollowUp } from "./request-follow-up.tsx";
import { RequestMessage } from "./request-message.tsx";
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
      {request.message && <RequestMessage key={request.id} message={request.message} lang={request.lang} />}
      <RequestFiles files={request.files} part="documents" />
      <RequestReply request={request} />
      <RequestFollowUp request={request} />
      <ItemSection id="request-facts" title={texts.request.facts}>
        <ItemFacts facts={request.facts} />
        <div className={styles.printed}>
          <ItemFacts
            facts={[
              { label: texts.status, value: texts.statuses[request.status] },
              { label: texts.sheet.answered, value: request.answered ?? "" },
              { label: texts.notes, value: request.notes },
            ]}
          />
        </div>
      </ItemSection>
      <div className={styles.personal}>
        <p className={styles.note}>{request.consent}</p>
        {mayOpen(PERSON_PATH) && (
          <p className={styles.note}>
            {texts.personal.lead} <Link to={personPath(request.reach)}>{texts.personal.link}</Link>
          </p>
        )}
      </div>
      <ItemRemoval
        id={request.id}
        list={BACK.to}
        question={texts.remove.question(request.name)}
        texts={texts.remove}
      />
    </ItemSheet>
  );
}
