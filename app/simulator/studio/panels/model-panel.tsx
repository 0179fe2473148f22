import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { SimulatorRug } from "../../simulator-rug.ts";
import type { RugInRoom } from "../rugs-in-room.ts";
import { ModelList } from "./model-list.tsx";
import { type PanelProps, panelTitle } from "./panel-props.ts";
import styles from "./panels.module.css";
import type { Models } from "./use-models.ts";

type ModelPanelProps = PanelProps & {
  models: Models;
  onExchange: (rug: SimulatorRug) => void;
  onAdd: () => void;
  onCompare: (() => void) | null;
  onRemove: () => void;
  inRoom: readonly RugInRoom[];
  onChoose: (id: string) => void;
};

export function ModelPanel({
  models,
  rug,
  onExchange,
  onAdd,
  onCompare,
  onRemove,
  inRoom,
  onChoose,
  ...words
}: ModelPanelProps) {
  const { locale, texts, placement } = words;
  return (
    <>
      <h2 id={panelTitle("model")} className={styles.title}>
        {texts.model.title}
      </h2>
      <ModelList {...{ models, locale, texts }} sized={placement} chosen={rug?.id} onChoose={onExchange} />
      {inRoom.length > 1 && (
        <div>
          <h3 className={styles.label}>{texts.model.inRoom}</h3>
          <ul className={styles.inRoom}>
            {inRoom.map(({ placement: { id }, name, size, price }) => (
              <li key={id}>
                <TextButton onClick={() => onChoose(id)}>
                  {name}, {size}, {price}
                </TextButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.row}>
        <TextButton icon="plus" onClick={onAdd}>
          {texts.model.add}
        </TextButton>
        {onCompare && (
          <TextButton icon="compare" onClick={onCompare}>
            {texts.two.open}
          </TextButton>
        )}
        {inRoom.length > 0 && (
          <TextButton icon="trash" onClick={onRemove}>
            {texts.model.remove}
          </TextButton>
        )}
      </div>
    </>
  );
}
