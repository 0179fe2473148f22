import type { Editor } from "#app/accounts/guard.server.ts";
import type { Waiting } from "#app/admin/menu/entry-link.tsx";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { countNewLeads } from "#app/requests/inbox/inbox.server.ts";

/** The same on every screen. */
export type AdminFrameFacts = Pick<Editor, "email" | "role"> & { brand: string; waiting: Waiting };

/** The screen whose menu entry shows the number of unanswered requests. */
const LEADS_PATH = "/admin/leads";

export async function adminFrameFacts(editor: Editor): Promise<AdminFrameFacts> {
  const [settings, newLeads] = await Promise.all([getSettings(DEFAULT_LOCALE), countNewLeads(editor)]);
  const { email, role } = editor;
  return { email, role, brand: settings.brand.name, waiting: { [LEADS_PATH]: newLeads ?? 0 } };
}

/** For pages shown before any loader ran, so with theme. */
export async function refusedFrameFacts(editor: Editor) {
  const [frame, theme] = await Promise.all([adminFrameFacts(editor), getTheme()]);
  return { ...frame, theme };
}
