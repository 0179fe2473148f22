import { Button } from "../forms/button.tsx";

/** Without script there is no toast with a button. */
export function UndoWithoutScript({ removed, label }: { removed: string | undefined; label: string }) {
  if (!removed) return null;
  return (
    <noscript>
      <form method="post">
        <input type="hidden" name="removed" value={removed} />
        <Button type="submit" small icon="undo" name="intent" value="undelete">
          {label}
        </Button>
      </form>
    </noscript>
  );
}
