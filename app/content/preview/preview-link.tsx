import { useId, useState } from "react";
import { LINK_DAYS, USUAL_LINK_DAYS } from "#app/content/preview-pages/preview-limits.rules.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { previewAdminTexts } from "./preview-admin.texts.ts";
import { type Link, makePreviewLink } from "./preview-link.client.ts";
import styles from "./preview-pane.module.css";

const { link: texts } = previewAdminTexts;

export type PreviewOf = { de: string; idioma: string; panel?: string };
type PreviewLinkProps = { id: string; of: () => PreviewOf };

export function PreviewLink({ id, of }: PreviewLinkProps) {
  const own = useId();
  const [days, setDays] = useState<number>(USUAL_LINK_DAYS);
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<Link | "failed" | null>(null);

  async function copy() {
    setBusy(true);
    setLink(await makePreviewLink({ ...of(), id, dias: String(days) }));
    setBusy(false);
  }

  const made = link === "failed" ? null : link;
  return (
    <details className={styles.link}>
      <summary>{texts.heading}</summary>
      <p>{texts.help}</p>
      <div className={styles.making}>
        <label htmlFor={`${own}-days`}>{texts.days}</label>
        <select id={`${own}-days`} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {LINK_DAYS.map((count) => (
            <option key={count} value={count}>
              {texts.count(count)}
            </option>
          ))}
        </select>
        <Button small icon="copy" busy={isBusy} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      {made && (
        <input
          aria-label={texts.address}
          className={styles.address}
          readOnly
          value={made.address}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p role="status">{link === "failed" ? texts.failed : made ? saying(made) : ""}</p>
      <TextLink href="/admin/previas">{texts.all}</TextLink>
    </details>
  );
}

const saying = ({ isCopied }: Link) => (isCopied ? texts.copied : texts.copyByHand);
