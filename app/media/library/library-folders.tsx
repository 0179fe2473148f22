import { useEffect, useRef, useState } from "react";
import { Link, useFetcher, useNavigate, useSearchParams } from "react-router";
import { LIBRARY_PARAMS, MAX_FOLDER_NAME_LENGTH, NO_FOLDER } from "#app/media/picker/picker.rules.ts";
import type { LibraryFolder } from "#app/media/picker/picker-file.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { buttonTexts } from "#app/ui/forms/button.texts.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { listAddress } from "#app/ui/lists/list-address.ts";
import type { LibraryResult } from "./library-actions.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";
import styles from "./library-screen.module.css";

const { folders: texts } = libraryAdminTexts;
const QUESTION = "folder-remove";

type LibraryFoldersProps = {
  folders: LibraryFolder[];
  folder: string;
  open: LibraryFolder | undefined;
};

export function LibraryFolders({ folders, folder, open }: LibraryFoldersProps) {
  const [query] = useSearchParams();
  const [editing, setEditing] = useState<"create" | "rename">();
  const removal = useFetcher<LibraryResult>({ key: "library-removal" });
  const choices = [
    { id: "", name: texts.all, files: undefined },
    { id: NO_FOLDER, name: texts.none, files: undefined },
    ...folders,
  ];
  return (
    <div className={styles.folders}>
      <nav aria-label={texts.label}>
        <ul className={styles.names}>
          {choices.map(({ id, name, files }) => (
            <li key={id}>
              <Link
                to={listAddress(query, { [LIBRARY_PARAMS.folder]: id || null })}
                preventScrollReset
                aria-current={id === folder || undefined}
                className={styles.folder}
              >
                {name}
                {files !== undefined && <span>{files}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {editing ? (
        <FolderForm
          key={editing}
          folder={editing === "rename" ? open : undefined}
          onClose={() => setEditing(undefined)}
        />
      ) : (
        <div className={styles.actions}>
          <TextButton icon="plus" onClick={() => setEditing("create")}>
            {texts.create}
          </TextButton>
          {open && (
            <>
              <TextButton onClick={() => setEditing("rename")}>{texts.rename}</TextButton>
              <TextButton {...opens(QUESTION)}>{texts.remove}</TextButton>
            </>
          )}
        </div>
      )}
      {open && (
        <ConfirmForm
          id={QUESTION}
          title={texts.question(open.name)}
          text={texts.text}
          confirm={texts.confirm}
          fields={{ id: open.id }}
          intent="removeFolder"
          fetcher={removal}
        />
      )}
    </div>
  );
}

function FolderForm({ folder, onClose }: { folder: LibraryFolder | undefined; onClose: () => void }) {
  const fetcher = useFetcher<LibraryResult>();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { data } = fetcher;
  useOutcomeToast(data);
  useEffect(() => form.current?.querySelector<HTMLInputElement>("[name=name]")?.select(), []);
  useEffect(() => {
    if (!data?.ok) return;
    onClose();
    const created = data.value?.folder;
    if (created) void navigate(`?${LIBRARY_PARAMS.folder}=${created}`, { preventScrollReset: true });
  }, [data, navigate, onClose]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={styles.folderForm}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <input type="hidden" name="intent" value={folder ? "renameFolder" : "createFolder"} />
      {folder && <input type="hidden" name="id" value={folder.id} />}
      <TextField
        id="folder-name"
        name="name"
        label={texts.name}
        defaultValue={folder?.name}
        maxLength={MAX_FOLDER_NAME_LENGTH}
        autoComplete="off"
        error={data?.value?.form?.error?.name?.[0]}
      />
      <Button type="submit" small busy={fetcher.state !== "idle"}>
        {texts.save}
      </Button>
      <TextButton onClick={onClose}>{buttonTexts.cancel}</TextButton>
    </fetcher.Form>
  );
}
