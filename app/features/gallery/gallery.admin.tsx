import { editorOf } from "#app/features/accounts/guard.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { log } from "#app/platform/log.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/gallery.admin.ts";
import { getFeatureGallery, listGalleryImages } from "./gallery.server.ts";
import styles from "./gallery-admin.module.css";
import { galleryAdminTexts as texts } from "./gallery-admin.texts.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

/** The five places as the main page fills them, and whether a stored picture or a built-in one fills each. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const [gallery, stored] = await Promise.all([
      getFeatureGallery(DEFAULT_LOCALE),
      listGalleryImages(editorOf(context)),
    ]);
    const urls = new Set(stored.filter(({ active }) => active).map(({ url }) => url));
    const places = [...gallery.left, gallery.main];
    return { places: places.map((place) => ({ ...place, isStored: urls.has(place.url) })) };
  } catch (error) {
    log.error({ err: error }, "The gallery could not be listed");
    return { places: null };
  }
}

export default function GalleryTab({ loaderData: { places } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead}>
        <ButtonLink href="/principal-br" small icon="arrow-out">
          {texts.open}
        </ButtonLink>
      </PageHead>
      {places === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : (
        <ul className={styles.slots}>
          {places.map((place, index) => (
            <li key={texts.places[index]} className={classes(styles.slot, index === 4 && styles.main)}>
              <div className={styles.picture}>
                {place.picture ? (
                  <Picture picture={place.picture} sizes="(min-width: 768px) 30vw, 90vw" />
                ) : (
                  <span>{texts.missing}</span>
                )}
              </div>
              <div className={styles.label}>
                <span>
                  <b>{texts.places[index]}</b>
                  <span>{[place.name, ...place.facts].filter(Boolean).join(", ")}</span>
                </span>
                <Badge isOn={place.isStored}>{place.isStored ? texts.stored : texts.builtIn}</Badge>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
