import { Button } from "#app/ui/button.tsx";
import { collectionsAdminTexts as texts } from "./collections-admin.texts.ts";

/** The way back from a removal for a browser without script, which gets no toast with a button. */
export function UndoWithoutScript({ removed }: { removed: string | undefined }) {
  if (!removed) return null;
  return (
    <noscript>
      <form method="post">
        <input type="hidden" name="removed" value={removed} />
        <Button type="submit" small icon="undo" name="intent" value="bringBack">
          {texts.remove.undoWithoutScript}
        </Button>
      </form>
    </noscript>
  );
}
