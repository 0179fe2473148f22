import { expect, test, vi } from "vitest";
import * as designers from "#app/features/products/designers.server.ts";
import {
  contentChanged,
  recordingContent,
  reportContentUnread,
} from "#app/platform/http/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { findOnSite } from "./search-index.server.ts";

useTestDatabase();

test("an index of what could not all be read is not kept, nor is the page that used it", async () => {
  // Another file of this process may have left an index.
  await contentChanged("products");
  const read = vi.spyOn(designers, "listDesigners").mockImplementationOnce(async () => {
    reportContentUnread();
    return [];
  });
  const isComplete = async () =>
    (await recordingContent(() => findOnSite("contato", "pt-BR"))).record.isComplete;
  expect(await isComplete()).toBe(false);
  expect(await isComplete()).toBe(true);
  expect(await isComplete()).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});
