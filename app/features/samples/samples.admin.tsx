import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { log } from "#app/platform/log.server.ts";
import { type ContentRow, ContentRows } from "#app/ui/content-rows.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/samples.admin.ts";
import { listSamples } from "./samples.server.ts";
import { samplesAdminTexts as texts } from "./samples-admin.texts.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

/** The sets with their first picture. `null`: they could not be read. */
export async function loader(): Promise<{ rows: ContentRow[] | null }> {
  try {
    const samples = await listSamples(DEFAULT_LOCALE);
    const rows = samples.map(({ id, name, images }) => ({
      id,
      name,
      facts: texts.images(images.length),
      picture: images[0]?.picture ?? null,
      isActive: true,
    }));
    return { rows };
  } catch (error) {
    log.error({ err: error }, "The gallery samples could not be listed");
    return { rows: null };
  }
}

export default function SamplesTab({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      {rows === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : rows.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <ContentRows rows={rows} texts={texts} />
      )}
    </>
  );
}
