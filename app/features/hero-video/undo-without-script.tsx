import { Button } from "#app/ui/button.tsx";
import type { RemovedHeroVideo } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";

/** The way back from a removal for a browser without script, which gets no toast with a button. */
export function UndoWithoutScript({ removed }: { removed: RemovedHeroVideo | undefined }) {
  if (!removed) return null;
  return (
    <noscript>
      <form method="post">
        <input type="hidden" name="removed" value={JSON.stringify(removed)} />
        <Button type="submit" small icon="undo" name="intent" value="bringBack">
          {texts.undoWithoutScript}
        </Button>
      </form>
    </noscript>
  );
}
