import { afterEach, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { saveSettings } from "#app/features/settings/saving/save-settings.server.ts";
import { clock } from "#app/platform/clock.ts";
import { withContentTags } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getMainPage } from "./main-page.server.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };
const realNow = clock.now;
afterEach(() => {
  clock.now = realNow;
});

async function pageAt(moment: string) {
  clock.now = () => new Date(moment);
  const { result, record } = await withContentTags(() => getMainPage("pt-BR"));
  return { isShown: result.settings.promo.isActive, expiresAt: record.expiresAt?.toISOString() };
}

test("the promotion is shown on its days, and the page is not kept past their ends", async () => {
  const set = (key: "startsOn" | "endsOn" | "isActive", value: unknown) =>
    saveSettings(editor, [{ section: "promo", key, locale: "pt-BR", value }]);
  await set("startsOn", "2026-12-01");
  await set("endsOn", "2026-12-24");
  const [start, end] = ["2026-12-01T03:00:00.000Z", "2026-12-25T03:00:00.000Z"];

  expect(await pageAt("2026-11-30T12:00:00Z")).toEqual({ isShown: false, expiresAt: start });
  expect(await pageAt("2026-12-10T12:00:00Z")).toEqual({ isShown: true, expiresAt: end });
  expect(await pageAt("2026-12-25T12:00:00Z")).toEqual({ isShown: false, expiresAt: undefined });

  await set("isActive", false);
  expect(await pageAt("2026-12-10T12:00:00Z")).toEqual({ isShown: false, expiresAt: undefined });
});

test("a day that the calendar does not have is refused in words", async () => {
  const errors = await saveSettings(editor, [
    {
      section: "promo",
      key: "endsOn",
      locale: "pt-BR",
      value: "2026-02-30",
    },
  ]);
  expect(errors).toEqual({ "promo.endsOn": [expect.stringMatching(/Confira/)] });
});
