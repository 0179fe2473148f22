import { type BaseVersion, LATEST } from "#app/platform/base-version.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import type { EditorRef } from "#app/platform/db/content/revisions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";

type Creation = {
  editor: EditorRef;
  kind: ContentKind;
  baseVersion: BaseVersion | undefined;
  /** Everything that the form says. */
  said: unknown;
};

/** What each editor made last of each kind. */
const latest = new Map<string, { said: string; id: string }>();

const keyOf = ({ editor, kind }: Creation) => `${editor.id} ${kind.entity}`;

/**
 * A form that was opened after an entry was made names a later version, so it says something else. Null for what is no
 * form: an import may make the same on purpose.
 */
function saidBy({ baseVersion, said }: Creation): string | null {
  if (!baseVersion || baseVersion.version === LATEST) return null;
  return JSON.stringify([baseVersion.version, baseVersion.intent, said]);
}

export function rememberCreation(creation: Creation, id: string): void {
  const said = saidBy(creation);
  if (said) latest.set(keyOf(creation), { said, id });
}

/**
 * The entry that the very same form made before. Whoever was told that the connection was lost sends it once more, and
 * must not make it twice. Null when it is gone again, and after a restart of the server.
 */
export async function madeBefore(tx: Transaction, creation: Creation): Promise<string | null> {
  const made = latest.get(keyOf(creation));
  if (!made || made.said !== saidBy(creation)) return null;
  return (await readStates(tx, creation.kind, [made.id])).has(made.id) ? made.id : null;
}
