import { useEffect, useRef } from "react";
import { Link, useFetcher, useSearchParams } from "react-router";
import { byDeclaredType } from "#app/content-types.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { FileWords } from "#app/media/picker/file-words.tsx";
import { FocalField } from "#app/media/picker/focal-field.tsx";
import { FILE_FIELD } from "#app/media/picker/picker.rules.ts";
import type { LibraryFolder } from "#app/media/picker/picker-file.ts";
import { Thumb } from "#app/media/picker/picker-grid.tsx";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { copyWithToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextButton, TextLink } from "#app/ui/layout/text-link.tsx";
import { listAddress, PAGE_FIELD } from "#app/ui/lists/list-address.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import type { FileDetail } from "./file-detail.server.ts";
import { FileFolder } from "./file-folder.tsx";
import styles from "./file-panel.module.css";
import { FileReplacement } from "./file-replacement.tsx";
import type { LibraryResult } from "./library-actions.server.ts";
import { CROP_FIELD } from "./library-admin.rules.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { detail: texts, remove: removal, toasts, use } = libraryAdminTexts;
const areas = { ...libraryAdminTexts.areas, ...byDeclaredType((type) => type.texts.pageTitle) };
const HEADING = "library-file";

export function FilePanel({ detail, folders }: { detail: FileDetail; folders: LibraryFolder[] }) {
  const { file, uses, uncropped } = detail;
  const [query] = useSearchParams();
  const fetcher = useFetcher<LibraryResult>({ key: "library-removal" });
  const sender = useFetcher<LibraryResult>({ key: `file-words-${file.id}` });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPicture = file.picture && file.contentType.startsWith("image/");
  const isFilm = file.contentType === "video/mp4";
  const question = `file-remove-${file.id}`;
  const named = uses.map(({ area, name }) => use(areas[area], name));
  return (
    <section className={styles.panel} aria-labelledby={HEADING}>
      <Link
        to={listAddress(query, { [FILE_FIELD]: null, [PAGE_FIELD]: query.get(PAGE_FIELD) })}
        preventScrollReset
        className={styles.close}
        aria-label={texts.close}
      >
        <Icon name="close" small />
      </Link>
      <h3 id={HEADING} ref={heading} tabIndex={-1} className={styles.name}>
        {file.name}
      </h3>
      {isPicture && file.picture ? (
        <span className={styles.described}>
          <Picture picture={file.picture} alt="" sizes="120px" />
        </span>
      ) : isFilm ? (
        // biome-ignore lint/a11y/useMediaCaption: what an owner has sent has no captions
        <video
          src={file.url}
          poster={file.picture?.src}
          controls
          preload="metadata"
          playsInline
          className={styles.film}
          aria-label={file.name}
        />
      ) : (
        <Thumb file={file} sizes="420px" />
      )}
      <FileWords detail={detail} sender={sender} />
      {isPicture && file.picture && (
        <FocalField key={file.picture.src} url={file.url} picture={file.picture} />
      )}
      {detail.crop && (
        <ButtonRoute
          to={listAddress(query, { [CROP_FIELD]: "sim", [PAGE_FIELD]: query.get(PAGE_FIELD) })}
          preventScrollReset
          small
          icon="crop"
          className={styles.crop}
        >
          {texts.crop}
        </ButtonRoute>
      )}
      {uncropped && <p className={styles.note}>{texts.uncropped[uncropped]}</p>}
      <dl className={styles.facts}>
        <dt>{texts.size}</dt>
        <dd>
          {file.width && file.height
            ? texts.dimensions(file.width, file.height, formatBytes(file.bytes))
            : formatBytes(file.bytes)}
        </dd>
        <dt>{texts.uses}</dt>
        <dd>
          {uses.length === 0 ? (
            texts.unused
          ) : (
            <ul className={styles.uses}>
              {uses.map(({ href }, index) => (
                <li key={`${href} ${named[index]}`}>
                  <Link to={href}>{named[index]}</Link>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
      <FileFolder url={file.url} folderId={file.folderId} folders={folders} />
      <div className={styles.actions}>
        <TextLink href={file.url} target="_blank" rel="noreferrer" icon="arrow-out">
          {texts.open}
        </TextLink>
        <TextButton
          icon="copy"
          onClick={() =>
            copyWithToast(new URL(file.url, location.origin).href, toasts.copied, toasts.notCopied)
          }
        >
          {texts.copy}
        </TextButton>
      </div>
      {uncropped === "design" ? (
        <p className={styles.note}>{texts.designReplacement}</p>
      ) : (
        <FileReplacement file={file} />
      )}
      <Button variant="danger" small icon="trash" {...opens(question)}>
        {texts.remove}
      </Button>
      <ConfirmForm
        id={question}
        title={removal.question(file.name)}
        text={uses.length === 0 ? removal.unused : removal.used(named.join("; "))}
        confirm={removal.confirm}
        fields={{ url: file.url }}
        fetcher={fetcher}
      />
    </section>
  );
}
