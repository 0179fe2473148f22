import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { FIND_PATH, LEAST_LETTERS, type ResultGroup } from "#app/admin/entry-search/find-entries.rules.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { Dialog, DialogClose } from "#app/ui/dialogs/dialog.tsx";
import { useShortcut } from "#app/ui/dialogs/use-shortcut.ts";
import { Later } from "#app/ui/feedback/later.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import { useAnswers } from "#app/ui/lists/use-answers.ts";
import {
  type MenuEntry,
  type MenuKeywords,
  type MenuPlace,
  type MenuSection,
  searchMenu,
} from "./admin-menu.ts";
import { menuTexts as texts } from "./menu.texts.ts";
import styles from "./menu-dialog.module.css";
import { SignOut } from "./sign-out.tsx";

const ID = "admin-menu";
/** Narrower screens do not focus the search, because the keyboard would cover the list. */
const IS_WIDE = "(min-width: 768px)";

/** Attributes of the button that opens the list, also without script. */
export const opensMenu = opens(ID);

type MenuDialogProps = {
  menu: readonly MenuEntry[];
  place: MenuPlace | undefined;
  email: string;
  onLeave: (event: MouseEvent) => void;
};

export function MenuDialog({ menu, place, email, onLeave }: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState("");
  useShortcut("k", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    // Not over an open modal dialog.
    if (document.querySelector("dialog:modal")) return;
    dialog.current?.showModal();
    input.current?.focus();
  });
  const shown = searchMenu(menu, asked, useKeywords(asked !== ""));
  const { found, isFailed } = useAnswers<ResultGroup>(FIND_PATH, asked, LEAST_LETTERS);
  const hasFound = shown.length + found.length > 0;
  const open = (event: MouseEvent) => {
    dialog.current?.close();
    onLeave(event);
  };
  const links = () => [...(dialog.current?.querySelectorAll<HTMLAnchorElement>("nav a") ?? [])];

  function openFirst(event: FormEvent) {
    event.preventDefault();
    links()[0]?.click();
  }

  function moveFocus(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const stops: (HTMLElement | null)[] = [input.current, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    stops[at + step]?.focus();
  }

  return (
    <Dialog
      ref={dialog}
      id={ID}
      size="wide"
      className={styles.dialog}
      aria-label={texts.menu}
      onKeyDown={moveFocus}
      onClose={() => setAsked("")}
      onToggle={({ newState }) => {
        if (newState === "open" && matchMedia(IS_WIDE).matches) input.current?.focus();
      }}
    >
      <DialogClose label={texts.close} />
      <search className={styles.search}>
        <form onSubmit={openFirst}>
          <Icon name="search" small className={styles.glass} />
          <input
            ref={input}
            type="search"
            aria-label={texts.searchAll}
            placeholder={texts.searchAll}
            autoComplete="off"
            value={asked}
            onChange={({ currentTarget }) => setAsked(currentTarget.value)}
          />
        </form>
      </search>
      <p role="status" className={hasFound && !isFailed ? type.visuallyHidden : styles.none}>
        {asked.trim() &&
          (isFailed ? texts.notSearched : texts.found(countScreens(shown), countEntries(found)))}
      </p>
      <nav aria-label={texts.everything} className={styles.entries}>
        <Later>
          {shown.map((entry) => (
            <section key={entry.name} className={styles.entry}>
              <h2 className={styles.name}>
                <Icon name={entry.icon} small />
                {entry.name}
              </h2>
              {entry.sections.map((section) => (
                <Section key={section.name} section={section} current={place?.screen.to} onOpen={open} />
              ))}
            </section>
          ))}
        </Later>
        {found.map((group) => (
          <ResultEntries key={group.name} group={group} onOpen={open} />
        ))}
      </nav>
      <div className={styles.foot} onClickCapture={onLeave}>
        <p>{email}</p>
        <SignOut />
      </div>
    </Dialog>
  );
}

/** Loaded once something is asked for; without them screens are found by name. */
function useKeywords(isAsking: boolean): MenuKeywords | undefined {
  const [keywords, setKeywords] = useState<MenuKeywords>();
  useEffect(() => {
    if (isAsking)
      import("./menu-keywords.ts").then(
        ({ MENU_KEYWORDS }) => setKeywords(MENU_KEYWORDS),
        () => {},
      );
  }, [isAsking]);
  return keywords;
}

function ResultEntries({ group, onOpen }: { group: ResultGroup; onOpen: (event: MouseEvent) => void }) {
  const { name, entries, total, all } = group;
  return (
    <section className={styles.entry}>
      <h2 className={styles.name}>{name}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} onClickCapture={onOpen}>
              {entry.name}
              {entry.about && <span className={styles.about}>{entry.about}</span>}
            </Link>
          </li>
        ))}
        {total > entries.length && (
          <li>
            <Link to={all} onClickCapture={onOpen}>
              {texts.all(total)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

const countEntries = (found: readonly ResultGroup[]) => found.reduce((sum, { total }) => sum + total, 0);

type SectionProps = {
  section: MenuSection;
  current: string | undefined;
  onOpen: (event: MouseEvent) => void;
};

function Section({ section: { name, screens }, current, onOpen }: SectionProps) {
  const isNamed = screens.length > 1 || screens[0]?.name !== name;
  return (
    <div className={isNamed ? styles.section : undefined}>
      {isNamed && <h3>{name}</h3>}
      <ul>
        {screens.map((screen) => (
          <li key={screen.to}>
            <Link
              to={screen.to}
              aria-current={screen.to === current ? "page" : undefined}
              onClickCapture={onOpen}
            >
              {screen.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const countScreens = (menu: readonly MenuEntry[]) =>
  menu.reduce((sum, { sections }) => sum + sections.reduce((all, { screens }) => all + screens.length, 0), 0);
