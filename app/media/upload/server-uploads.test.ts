import { existsSync } from "node:fs";
import { join } from "node:path";
import * as tus from "tus-js-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { film, picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { type S3Server, startS3Server } from "#tests/support/servers/s3-server.ts";

const PIECE_BYTES = 256 * 1024;
const LARGE_PIECE_BYTES = 16 * 1024 * 1024;

type Sending = { stopAfter?: number; uploadUrl?: string; chunkSize?: number };

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

const places: Record<string, () => Record<string, string>> = {
  disk: () => ({}),
  S3: () => ({
    STORAGE_URL: s3.url("loja"),
    AWS_ACCESS_KEY_ID: s3.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }),
};

describe.each(Object.keys(places))("with files on %s", (place) => {
  const app = openTestApp(() => ({ seed: "none", env: places[place]?.() }));
  let cookie: string;
  beforeAll(async () => {
    cookie = await app.signIn();
  });

  function send(
    bytes: Buffer,
    kind: string,
    filename: string,
    { stopAfter = Number.POSITIVE_INFINITY, uploadUrl, chunkSize = PIECE_BYTES }: Sending = {},
  ) {
    return new Promise<{ url?: string; uploadUrl: string; firstByte: number; refusal?: string }>(
      (resolve, reject) => {
        let firstByte = -1;
        const upload = new tus.Upload(bytes, {
          endpoint: `${app.url}/admin/uploads`,
          ...(uploadUrl && { uploadUrl }),
          headers: { cookie, origin: app.url },
          metadata: { kind, filename },
          chunkSize,
          retryDelays: null,
          onChunkComplete: (chunk, accepted) => {
            if (firstByte === -1) firstByte = accepted - chunk;
            if (accepted >= stopAfter)
              upload.abort().then(() => resolve({ uploadUrl: upload.url ?? "", firstByte }), reject);
          },
          onSuccess: ({ lastResponse }) =>
            resolve({
              url: lastResponse.getHeader("x-file-url") ?? "",
              uploadUrl: upload.url ?? "",
              firstByte,
            }),
          onError: (error) => {
            const response = (error as tus.DetailedError).originalResponse;
            if (response)
              resolve({ refusal: JSON.parse(response.getBody()).title, uploadUrl: "", firstByte });
            else reject(error);
          },
        });
        upload.start();
      },
    );
  }

  test("a film stopped half way is resumed from its last piece and served in parts", async () => {
    const bytes = film({ filmBytes: 1_500_000 });
    const first = await send(bytes, "heroVideo", "abertura.mp4", { stopAfter: PIECE_BYTES * 2 });
    const second = await send(bytes, "heroVideo", "abertura.mp4", { uploadUrl: first.uploadUrl });
    expect(second.firstByte).toBe(PIECE_BYTES * 2);
    app.expectErrors(/Job failed/);

    const part = await fetch(app.url + second.url, { headers: { range: "bytes=4-7" } });
    expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
    const whole = Buffer.from(await (await fetch(app.url + second.url)).arrayBuffer());
    expect(whole.equals(bytes)).toBe(true);
    const head = await fetch(app.url + second.url, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(bytes.length));
  });

  test("a film of almost 50 MB is taken, one of more is refused before it is sent", async () => {
    const large = film({ filmBytes: 49 * 1024 * 1024 });
    const pieces = { chunkSize: LARGE_PIECE_BYTES };
    expect((await send(large, "heroVideo", "longo.mp4", pieces)).url).toMatch(
      /^\/files\/site_videos\/videos\//,
    );
    const larger = await send(film({ filmBytes: 51 * 1024 * 1024 }), "heroVideo", "longo.mp4", pieces);
    expect(larger).toMatchObject({ refusal: "Arquivo muito grande", firstByte: -1 });
  });

  test("a refused file has its reason in the owner's language", async () => {
    const { refusal } = await send(await picture("jpeg"), "heroVideo", "abertura.mp4");
    expect(refusal).toBe("Formato de arquivo inválido");
  });

  test("without a session, or with the wrong role, nothing begins", async () => {
    const begin = (headers: Record<string, string>) =>
      fetch(`${app.url}/admin/uploads`, {
        method: "POST",
        headers: {
          origin: app.url,
          "tus-resumable": "1.0.0",
          "upload-length": "10",
          "upload-metadata": `kind ${btoa("heroVideo")},filename ${btoa("a.mp4")}`,
          ...headers,
        },
      });
    expect((await begin({})).status).toBe(401);
    expect((await begin({ cookie: await app.signIn("simulator") })).status).toBe(403);
    expect((await begin({ cookie })).status).toBe(201);
  });

  test("nothing outside the buckets can be asked for", async () => {
    for (const path of ["/files/site_assets/..%2f..%2fauth-secret", "/files/uploads/x"])
      expect((await fetch(app.url + path)).status).toBe(404);
    // Malformed, so refused before the buckets are asked.
    expect((await fetch(`${app.url}/files/site_assets/%00`)).status).toBe(400);
  });

  test("a deleted file is gone at its addresses at once, and there again when that is undone", async () => {
    const { url = "" } = await send(await picture("jpeg", 1000, 60), "galleryImage", "some.jpg");
    const submit = (intent: string) =>
      fetch(`${app.url}/admin/midia.data`, {
        method: "POST",
        headers: { cookie, origin: app.url },
        body: new URLSearchParams({ intent, url, removed: url }),
      });
    const page = async () => (await fetch(`${app.url}/admin/midia`, { headers: { cookie } })).text();
    const [rendition = ""] = /\/files\/site_videos\/variants\/[\w.-]+\.jpg/.exec(await page()) ?? [];
    expect(rendition).not.toBe("");
    const states = () =>
      Promise.all([url, rendition].map(async (path) => (await fetch(app.url + path)).status));
    expect(await states()).toEqual([200, 200]);
    expect(await (await submit("remove")).text()).toContain("Arquivo excluído");
    expect(await states()).toEqual([404, 404]);
    expect(await (await submit("undelete")).text()).toContain("Exclusão desfeita");
    expect(await states()).toEqual([200, 200]);
    await submit("remove");
    const again = await send(await picture("jpeg", 1000, 60), "galleryImage", "some.jpg");
    expect(await states()).toEqual([404, 200]);
    expect((await fetch(app.url + again.url)).status).toBe(200);
  });

  test("what was sent lies where the configuration says", async () => {
    const { url = "" } = await send(await picture("png", 32, 32), "productImage", "a.png");
    const key = url.replace("/files/", "");
    expect(url).toMatch(/^\/files\/site_assets\/products\//);
    expect(s3.objects.has(`loja/${key}`)).toBe(place === "S3");
    expect(existsSync(join(app.dataDir, "files", key))).toBe(place === "disk");
  });
});
