import type { Editor } from "#app/features/accounts/guard.server.ts";
import type { Role } from "#app/features/accounts/roles.rules.ts";
import type { Outcome, Toast } from "#app/platform/outcome.ts";

/** A file that is sent in pieces like those of the library, and is none of its own: another feature takes it. */
export type OtherUpload = {
  name: string;
  roles: readonly Role[];
  maxBytes: number;
  refusals: { empty: Words; tooLarge: Words };
  /** Moves the complete file away from where it is. Returns where whoever sent it finds out what became of it. */
  take(editor: Editor, path: string, filename: string): Promise<Outcome<{ url: string }>>;
};

type Words = Omit<Toast, "kind">;

const known = new Map<string, OtherUpload>();

/** Before the first request. */
export function registerUpload(upload: OtherUpload): void {
  known.set(upload.name, upload);
}

export const otherUpload = (name: string | null | undefined): OtherUpload | undefined =>
  known.get(name ?? "");
