import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatPrice } from "#app/i18n/format.ts";
import { pathFor } from "#app/i18n/locales.ts";
import { TextButton, TextLink } from "#app/ui/layout/text-link.tsx";
import type { Placement } from "../engine/simulation.ts";
import styles from "../simulator.module.css";
import type { SimulatorRug, StudioProps } from "../simulator-rug.ts";
import { namedSize } from "../studio/panels/named-size.ts";
import { type Linked, languageQuery, productQuery, readLink, writeArLink } from "../studio/sheets/link.ts";
import { requestedSize } from "../studio/sheets/requested-size.ts";
import { priceOfSize } from "./rug-prices.rules.ts";

type LinkedRugProps = {
  studio: StudioProps;
  learn: (names: string[]) => Promise<boolean>;
  words: Record<"ar" | "failed" | "onRequest" | "rugPage" | "unknownRug" | "missedRug", string>;
  last: Placement | null;
  dialog: (view: ReactNode, onLeave: () => void) => ReactNode;
};

export function LinkedRug({ studio, learn, words, last, dialog }: LinkedRugProps) {
  const [linked, setLinked] = useState<{ rug: SimulatorRug; by: Linked } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { Sheet, hasFailed } = useArSheet(isOpen);
  const { rugs } = studio;
  const [absence, setAbsence] = useState<"unknownRug" | "missedRug" | null>(null);
  const hasOpened = useRef(false);

  useEffect(() => {
    const by = readLink(new URLSearchParams(location.search));
    const { slug } = by;
    if (slug === null) return;
    const rug = rugs.find(({ addresses }) => addresses.includes(slug));
    if (!rug) {
      let isHere = true;
      const ask = () =>
        void learn([slug]).then(
          (isAnswered) => isHere && setAbsence(isAnswered ? "unknownRug" : "missedRug"),
        );
      ask();
      addEventListener("online", ask);
      return () => {
        isHere = false;
        removeEventListener("online", ask);
      };
    }
    setAbsence(null);
    setLinked({ rug, by });
    // Once: the rugs change again with each search in the studio.
    if (by.wantsAr && !hasOpened.current) setOpen(true);
    hasOpened.current = true;
  }, [rugs, learn]);

  const isLinked = linked !== null;
  const chosen = last && rugs.find(({ id }) => id === last.design);
  useEffect(() => {
    const query = chosen && last ? languageQuery(chosen.address, last) : isLinked ? location.search : "";
    if (!query) return;
    // The page is the same for every rug: its links to other languages name none.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = query;
  }, [chosen, last, isLinked]);

  const own = linked && last?.design === linked.rug.id ? last : null;
  const sized = own ?? (linked && requestedSize(linked.rug, linked.by.size));
  if (!linked || !sized)
    return (
      <p role="status" className={styles.notice}>
        {absence && words[absence]}
      </p>
    );
  const { rug, by } = linked;
  const cents = priceOfSize(rug, sized);
  const asked = { width: sized.width, length: sized.length, colours: (own ?? by).colours };
  const close = () => setOpen(false);
  return (
    <div className={styles.kept}>
      <p>
        {rug.name}, {namedSize(rug, asked)},{" "}
        {cents === null ? words.onRequest : formatPrice(cents, rug.currency, studio.locale)}
      </p>
      {rug.slug !== rug.id && (
        <TextLink
          href={`${pathFor(studio.locale, `/produtos/${rug.slug}`)}?${productQuery(rug.sizes, asked)}`}
        >
          {words.rugPage}
        </TextLink>
      )}
      <TextButton icon="perspective" onClick={() => setOpen(true)}>
        {words.ar}
      </TextButton>
      {isOpen && hasFailed && <p role="status">{words.failed}</p>}
      {isOpen &&
        Sheet &&
        dialog(
          <Sheet
            locale={studio.locale}
            rug={rug}
            sized={asked}
            size={namedSize(rug, asked)}
            link={writeArLink(new URL(studio.action, location.href).href, rug.address, asked)}
            onClose={close}
          />,
          close,
        )}
    </div>
  );
}

function useArSheet(isWanted: boolean) {
  type Sheet = typeof import("../studio/sheets/ar-sheet.tsx")["ArSheet"];
  const [found, setFound] = useState<{ sheet: Sheet } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || found) return;
    setFailed(false);
    import("../studio/sheets/ar-sheet.tsx").then(
      ({ ArSheet }) => setFound({ sheet: ArSheet }),
      () => setFailed(true),
    );
  }, [isWanted, found]);
  return { Sheet: found?.sheet ?? null, hasFailed };
}
