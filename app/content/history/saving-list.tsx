import { Link } from "react-router";
import { Difference } from "#app/content/versions/difference.tsx";
import { versionsTexts } from "#app/content/versions/versions.texts.ts";
import { formatExact } from "#app/i18n/format-date-time.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import { historyPath } from "./history.rules.ts";
import type { SavedPart, Saving } from "./history.server.ts";
import { historyTexts as texts } from "./history.texts.ts";
import styles from "./saving-list.module.css";

type SavingListProps = {
  savings: Saving[];
  isOfEverything: boolean;
};

export function SavingList({ savings, isOfEverything }: SavingListProps) {
  return (
    <ol className={styles.savings} aria-label={texts.list}>
      {savings.map((saving) => (
        <li key={`${saving.version} ${saving.entityId}`}>
          <SavingCard saving={saving} isOfEverything={isOfEverything} />
        </li>
      ))}
    </ol>
  );
}

function SavingCard({ saving, isOfEverything }: { saving: Saving; isOfEverything: boolean }) {
  const { entity, entityId, kind, name, fields, who, parts, thumb } = saving;
  const when = formatExact(new Date(saving.madeAt));
  const isBack = kind === "restored" && !parts.some(({ isRestorable }) => isRestorable);
  const isWhole = isBack || kind === "created" || kind === "removed" || kind === "confirmed";
  const what = isWhole ? name : texts.changed(name, fields);
  const sentence = texts.did(who ?? texts.somebodyGone, texts.kinds[kind], what);
  return (
    <article>
      {thumb && <Picture picture={thumb} alt="" sizes="72px" className={styles.thumb} />}
      <h3 className={styles.title}>
        {isOfEverything ? <Link to={historyPath(entity, entityId)}>{sentence}</Link> : sentence}
      </h3>
      <p className={styles.did}>{when}</p>
      {!isWhole && parts.map((part) => <Part key={part.locale} part={part} saving={saving} when={when} />)}
    </article>
  );
}

function Part({ part, saving, when }: { part: SavedPart; saving: Saving; when: string }) {
  const { locale, differences, isRestorable } = part;
  const id = `restaurar-${saving.version}-${locale}-${saving.entityId}`;
  return (
    <section className={styles.part}>
      <h4 className={styles.language}>{versionsTexts.languages[locale]}</h4>
      <dl className={styles.fields}>
        {differences.map((difference) => (
          <div key={difference.field}>
            <dt>{difference.label}</dt>
            <dd>
              <Difference difference={difference} />
            </dd>
          </div>
        ))}
      </dl>
      {isRestorable && (
        <>
          <TextButton icon="undo" {...opens(id)}>
            {texts.restore}
          </TextButton>
          <ConfirmForm
            id={id}
            title={texts.restoreTitle(texts.languageParts[locale], saving.title)}
            text={texts.restoreText(when, locale === "all")}
            confirm={texts.confirmRestore}
            fields={{ entity: saving.entity, id: saving.entityId, locale, version: saving.version - 1 }}
            intent="restore"
            variant="solid"
          />
        </>
      )}
    </section>
  );
}
