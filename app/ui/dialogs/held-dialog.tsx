import type { ComponentProps } from "react";
import { Dialog } from "./dialog.tsx";

type HeldDialogProps = ComponentProps<typeof Dialog> & {
  /** While it is given, Escape and the gesture for Back call it, and the dialog stays open. */
  onEscape: (() => void) | undefined;
};

export function HeldDialog({ onEscape, onClose, ...dialog }: HeldDialogProps) {
  return (
    <Dialog
      {...dialog}
      onCancel={(event) => {
        if (!onEscape || event.target !== event.currentTarget) return;
        event.preventDefault();
        if (event.cancelable) onEscape();
      }}
      // Browsers close a dialog at the second cancel event without asking.
      onClose={(event) => {
        if (!onEscape) return onClose?.(event);
        event.currentTarget.showModal();
        onEscape();
      }}
    />
  );
}
