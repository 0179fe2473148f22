import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { DraftBar, PlanWithdrawal } from "#app/content/versions/draft-bar.tsx";
import { PublishMode } from "#app/content/versions/publish-mode.tsx";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { acceptOf, sampleImageUpload } from "#app/media/media.rules.ts";
import { FileButton } from "#app/media/picker/file-button.tsx";
import { LibraryPicker } from "#app/media/picker/library-picker.tsx";
import { RunningUploads } from "#app/media/upload/running-uploads.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { SavedNote } from "#app/ui/forms/saved-note.tsx";
import { useAutoSubmit } from "#app/ui/forms/use-auto-submit.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import type { SamplesResult } from "./sample-actions.server.ts";
import { SamplePicture } from "./sample-picture.tsx";
import { SampleWords } from "./sample-words.tsx";
import type { SampleDetail } from "./samples.server.ts";
import styles from "./samples-admin.module.css";
import { samplesAdminTexts } from "./samples-admin.texts.ts";
import { useSampleUploads } from "./use-sample-uploads.ts";

const { pictures: texts, toasts } = samplesAdminTexts;

const heldFields = (isHeld: boolean): Record<string, string> =>
  isHeld ? { [BASE_VERSION_FIELDS.saveAs]: "draft" } : {};

export function SamplePictures({ name, detail }: { name: string; detail: SampleDetail }) {
  const { images } = detail;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<string[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const [isHolding, setHolding] = useState(false);
  const question = useRef<HTMLDialogElement>(null);
  const order = useAutoSubmit<SamplesResult>({ key: `sample-images-${detail.id}` });
  const removal = useFetcher<SamplesResult>({ key: "sample-removal" });
  const isHeld = isHolding || detail.areHeld;
  const uploads = useSampleUploads(detail.id, isHeld);
  const selected = images.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const areAll = images.length > 0 && selected.length === images.length;
  const placeOf = (id: string) => texts.position(images.findIndex((image) => image.id === id) + 1);

  const toggle = (id: string) =>
    setMarked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  function ask(ids: string[]) {
    if (ids.length === 0) return showToast({ kind: "error", ...toasts.noneSelected });
    setAsked(ids);
    question.current?.showModal();
  }

  return (
    <section
      className={styles.pictures}
      aria-labelledby="sample-pictures"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const { files } = event.dataTransfer;
        if (files.length > 0 && !uploads.isBusy) uploads.send([...files]);
      }}
    >
      <h3 id="sample-pictures" className={styles.heading}>
        {texts.heading(name)}
      </h3>
      <DraftBar isAlone slug="amostras" ids={[detail.id]} />
      {detail.areHeld ? (
        <p className={styles.note}>{texts.held}</p>
      ) : (
        <PublishMode label={texts.hold} isDraft={isHolding} onDraft={setHolding} />
      )}
      {images.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <div className={styles.tools}>
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={areAll}
              ref={(box) => {
                if (box) box.indeterminate = selected.length > 0 && !areAll;
              }}
              onChange={() => setMarked(new Set(areAll ? [] : images.map(({ id }) => id)))}
            />
            <b aria-live="polite">{texts.selected(selected.length)}</b>
          </label>
          <TextButton onClick={() => setMarked(new Set(images.map(({ id }) => id)))}>
            {texts.selectAll}
          </TextButton>
          <TextButton onClick={() => setMarked(new Set())}>{texts.deselectAll}</TextButton>
          <SavedNote state={order.state} note={order.note} />
          <Button variant="danger" small icon="trash" className={styles.bulk} onClick={() => ask(selected)}>
            {texts.removeSelected}
          </Button>
        </div>
      )}
      <SortableList
        items={images}
        idOf={({ id }) => id}
        nameOf={({ id }) => placeOf(id)}
        label={texts.list}
        layout="grid"
        className={styles.grid}
        revision={order.refusal}
        onOrder={(ids) =>
          order.save({ intent: "orderImages", id: detail.id, order: ids.join(","), ...heldFields(isHeld) })
        }
      >
        {(image, handle) => (
          <SamplePicture
            image={image}
            name={placeOf(image.id)}
            handle={handle}
            isMarked={marked.has(image.id)}
            onMark={() => toggle(image.id)}
            onRemove={() => ask([image.id])}
          />
        )}
      </SortableList>
      <div className={styles.adding}>
        <FileButton
          variant="tile"
          accept={acceptOf(sampleImageUpload)}
          multiple
          disabled={uploads.isBusy}
          hint={texts.addHint}
          onFiles={uploads.send}
        >
          {texts.add}
        </FileButton>
        <TextButton onClick={() => setChoosing(true)}>{texts.library}</TextButton>
      </div>
      <RunningUploads upload={uploads} />
      <SampleWords detail={detail} />
      <PlanWithdrawal slug="amostras" id={detail.id} />
      <ConfirmForm
        ref={question}
        id="sample-images-remove"
        title={texts.question(asked.length)}
        text={isHeld ? texts.heldText : texts.text}
        fields={{ id: detail.id, ...heldFields(isHeld) }}
        intent="removeImages"
        fetcher={removal}
        onSubmit={() => setMarked(new Set())}
      >
        {asked.map((id) => (
          <input key={id} type="hidden" name="image" value={id} />
        ))}
      </ConfirmForm>
      <LibraryPicker
        kind={sampleImageUpload.name}
        multiple
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(files) => uploads.add(files.map(({ url }) => url))}
      />
    </section>
  );
}
