import { type MouseEvent, useState } from "react";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./share-menu.module.css";

const PANEL_ID = "compartilhar";

type ShareMenuProps = {
  name: string;
  /** The rug's whole address. */
  address: string;
  links: { name: string; href: string }[];
  words: { title: string; copy: string; copied: string };
};

/** The device's own way to share where there is one; otherwise a popover with links and the address to copy. */
export function ShareMenu({ name, address, links, words }: ShareMenuProps) {
  const [isCopied, setCopied] = useState(false);

  function share(event: MouseEvent) {
    // A desktop's own sheet offers less than the links do.
    if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    // Closing the sheet without choosing is an answer too.
    void navigator.share({ title: name, url: address }).catch(() => {});
  }

  async function copy() {
    await navigator.clipboard.writeText(address);
    setCopied(true);
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
