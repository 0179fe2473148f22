import { useFetcher } from "react-router";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { usePendingChanges } from "#app/content/versions/use-pending-changes.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./hero-history.module.css";
import type { VideoType } from "./hero-video.rules.ts";
import { heroVideoAdminTexts } from "./hero-video-admin.texts.ts";

const { history: texts, remove: removal } = heroVideoAdminTexts;
const HEADING = "hero-history";
const FETCHER = { key: "hero-history" };

export type SavedFilm = {
  id: string;
  kind: VideoType;
  address: string;
  title: string;
  poster: PictureData | null;
  isActive: boolean;
  savedAt: string;
};

export function HeroHistory({ films }: { films: SavedFilm[] }) {
  const { data } = useFetcher<ListResult>(FETCHER);
  useUndoableOutcome(data, {
    label: removal.undo,
    focusId: HEADING,
  });
  return (
    <section className={styles.history} aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h3>
      {films.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <ul className={styles.rows}>
          {films.map((film) => (
            <Row key={film.id} film={film} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ film }: { film: SavedFilm }) {
  const fetcher = useFetcher<ListResult>(FETCHER);
  const question = `remove-${film.id}`;
  const [open] = usePendingChanges("video-principal", [film.id]);
  const isDrafted = open !== undefined && open.parts.length > 0;
  const name = film.title || open?.title || texts.untitled;
  return (
    <li className={film.isActive ? styles.current : undefined}>
      <span className={styles.thumb}>
        {film.poster ? <Picture picture={film.poster} alt="" sizes="96px" /> : <Icon name="film" />}
      </span>
      <span className={styles.name}>
        <b>{name}</b>
        <span className={styles.facts} title={film.address}>
          {texts.kinds[film.kind]}, {film.savedAt}. {film.address}
        </span>
      </span>
      <Badge isOn={film.isActive}>
        {film.isActive ? texts.current : isDrafted ? texts.drafted : texts.earlier}
      </Badge>
      {film.isActive || isDrafted ? (
        <span />
      ) : (
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={film.id} />
          <TextButton type="submit" name="intent" value="restore" aria-label={texts.restoreOf(name)}>
            {texts.restore}
          </TextButton>
        </fetcher.Form>
      )}
      <IconButton icon="trash" small aria-label={texts.remove(name)} {...opens(question)} />
      <ConfirmForm
        id={question}
        title={removal.question(name)}
        text={film.isActive ? removal.activeText : removal.text}
        fields={{ id: film.id }}
        fetcher={fetcher}
      />
    </li>
  );
}
