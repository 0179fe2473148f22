import type { Editor } from "#app/accounts/guard.server.ts";
import type { Role } from "#app/accounts/roles.rules.ts";
import type { Outcome, Toast } from "#app/platform/outcome.ts";

/** An upload that another feature takes. */
export type OtherUpload = {
  name: string;
  roles: readonly Role[];
  maxBytes: number;
  refusals: { empty: Words; tooLarge: Words };
  /** Moves the complete file. Returns the address that shows its progress. */
  take(editor: Editor, path: string, filename: string): Promise<Outcome<{ url: string }>>;
};

type Words = Omit<Toast, "kind">;

const known = new Map<string, OtherUpload>();

export function registerUpload(upload: OtherUpload): void {
  known.set(upload.name, upload);
}

export const otherUpload = (name: string | null | undefined): OtherUpload | undefined =>
  known.get(name ?? "");
