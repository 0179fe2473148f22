import type { ReactNode } from "react";
import { Dialog, DialogClose } from "./dialog.tsx";
import styles from "./sheet.module.css";
import type from "./type.module.css";

type SheetProps = {
  id: string;
  /** The id of the sheet's own title. */
  labelledBy: string;
  /** Small line at the top, beside the cross: what this sheet belongs to. */
  heading: string;
  closeLabel: string;
  children: ReactNode;
};

/** A page that slides in from the right; on phones it is the whole screen. Put its action last: it stays at the bottom. */
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
