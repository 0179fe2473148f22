import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import {
  DISCARDED_PARAM,
  type PendingChange,
  type PendingPart,
  type ScheduledTime,
  UNDO_SECONDS,
} from "#app/content/drafts/drafts.rules.ts";
import { Confirm, opens } from "#app/ui/dialogs/confirm.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { DraftForm } from "./draft-form.tsx";
import styles from "./drafts.module.css";
import { draftsTexts as texts } from "./drafts.texts.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { usePendingChanges } from "./use-pending-changes.ts";

type DraftBarProps = {
  slug: string;
  ids: readonly string[];
  /** There is no form beside it. */
  isAlone?: boolean;
  /** Discarding begins the screen anew, and with it what is typed around a dialog. */
  isInDialog?: boolean;
};

export function DraftBar({ slug, ids, isAlone = false, isInDialog = false }: DraftBarProps) {
  const pending = usePendingChanges(slug, ids);
  const isDiscarded = useDiscarded()?.slug === slug;
  const parts = pending.flatMap((change) => change.parts.map((part) => ({ change, part })));
  const isHidden = pending.every((change) => change.isHidden);
  const leaving = pending.filter(({ withdrawAt }) => withdrawAt);
  if (parts.length + leaving.length === 0 && !isDiscarded) return null;
  return (
    <section className={styles.bar} aria-label={texts.bar}>
      <UndoDiscarding />
      {parts.length > 0 && <p className={styles.lead}>{isHidden ? texts.leadHidden : texts.lead}</p>}
      <ul className={styles.parts}>
        {parts.map(({ change, part }) => (
          <li key={`${change.id} ${part.locale}`}>
            <DraftPart {...{ slug, change, part, isInDialog }} isNamed={ids.length > 1} isInForm={!isAlone} />
          </li>
        ))}
        {leaving.map((change) => (
          <li key={change.id}>
            <Withdrawal slug={slug} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PartProps = {
  slug: string;
  change: PendingChange;
  part: PendingPart;
  isNamed?: boolean;
  isInForm?: boolean;
  isInDialog?: boolean;
};

export function DraftPart({ slug, change, part, isNamed, isInForm, isInDialog }: PartProps) {
  const { locale, savedAt, by, publishAt, failure, lost } = part;
  const language = texts.ofLanguage[locale];
  const question = `descartar-${change.id}-${locale}`;
  const target = { slug, id: change.id, locale };
  return (
    <div className={styles.part}>
      <div className={styles.said}>
        <b>{isNamed && change.title ? `${change.title}: ${language}` : language}</b>
        <span>{texts.draft(savedAt, by)}</span>
        {publishAt && !failure && <span>{texts.scheduled(publishAt.text)}</span>}
        {failure && <strong className={styles.failure}>{texts.failures[failure]}</strong>}
        {lost.length > 0 && <strong className={styles.failure}>{texts.lost(lost)}</strong>}
      </div>
      <div className={styles.actions}>
        {!isInForm && (
          <DraftForm {...target}>
            <Button type="submit" small name="intent" value="publish" aria-label={texts.publishOf(language)}>
              {texts.publish}
            </Button>
          </DraftForm>
        )}
        {(publishAt || !isInForm) && (
          <ScheduleForm
            {...target}
            label={publishAt ? texts.change : texts.schedule}
            name={publishAt ? texts.changeOf(language) : texts.scheduleOf(language)}
            current={publishAt}
            intents={{ set: "schedule", clear: "unschedule" }}
          />
        )}
        {!isInDialog && (
          <TextButton aria-label={texts.discardOf(language)} {...opens(question)}>
            {texts.discard}
          </TextButton>
        )}
      </div>
      <Confirm
        id={question}
        title={texts.discardTitle(language)}
        text={texts.discardText(locale === "all", change.isHidden)}
      >
        <DraftForm {...target}>
          <Button type="submit" variant="danger" name="intent" value="discard">
            {texts.discard}
          </Button>
        </DraftForm>
      </Confirm>
    </div>
  );
}

export function Withdrawal({ slug, change }: { slug: string; change: PendingChange }) {
  const { id, withdrawAt, withdrawFailure } = change;
  return (
    <div className={styles.part}>
      <div className={styles.said}>
        <b>{texts.withdrawal}</b>
        {withdrawAt && <span>{texts.goesOn(withdrawAt.text)}</span>}
        {withdrawFailure && <strong className={styles.failure}>{texts.failures[withdrawFailure]}</strong>}
      </div>
      <WithdrawalDate slug={slug} id={id} current={withdrawAt} />
    </div>
  );
}

/** For editors of content that can be hidden. */
export function PlanWithdrawal({ slug, id }: { slug: string; id: string | null }) {
  const [change] = usePendingChanges(slug, id ? [id] : []);
  if (!id || change?.withdrawAt) return null;
  return <WithdrawalDate slug={slug} id={id} current={null} />;
}

function WithdrawalDate({ slug, id, current }: { slug: string; id: string; current: ScheduledTime | null }) {
  return (
    <ScheduleForm
      {...{ slug, id, locale: "all" }}
      label={current ? texts.change : texts.withdrawPlan}
      name={current ? texts.changeOf(texts.withdrawal) : texts.withdrawPlan}
      current={current}
      intents={{ set: "withdraw", clear: "stay" }}
    />
  );
}

type Discarded = { slug: string; id: string; version: string };

function useDiscarded(): Discarded | null {
  const { search } = useLocation();
  const [slug, id, version] = (new URLSearchParams(search).get(DISCARDED_PARAM) ?? "").split(".");
  return slug && id && version ? { slug, id, version } : null;
}

export function UndoDiscarding() {
  const discarded = useDiscarded();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, []);
  if (isOver || !discarded) return null;
  const { slug, id, version } = discarded;
  return (
    <DraftForm slug={slug} id={id} locale="all" className={styles.undo}>
      <span role="status">{texts.discarded}</span>
      <input type="hidden" name="version" value={version} />
      <Button type="submit" small icon="undo" name="intent" value="undelete">
        {texts.undo}
      </Button>
    </DraftForm>
  );
}
