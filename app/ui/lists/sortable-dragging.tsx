import { Accessibility, PointerActivationConstraints } from "@dnd-kit/dom";
import { DragDropProvider, PointerSensor } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import type { SortableElements } from "./sortable-item.tsx";

const DRAG_AFTER_PX = 5;

/** A press without movement is a click. The handle itself handles the keyboard. */
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: DRAG_AFTER_PX })],
  }),
];

export type SortableDraggingProps = {
  order: readonly string[];
  elementsOf: (id: string) => SortableElements;
  onStart: (id: string) => void;
  /** `index` is null when the drag was cancelled. */
  onEnd: (id: string, index: number | null) => void;
};

/** Drag and drop for a list, loaded when a pointer comes near. Renders nothing. */
export function SortableDragging({ order, elementsOf, onStart, onEnd }: SortableDraggingProps) {
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation: { source } }) => source && onStart(String(source.id))}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (isSortable(source)) onEnd(String(source.id), canceled ? null : source.index);
      }}
    >
      {order.map((id, index) => (
        <Piece key={id} id={id} index={index} {...elementsOf(id)} />
      ))}
    </DragDropProvider>
  );
}

function Piece({ id, index, item, handle }: { id: string; index: number } & SortableElements) {
  useSortable({ id, index, element: item, handle });
  return null;
}
