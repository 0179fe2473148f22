import { editorOf } from "#app/accounts/guard.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/news.admin.ts";
import { markNewsRead, readAllNews } from "./news.server.ts";
import { NewsList } from "./news-list.tsx";
import { updatesTexts as texts } from "./updates.texts.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

/** `news` is null when unreadable. */
export async function loader({ context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ news: null }, "The news could not be read", async () => ({
    news: await readAllNews(editor),
  }));
}

export async function action({ context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  return withFallback(refused(texts.toasts.failed), "The news could not be marked as read", async () => {
    await markNewsRead(editor);
    return succeeded();
  });
}

export const clientAction = refuseWhenLost(texts.toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function NewsTab({ loaderData: { news } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {news ? (
        <NewsList news={news} />
      ) : (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      )}
    </>
  );
}
