import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { serviceSettings } from "#app/platform/db/service-settings.table.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import type { PushDevice } from "./alerts.table.ts";
import { registerAlertJobs } from "./alerts-jobs.server.ts";
import { handleAlertsForm, viewAlerts } from "./alerts-screen.server.ts";
import { readPushKeys } from "./push.rules.ts";
import { addDevice, listDevices, removeDevice, sendPush } from "./push.server.ts";
import { alertAddresses, pushNewRequest, saveRecipients } from "./request-alerts.server.ts";
import { vapidKeys } from "./vapid.server.ts";

useTestDatabase();

const editorOf = (id: string): Editor => ({
  ...{ id, email: `${id}@urdume.test`, role: "admin" as const, sessionId: id },
});
const OWNER = editorOf("owner");
const MESSAGE = { title: "Novo pedido", body: "Contato", path: "/admin/leads/1" };

type Pushed = { headers: Record<string, string | string[] | undefined>; body: Buffer };
const pushed: Pushed[] = [];
let status = 201;

/** A push service as browsers have one. */
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    pushed.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  registerAlertJobs();
  await startJobs();
});
afterAll(async () => {
  await stopJobs();
  service.close();
});
beforeEach(async () => {
  for (const table of [users, serviceSettings]) await db().delete(table);
  for (const [id, more] of Object.entries({
    owner: { role: "admin" },
    writer: { role: "editor" },
    away: { role: "admin", banned: true },
    simulator: { role: "simulator" },
  }))
    await db()
      .insert(users)
      .values({ id, name: id, email: `${id}@urdume.test`, ...more });
  pushed.length = 0;
  status = 201;
});

/** What a browser makes when it subscribes. */
function browserKeys() {
  const pair = createECDH("prime256v1");
  const auth = randomBytes(16);
  const { port } = service.address() as AddressInfo;
  const keys = {
    endpoint: `http://127.0.0.1:${port}/${randomBytes(6).toString("hex")}`,
    publicKey: pair.generateKeys("base64url"),
    authSecret: auth.toString("base64url"),
  };
  return { keys, read: (body: Buffer) => decrypted(body, pair, auth) };
}

async function subscribed(editor: Editor) {
  const { keys, read } = browserKeys();
  await addDevice(editor, keys, "Chrome, Android");
  const device = (await listDevices(editor)).find(({ endpoint }) => endpoint === keys.endpoint);
  return { device: device as PushDevice, read };
}

/** RFC 8291 with one record of RFC 8188. */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const theirs = body.subarray(21, keyEnd);
  const derive = (ikm: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync("sha256", ikm, by, info, bytes));
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
  const ikm = derive(pair.computeSecret(theirs), auth, both, 32);
  const key = derive(ikm, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(ikm, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
}

test("a message is encrypted for the browser and signed with the site's key, which is stored encrypted", async () => {
  const { device, read } = await subscribed(OWNER);
  expect(await sendPush(device, MESSAGE)).toBe("sent");
  const [{ headers, body } = expect.fail("nothing was pushed")] = pushed;
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "86400" });
  expect(body.includes("pedido")).toBe(false);
  expect(read(body)).toEqual(MESSAGE);

  const { publicKey, privateKey } = await vapidKeys();
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  expect(key).toBe(publicKey);
  const [head, claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const signed = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    signed,
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    aud: new URL(device.endpoint).origin,
  });
  expect(JSON.stringify(await db().select().from(serviceSettings))).not.toContain(privateKey);
});

test("a device that no longer receives is removed; a service in trouble is asked again", async () => {
  const { device } = await subscribed(OWNER);
  status = 503;
  await expect(sendPush(device, MESSAGE)).rejects.toThrow("503");
  status = 410;
  expect(await sendPush(device, MESSAGE)).toBe("gone");
  expect(await listDevices(OWNER)).toEqual([]);
});

test.each([401, 403])(
  "a device stays when the service refuses the site's signature (%s)",
  async (refusal) => {
    await vapidKeys();
    const { device } = await subscribed(OWNER);
    status = refusal;
    expect(await sendPush(device, MESSAGE)).toBe("refused");
    expect((await listDevices(OWNER)).map(({ id }) => id)).toEqual([device.id]);
  },
);

test("a new request reaches the devices of whoever may see it, with its kind and nothing of it", async () => {
  const { read } = await subscribed(OWNER);
  for (const id of ["away", "simulator"]) await subscribed(editorOf(id));
  await inTransaction((tx) => pushNewRequest({ id: "7", kind: "Orçamento" }, tx));
  await vi.waitFor(() => expect(pushed).toHaveLength(1), { timeout: 20_000, interval: 100 });
  expect(read(pushed[0]?.body ?? Buffer.alloc(0))).toEqual({
    ...{ title: "Novo pedido", body: "Orçamento", path: "/admin/leads/7" },
  });
});

test("a device is removed by its owner only", async () => {
  const { device } = await subscribed(OWNER);
  expect(await removeDevice(editorOf("writer"), device.id)).toBe(false);
  expect(await removeDevice(OWNER, device.id)).toBe(true);
});

test("mails about requests go to the chosen people who may see them, each once", async () => {
  expect(await alertAddresses("oi@urdume.test")).toEqual(["oi@urdume.test"]);
  await saveRecipients({ contact: true, accounts: ["writer", "away", "simulator"] });
  expect(await alertAddresses("writer@urdume.test")).toEqual(["writer@urdume.test"]);
  await saveRecipients({ contact: false, accounts: ["owner", "writer"] });
  expect(await alertAddresses("oi@urdume.test")).toEqual(["owner@urdume.test", "writer@urdume.test"]);
  await db().update(users).set({ banned: true }).where(eq(users.id, "owner"));
  expect(await alertAddresses("oi@urdume.test")).toEqual(["writer@urdume.test"]);
});

const post = (editor: Editor, fields: Record<string, string>) =>
  handleAlertsForm(
    editor,
    new Request("http://localhost/admin/avisos", { method: "POST", body: new URLSearchParams(fields) }),
  );

test("the screen adds a device once and tests it, and who gets mails is for administrators to choose", async () => {
  const known = { ...browserKeys().keys, endpoint: "https://fcm.googleapis.com/fcm/send/abc" };
  for (const editor of [OWNER, OWNER, editorOf("writer")])
    expect(await post(editor, { intent: "add", ...known })).toMatchObject({ ok: true });
  expect(await listDevices(OWNER), "whoever signs in on a device takes it over").toEqual([]);
  expect(await post(OWNER, { intent: "add", ...browserKeys().keys })).toMatchObject({ ok: false });

  const { device, read } = await subscribed(OWNER);
  expect(await post(OWNER, { intent: "test", id: device.id })).toMatchObject({ ok: true });
  expect(read(pushed[0]?.body ?? Buffer.alloc(0))).toMatchObject({ title: "Teste do site" });
  const { device: other } = await subscribed(OWNER);
  status = 400;
  const toast = { title: "O teste não saiu" };
  expect(await post(OWNER, { intent: "test", id: other.id })).toMatchObject({ ok: false, toast });

  const choice = { intent: "recipients", account: "writer" };
  expect(await post({ ...editorOf("writer"), role: "editor" }, choice)).toMatchObject({ ok: false });
  expect(await post(OWNER, choice)).toMatchObject({ ok: true });
  expect(await alertAddresses("oi@urdume.test")).toEqual(["writer@urdume.test"]);
  expect(await viewAlerts({ ...editorOf("writer"), role: "editor" })).toMatchObject({ mail: null });
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com.example.com/abc", false],
  ["https://127.0.0.1/abc", false],
  ["https://updates.push.services.mozilla.com:8443/abc", false],
])("the endpoint %s is accepted: %s", (endpoint, isAccepted) => {
  const fields: Record<string, string> = { ...browserKeys().keys, endpoint };
  expect(readPushKeys((name) => fields[name]) !== null).toBe(isAccepted);
});
