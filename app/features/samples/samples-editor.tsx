import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { SavedNote } from "#app/ui/forms/saved-note.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { useListOrder } from "#app/ui/lists/use-list-order.ts";
import { NewSample } from "./new-sample.tsx";
import type { SamplesResult } from "./sample-actions.server.ts";
import { SamplePictures } from "./sample-pictures.tsx";
import { SampleRowView } from "./sample-row.tsx";
import type { SampleDetail, SampleRow } from "./samples.server.ts";
import styles from "./samples-admin.module.css";
import { samplesAdminTexts as texts } from "./samples-admin.texts.ts";

const LIST = "sample-sets";

type SamplesEditorProps = { rows: SampleRow[]; detail: SampleDetail | null };

export function SamplesEditor({ rows, detail }: SamplesEditorProps) {
  const [isCreating, setCreating] = useState(false);
  const create = useRef<HTMLButtonElement>(null);
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? "";
  const { order, onOrder } = useListOrder<SamplesResult>(nameOf, { key: "sample-order" });
  const removal = useFetcher<SamplesResult>({ key: "sample-removal" });
  useUndoableOutcome(removal.data, {
    label: texts.undo,
    focusId: LIST,
  });
  const chosen = rows.find(({ id }) => id === detail?.id);
  function close() {
    setCreating(false);
    create.current?.focus();
  }
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead}>
        <Button
          ref={create}
          variant="solid"
          icon="plus"
          aria-expanded={isCreating}
          onClick={() => setCreating(true)}
        >
          {texts.create}
        </Button>
        <SavedNote state={order.state} note={order.note} />
      </PageHead>
      <div className={styles.pair}>
        <div id={LIST} tabIndex={-1}>
          {isCreating && <NewSample onClose={close} />}
          {rows.length === 0 ? (
            !isCreating && <EmptyState title={texts.empty} next={texts.emptyNext} />
          ) : (
            <SortableList
              items={rows}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              label={texts.list}
              className={styles.rows}
              itemClassName={({ id }) => (id === detail?.id ? styles.chosen : undefined)}
              revision={order.refusal}
              onOrder={onOrder}
            >
              {(row, handle) => <SampleRowView row={row} handle={handle} isChosen={row.id === detail?.id} />}
            </SortableList>
          )}
        </div>
        {detail && chosen && <SamplePictures key={detail.id} name={chosen.name} detail={detail} />}
      </div>
    </>
  );
}
