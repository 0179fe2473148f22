import { useId, useState } from "react";
import { LINK_DAYS, USUAL_LINK_DAYS } from "#app/features/preview/preview-limits.rules.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { previewAdminTexts } from "./preview-admin.texts.ts";
import styles from "./preview-pane.module.css";
import { addressOf, languageOf } from "./typed-fields.ts";

const { link: texts } = previewAdminTexts;
const PATH = "/admin/previa/link";

type Link = { address: string; isCopied: boolean };

/** A link for somebody without an account to what is saved, as long as its days last. */
export function PreviewLink({ form, id }: { form: HTMLFormElement; id: string }) {
  const own = useId();
  const [days, setDays] = useState<number>(USUAL_LINK_DAYS);
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<Link | "failed" | null>(null);

  async function copy() {
    setBusy(true);
    setLink(await make(form, id, days));
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

async function make(form: HTMLFormElement, id: string, days: number): Promise<Link | "failed"> {
  const panel = new FormData(form).get("panel");
  const body = new URLSearchParams({
    ...{ de: addressOf(form), idioma: languageOf(form), id, dias: String(days) },
    ...(typeof panel === "string" && { panel }),
  });
  try {
    const response = await fetch(PATH, { method: "POST", body });
    if (!response.headers.get("content-type")?.includes("json")) return "failed";
    const { address } = (await response.json()) as { address: string };
    return { address, isCopied: await isCopied(address) };
  } catch {
    return "failed";
  }
}

/** Some browsers ask first, and some say no. */
const isCopied = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);
