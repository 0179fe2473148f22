import { useEffect, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { DraftBar } from "#app/content/versions/draft-bar.tsx";
import { PublishMode } from "#app/content/versions/publish-mode.tsx";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { pathFor, siteLocale } from "#app/i18n/locales.ts";
import { acceptOf, galleryImageUpload } from "#app/media/media.rules.ts";
import { FileButton } from "#app/media/picker/file-button.tsx";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { SavedNote } from "#app/ui/forms/saved-note.tsx";
import { useAutoSubmit } from "#app/ui/forms/use-auto-submit.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { MAIN_PLACE } from "./gallery.rules.ts";
import styles from "./gallery-admin.module.css";
import { galleryAdminTexts as texts } from "./gallery-admin.texts.ts";
import { GalleryPlaceView } from "./gallery-place.tsx";
import type { GalleryPlace } from "./gallery-places.server.ts";
import { GallerySection, type Section } from "./gallery-section.tsx";
import { useGalleryUploads } from "./use-gallery-uploads.ts";

const LIST = "gallery-places";

type GalleryEditorProps = { places: GalleryPlace[]; section: Section };

export function GalleryEditor({ places, section }: GalleryEditorProps) {
  const order = useAutoSubmit<ListResult>({ key: "gallery-order" });
  const removal = useFetcher<ListResult>({ key: "gallery-removal" });
  const submit = useSubmit();
  const [isHeld, setHeld] = useState(false);
  // Saving may change a place's id: a built-in picture becomes a stored document.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  /** Captions that were there when their picture was replaced. */
  const [earlier, setEarlier] = useState<ReadonlyMap<string, string>>(new Map());
  const captionOf = ({ title }: GalleryPlace) => title[siteLocale()].title;
  useUndoableOutcome(removal.data, {
    label: texts.remove.undo,
    focusId: LIST,
  });
  const put = (place: string, url: string, isInBatch = false) => {
    setAsked((earlier) => new Set(earlier).add(place));
    void submit(
      {
        ...{ intent: "picture", id: place, url },
        ...(isInBatch && { isInBatch: "on" }),
        ...(isHeld && { [BASE_VERSION_FIELDS.saveAs]: "draft" }),
      },
      { method: "post", navigate: false, fetcherKey: fetcherKey(place) },
    );
  };
  const uploads = useGalleryUploads((place, url) => put(place, url, true));
  function onResult(place: string, isPut: boolean) {
    uploads.answered(place, isPut);
    const item = places.find(({ id }) => id === place);
    if (isPut && item && !item.isBuiltIn && captionOf(item))
      setEarlier((before) => new Map(before).set(place, captionOf(item)));
  }
  const free = places.flatMap(({ id, isStored, isBuiltIn }) => (isStored && !isBuiltIn ? [] : [id]));
  const nameOf = (id: string) => texts.places[places.findIndex((place) => place.id === id)] ?? "";

  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead}>
        <FileButton
          accept={acceptOf(galleryImageUpload)}
          multiple
          disabled={uploads.isBusy}
          hint={texts.uploadHint}
          onFiles={(files) => uploads.send(files, free)}
        >
          {texts.upload}
        </FileButton>
        <ButtonLink href={pathFor(siteLocale(), "/principal")} icon="arrow-out">
          {texts.open}
        </ButtonLink>
        <SavedNote state={order.state} note={order.note} />
      </PageHead>
      <DraftBar isAlone slug="galeria" ids={places.filter(({ isStored }) => isStored).map(({ id }) => id)} />
      <DraftBar isAlone slug="midia" ids={places.flatMap(({ fileId }) => fileId ?? [])} />
      <div className={styles.hold}>
        <PublishMode label={texts.hold} isDraft={isHeld} onDraft={setHeld} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop is the mouse's way of the button above */}
      <div
        id={LIST}
        tabIndex={-1}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!uploads.isBusy) uploads.send([...event.dataTransfer.files], free);
        }}
      >
        <SortableList
          items={places}
          idOf={({ id }) => id}
          nameOf={({ id }) => nameOf(id)}
          label={texts.list}
          layout="grid"
          className={styles.slots}
          revision={order.refusal}
          onOrder={(ids) => order.save({ intent: "order", order: ids.join(",") })}
        >
          {(item, handle) => (
            <GalleryPlaceView
              item={item}
              place={places.indexOf(item)}
              handle={handle}
              upload={uploads.at(item.id)}
              uploads={uploads}
              caption={earlier.get(item.id) === captionOf(item) ? captionOf(item) : ""}
              onKeepCaption={() => setEarlier((before) => new Map(before).set(item.id, ""))}
              onUrl={(url) => put(item.id, url)}
              isMain={places.indexOf(item) === MAIN_PLACE}
            />
          )}
        </SortableList>
      </div>
      {[...asked].map((place) => (
        <PlaceResult key={place} place={place} onResult={onResult} />
      ))}
      <GallerySection section={section} />
    </>
  );
}

const fetcherKey = (place: string) => `gallery-place-${place}`;

type PlaceResultProps = { place: string; onResult: (place: string, isPut: boolean) => void };

/** The place's own component is unmounted when the picture changes. */
function PlaceResult({ place, onResult }: PlaceResultProps) {
  const { data } = useFetcher<ListResult>({ key: fetcherKey(place) });
  useOutcomeToast(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is handled once
  useEffect(() => {
    if (data) onResult(place, data.ok);
  }, [data]);
  return null;
}
