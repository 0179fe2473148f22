import { type MouseEvent, useState } from "react";
import { copyText } from "#app/ui/feedback/copy-text.client.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import styles from "./share-menu.module.css";

const PANEL_ID = "compartilhar";

type ShareMenuProps = {
  name: string;
  address: string;
  links: { name: string; href: string }[];
  words: { title: string; copy: string; copied: string };
};

/** navigator.share on touch devices; otherwise a popover with links. */
export function ShareMenu({ name, address, links, words }: ShareMenuProps) {
  const [isCopied, setCopied] = useState(false);

  function share(event: MouseEvent) {
    // Desktop share dialogs offer less than the links.
    if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    // Refused when the tap was made before the script came, which is not recent enough.
    void navigator.share({ title: name, url: address }).catch((error: Error) => {
      if (error.name !== "AbortError") document.getElementById(PANEL_ID)?.showPopover();
    });
  }

  async function copy() {
    // Where a page may not write, the button keeps its word.
    if (await copyText(address)) setCopied(true);
  }

  return (
    <div className={styles.share}>
      <TextButton icon="share" popoverTarget={PANEL_ID} onClick={share}>
        {words.title}
      </TextButton>
      <ul id={PANEL_ID} popover="auto" className={styles.panel}>
        {links.map((link) => (
          <li key={link.name}>
            <a href={link.href} rel="noopener" target="_blank">
              {link.name}
            </a>
          </li>
        ))}
        <li className={styles.copy}>
          <TextButton icon={isCopied ? "check" : "copy"} onClick={copy}>
            <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
          </TextButton>
        </li>
      </ul>
    </div>
  );
}
