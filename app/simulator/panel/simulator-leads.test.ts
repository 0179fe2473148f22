import { expect, test } from "vitest";
import { db } from "#app/platform/db/db.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { ana } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { readPanel } from "./panel-data.server.ts";

useTestDatabase();

test("a lead is answered by WhatsApp and by mail with the same words, in its own language", async () => {
  const reached = { name: "Luz Pérez", email: "luz+casa@urdume.test", whatsapp: "+34 600 000 000" };
  const asked = { carpetName: "Areia", carpetSize: "200 × 300 cm", locale: "es" } as const;
  await db()
    .insert(leads)
    .values({ ...reached, ...asked, origin: "simulator", consentAt: new Date(0), consentVersion: "1" });
  const panel = await readPanel(ana, new URLSearchParams("aba=leads"));
  const [lead] = panel.leads?.leads ?? [];
  const mail = new URL(String(lead?.mail));
  expect(mail.pathname).toBe("luz%2Bcasa@urdume.test");
  expect(mail.searchParams.get("subject")).toMatch(/^Su solicitud a /);
  const words = mail.searchParams.get("body")?.replaceAll("\r\n", "\n");
  expect(words).toMatch(/^Hola[\s\S]*Areia/);
  expect(new URL(String(lead?.answer)).searchParams.get("text")).toBe(words);
});
