import { type ReactNode, useEffect, useState } from "react";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./simulator.module.css";
import type { SimulatorRug, StudioProps } from "./simulator-rug.ts";
import { type Linked, readLink, writeArLink } from "./studio/link.ts";
import { namedSize } from "./studio/named-size.ts";

type LinkedRugProps = {
  studio: StudioProps;
  label: string;
  failed: string;
  /** What opens over the page. */
  dialog: (view: ReactNode, onLeave: () => void) => ReactNode;
};

/** The rug that the address names: to be seen on a real floor without any photo. */
export function LinkedRug({ studio, label, failed, dialog }: LinkedRugProps) {
  const [linked, setLinked] = useState<{ rug: SimulatorRug; by: Linked } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { Sheet, hasFailed } = useArSheet(isOpen);
  const { rugs } = studio;

  useEffect(() => {
    const by = readLink(new URLSearchParams(location.search));
    const rug = rugs.find(({ slug, id }) => slug === by.slug || id === by.slug);
    if (!rug) return;
    setLinked({ rug, by });
    setOpen(by.wantsAr);
  }, [rugs]);

  const sized = linked?.by.size ?? linked?.rug.sizes[0];
  if (!linked || !sized) return null;
  const { rug, by } = linked;
  const asked = { width: sized.width, length: sized.length, colours: by.colours };
  const close = () => setOpen(false);
  return (
    <div className={styles.kept}>
      <p>
        {rug.name}, {namedSize(rug, asked)}
      </p>
      <TextButton icon="perspective" onClick={() => setOpen(true)}>
        {label}
      </TextButton>
      {isOpen && hasFailed && <p role="status">{failed}</p>}
      {isOpen &&
        Sheet &&
        dialog(
          <Sheet
            locale={studio.locale}
            rug={rug}
            sized={asked}
            size={namedSize(rug, asked)}
            link={writeArLink(new URL(studio.action, location.href).href, rug.slug, asked)}
            onClose={close}
          />,
          close,
        )}
    </div>
  );
}

/** Its code comes when it is asked for. */
function useArSheet(isWanted: boolean) {
  type Sheet = typeof import("./studio/ar-sheet.tsx")["ArSheet"];
  const [found, setFound] = useState<{ sheet: Sheet } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || found) return;
    setFailed(false);
    import("./studio/ar-sheet.tsx").then(
      ({ ArSheet }) => setFound({ sheet: ArSheet }),
      () => setFailed(true),
    );
  }, [isWanted, found]);
  return { Sheet: found?.sheet ?? null, hasFailed };
}
