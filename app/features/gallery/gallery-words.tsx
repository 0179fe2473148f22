import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { FocalField } from "#app/features/media/focal-field.tsx";
import type { Words } from "#app/i18n/translated-words.ts";
import { Button } from "#app/ui/button.tsx";
import { closes } from "#app/ui/confirm.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { useOutcomeToast } from "#app/ui/toast.tsx";
import { TranslatedFields } from "#app/ui/translated-fields.tsx";
import type { GalleryAnswer } from "./gallery.admin.tsx";
import styles from "./gallery-admin.module.css";
import { galleryAdminTexts } from "./gallery-admin.texts.ts";
import type { GalleryPlace } from "./gallery-places.server.ts";

const { words: texts } = galleryAdminTexts;

/** Title, description and focal point of one picture. */
export function GalleryWords({ id, name, item }: { id: string; name: string; item: GalleryPlace }) {
  const fetcher = useFetcher<GalleryAnswer>({ key: id });
  const dialog = useRef<HTMLDialogElement>(null);
  const { data } = fetcher;
  useOutcomeToast(data);
  useEffect(() => {
    if (data?.ok) dialog.current?.close();
  }, [data]);
  const alt = { name: "alt", label: texts.alt, kind: "text" } as const;
  const title = { name: "title", label: texts.caption, kind: "line", help: texts.captionHelp } as const;
  return (
    <Dialog ref={dialog} id={id} size="sheet" aria-labelledby={`${id}-title`} className={styles.words}>
      <h3 id={`${id}-title`} className={styles.wordsTitle}>
        {texts.title(name)}
      </h3>
      {item.alt && item.picture && <FocalField url={item.url} picture={item.picture} />}
      <fetcher.Form method="post">
        <input type="hidden" name="id" value={item.id} />
        <TranslatedFields
          fields={item.alt ? [title, alt] : [title]}
          values={wordsOf(item)}
          errors={data?.value?.form?.error as Record<string, string[]> | undefined}
        />
        <div className={styles.actions}>
          <TextButton {...closes(id)}>{texts.close}</TextButton>
          <Button type="submit" look="solid" name="intent" value="words" busy={fetcher.state !== "idle"}>
            {fetcher.state === "idle" ? texts.save : texts.saving}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}

function wordsOf({ title, alt }: GalleryPlace): Words<"title" | "alt"> {
  const both = (locale: keyof typeof title) => ({ ...title[locale], alt: alt?.[locale].alt ?? "" });
  return { "pt-BR": both("pt-BR"), es: both("es"), en: both("en") };
}
