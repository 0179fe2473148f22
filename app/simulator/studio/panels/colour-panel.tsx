import { useState } from "react";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { YarnChoice } from "../../simulator-rug.ts";
import { type PanelProps, panelTitle } from "./panel-props.ts";
import styles from "./panels.module.css";

export function ColourPanel({ rug, placement, texts, edit, yarns }: PanelProps & { yarns: YarnChoice[] }) {
  const [slot, setSlot] = useState<number | null>(null);
  if (!rug || !placement) return null;
  const current = rug.yarns.find((yarn) => yarn.slot === slot) ?? rug.yarns[0];
  const hexOf = (yarn: { slot: number; hex: string }) => placement.colours[yarn.slot] ?? yarn.hex;
  const nameOf = (hex: string) => [...rug.yarns, ...yarns].find((yarn) => yarn.hex === hex)?.name ?? hex;
  const offered = current ? [current, ...yarns.filter(({ hex }) => hex !== current.hex)] : yarns;

  function exchange(hex: string) {
    if (!current || !placement) return;
    const { [current.slot]: _, ...others } = placement.colours;
    const colours = hex === current.hex ? others : { ...others, [current.slot]: hex };
    edit({ kind: "recolour", id: placement.id, colours });
  }

  return (
    <>
      <div className={styles.head}>
        <h2 id={panelTitle("colour")} className={styles.title}>
          {texts.colour.title}
        </h2>
        {Object.keys(placement.colours).length > 0 && (
          <TextButton onClick={() => edit({ kind: "recolour", id: placement.id, colours: {} })}>
            {texts.colour.original}
          </TextButton>
        )}
      </div>
      {!current ? (
        <p className={styles.note}>{texts.colour.fixed}</p>
      ) : (
        <>
          <ul className={styles.yarns}>
            {rug.yarns.map((yarn) => (
              <li key={yarn.slot}>
                <button
                  type="button"
                  aria-pressed={yarn.slot === current.slot}
                  className={styles.yarn}
                  onClick={() => setSlot(yarn.slot)}
                >
                  <i style={{ backgroundColor: hexOf(yarn) }} />
                  <span>{nameOf(hexOf(yarn))}</span>
                </button>
              </li>
            ))}
          </ul>
          <fieldset className={styles.colours}>
            <legend className={styles.label}>{texts.colour.exchange(current.name)}</legend>
            {offered.map(({ name, hex }) => (
              <label key={hex} className={styles.colour} title={name}>
                <input
                  type="radio"
                  name="colour"
                  value={hex}
                  aria-label={name}
                  checked={hex === hexOf(current)}
                  onChange={() => exchange(hex)}
                />
                <i style={{ backgroundColor: hex }} />
              </label>
            ))}
          </fieldset>
          <p className={styles.note}>{nameOf(hexOf(current))}</p>
        </>
      )}
    </>
  );
}
