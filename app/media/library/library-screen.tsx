import { Link, useFetcher, useSearchParams } from "react-router";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { acceptOf, libraryUpload } from "#app/media/media.rules.ts";
import { FileButton } from "#app/media/picker/file-button.tsx";
import { FILE_FIELD } from "#app/media/picker/picker.rules.ts";
import { libraryTexts } from "#app/media/picker/picker.texts.ts";
import type { LibraryFolder, LibraryPage } from "#app/media/picker/picker-file.ts";
import { Thumb } from "#app/media/picker/picker-grid.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Later } from "#app/ui/feedback/later.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { BulkCheckbox, BulkCheckboxAll } from "#app/ui/lists/bulk-checkbox.tsx";
import { listAddress, PAGE_FIELD } from "#app/ui/lists/list-address.ts";
import { FilterTabs, ListSearch, ListTools, NothingFound } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import { DropHint } from "#app/ui/media/drop-hint.tsx";
import { PickedFiles } from "#app/ui/media/picked-files.tsx";
import { BULK_FILES, BulkFilesBar } from "./bulk-files.tsx";
import { cropFields } from "./crop-fields.ts";
import type { FileDetail } from "./file-detail.server.ts";
import { expectFilePanels, LateFilePanels } from "./late-file-panels.tsx";
import type { LibraryResult } from "./library-actions.server.ts";
import { CROP_FIELD, VIEW_FIELD, VIEWS } from "./library-admin.rules.ts";
import { libraryAdminTexts as texts } from "./library-admin.texts.ts";
import { LibraryFolders } from "./library-folders.tsx";
import styles from "./library-screen.module.css";
import { useLibraryUploads } from "./use-library-uploads.ts";

const LIST = "library-files";

type LibraryScreenProps = {
  page: LibraryPage;
  pageSize: number;
  folders: LibraryFolder[];
  /** A folder's id, `NO_FOLDER`, or empty for all. */
  folder: string;
  unused: number;
  detail: FileDetail | null;
};

export function LibraryScreen({ page, pageSize, folders, folder, unused, detail }: LibraryScreenProps) {
  const [query] = useSearchParams();
  const open = folders.find(({ id }) => id === folder);
  const uploads = useLibraryUploads(open?.id ?? null);
  const removal = useFetcher<LibraryResult>({ key: "library-removal" });
  useUndoableOutcome(removal.data, {
    label: texts.undo,
    fieldsOf: undoOf,
    focusId: LIST,
  });
  const isCropping = query.has(CROP_FIELD);
  const panels = detail && (
    <LateFilePanels key={detail.file.id} detail={detail} folders={folders} isCropping={isCropping} />
  );
  if (detail?.crop && isCropping) return panels;
  const isNarrowed = [...query.keys()].some((key) => key !== FILE_FIELD && key !== PAGE_FIELD);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is the mouse's way of the button below
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (event.dataTransfer.files.length > 0) uploads.send([...event.dataTransfer.files]);
      }}
    >
      <PageHead title={texts.pageTitle} lead={texts.lead}>
        <FileButton
          accept={acceptOf(libraryUpload)}
          multiple
          hint={<DropHint>{texts.dropHint}</DropHint>}
          onFiles={uploads.send}
        >
          {texts.upload}
        </FileButton>
      </PageHead>
      <ListTools>
        <FilterTabs
          label={texts.views.label}
          name={VIEW_FIELD}
          options={[
            { value: "", label: texts.views.all },
            ...VIEWS.map((view) => ({
              value: view,
              label: texts.views[view],
              ...(view === "sem-uso" && { count: unused }),
            })),
          ]}
        />
        <ListSearch label={texts.search} />
      </ListTools>
      <LibraryFolders folders={folders} folder={folder} open={open} />
      <PickedFiles
        files={uploads.files}
        texts={libraryTexts.files}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        onDismiss={uploads.dismiss}
      />
      <div className={styles.pair} data-open={detail ? true : undefined}>
        <div id={LIST} tabIndex={-1} className={styles.files}>
          {page.total === 0 ? (
            isNarrowed ? (
              <NothingFound />
            ) : (
              <EmptyState title={texts.empty} next={texts.emptyNext} />
            )
          ) : (
            <>
              <BulkCheckboxAll form={BULK_FILES} />
              <ul
                className={styles.grid}
                aria-label={texts.list}
                onPointerOver={expectFilePanels}
                onFocus={expectFilePanels}
              >
                {page.files.map((file, place) => (
                  <li key={file.id} className={styles.entry}>
                    <Later>
                      <BulkCheckbox form={BULK_FILES} id={file.url} name={file.name} />
                      <Link
                        to={listAddress(query, {
                          [FILE_FIELD]: file.id,
                          [PAGE_FIELD]: query.get(PAGE_FIELD),
                        })}
                        preventScrollReset
                        aria-current={file.id === detail?.file.id || undefined}
                        className={styles.tile}
                      >
                        <Thumb file={file} sizes="180px" place={place} />
                        <span className={styles.name}>{file.name}</span>
                        <span className={styles.size}>{formatBytes(file.bytes)}</span>
                      </Link>
                    </Later>
                  </li>
                ))}
              </ul>
              <Pager page={page.page} pageSize={pageSize} total={page.total} />
              <BulkFilesBar files={page.files} folders={folders} />
            </>
          )}
        </div>
        {panels}
      </div>
    </div>
  );
}

function undoOf({ value }: LibraryResult): Record<string, string> | null {
  if (value?.cropped) return cropFields(value.cropped);
  if (value?.moved) return { intent: "unmoveMany", moved: value.moved };
  if (value?.removed) return { intent: "undelete", removed: value.removed };
  return value?.removedFolder ? { intent: "undeleteFolder", removedFolder: value.removedFolder } : null;
}
