import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { LatePicture, RenderWhenNear } from "#app/ui/media/late-picture.tsx";
import styles from "./library-picker.module.css";
import { libraryTexts } from "./picker.texts.ts";
import type { LibraryFile } from "./picker-file.ts";
import type { useLibrary } from "./use-picker.ts";

const { picker: texts } = libraryTexts;

type LibraryGridProps = {
  library: ReturnType<typeof useLibrary>;
  chosen: LibraryFile[];
  onToggle: (file: LibraryFile) => void;
};

export function LibraryGrid({ library, chosen, onToggle }: LibraryGridProps) {
  const { shown, hasFailed, isLoading } = library;
  const order = new Map(chosen.map(({ id }, index) => [id, index + 1]));
  return (
    <div className={styles.found} aria-busy={isLoading}>
      <p role="status" className={styles.count}>
        {isLoading && !shown ? texts.loading : shown && texts.found(shown.total)}
      </p>
      {hasFailed && (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure>
          <TextButton icon="retry" onClick={library.again}>
            {texts.retry}
          </TextButton>
        </EmptyState>
      )}
      {shown && shown.total === 0 && !hasFailed && <EmptyState title={texts.empty} next={texts.emptyNext} />}
      {shown && shown.total > 0 && (
        <ul className={styles.grid} aria-label={texts.results}>
          {shown.files.map((file, place) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.tile}
                aria-pressed={order.has(file.id)}
                onClick={() => onToggle(file)}
              >
                <Thumb file={file} place={place} />
                <span className={styles.name}>{file.name}</span>
                <span className={styles.alt}>{file.alt || texts.untitled}</span>
                {order.has(file.id) && (
                  <span className={styles.mark} aria-hidden="true">
                    {chosen.length > 1 ? order.get(file.id) : <Icon name="check" small />}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && shown.page < shown.pages && (
        <TextButton onClick={library.more} aria-disabled={isLoading}>
          {texts.more}
        </TextButton>
      )}
    </div>
  );
}

/** Some browsers draw nothing of a film's beginning until it plays. */
const FRAME = "#t=0.5";

type ThumbProps = { file: LibraryFile; sizes?: string; place?: number };

export function Thumb({ file, sizes = "160px", place = 0 }: ThumbProps) {
  const isFilm = file.contentType === "video/mp4";
  return (
    <span className={classes(styles.thumb, file.picture?.colour === "transparent" && styles.whole)}>
      {file.picture ? (
        <LatePicture picture={file.picture} alt="" sizes={sizes} place={place} />
      ) : (
        <>
          <Icon name={isFilm ? "film" : "picture"} />
          {isFilm && (
            <RenderWhenNear>
              <video
                src={file.url + FRAME}
                preload="metadata"
                muted
                playsInline
                tabIndex={-1}
                aria-hidden="true"
              />
            </RenderWhenNear>
          )}
        </>
      )}
    </span>
  );
}
