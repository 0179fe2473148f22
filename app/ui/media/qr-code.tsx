import styles from "./qr-code.module.css";
import { qrMatrix } from "./qr-matrix.ts";

/** Modules of the light margin. */
const QUIET_ZONE = 4;

/** Always dark on light, as scanners expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrMatrix(text);
  const size = rows.length + 2 * QUIET_ZONE;
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join("")} />
    </svg>
  );
}
