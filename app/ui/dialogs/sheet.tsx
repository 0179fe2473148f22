import type { ReactNode } from "react";
import type from "../layout/type.module.css";
import { Dialog, DialogClose } from "./dialog.tsx";
import styles from "./sheet.module.css";

type SheetProps = {
  id: string;
  /** Id of the title. */
  labelledBy: string;
  heading: string;
  closeLabel: string;
  children: ReactNode;
};

/** Dialog from the right edge, full screen on phones. Actions go last, at the bottom. */
export function Sheet({ id, labelledBy, heading, closeLabel, children }: SheetProps) {
  return (
    <Dialog id={id} size="sheet" aria-labelledby={labelledBy}>
      <div className={styles.top}>
        <p className={type.label}>{heading}</p>
        <DialogClose label={closeLabel} className={styles.close} />
      </div>
      {children}
    </Dialog>
  );
}
