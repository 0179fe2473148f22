import { Link, useFetcher, useLocation } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import styles from "./updates.module.css";
import { updatesTexts } from "./updates.texts.ts";

const { band: texts } = updatesTexts;
export const NEWS_PATH = "/admin/novidades";

export function NewsBand({ version }: { version: string | null }) {
  const fetcher = useFetcher<Outcome>();
  const { pathname } = useLocation();
  useOutcomeToast(fetcher.data?.ok === false ? fetcher.data : undefined);
  const isGone = fetcher.state !== "idle" || fetcher.data?.ok === true;
  if (!version || isGone || pathname === NEWS_PATH) return null;
  return (
    <aside aria-label={texts.label} className={styles.band}>
      <Icon name="check" small />
      <p>{texts.title(version)}</p>
      <Link to={NEWS_PATH} className={styles.read}>
        {texts.read}
      </Link>
      <fetcher.Form method="post" action={NEWS_PATH}>
        <IconButton type="submit" icon="close" small aria-label={texts.dismiss} />
      </fetcher.Form>
    </aside>
  );
}
