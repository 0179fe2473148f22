import { expect, test } from "vitest";
import { collect, MalformedForm, readParts, TooLargeForm } from "./multipart.ts";

const BOUNDARY = "----limite";

function form(
  bytes: Buffer,
  pieceBytes: number,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
): Request {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + pieceBytes));
      at += pieceBytes;
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  return new Request("http://site/", { ...init, headers: { "content-type": type } });
}

async function encoded(data: FormData): Promise<{ bytes: Buffer; type: string }> {
  const request = new Request("http://site/", { method: "POST", body: data });
  return { bytes: Buffer.from(await request.arrayBuffer()), type: request.headers.get("content-type") ?? "" };
}

async function readAll(request: Request) {
  const parts = [];
  for await (const { body, ...part } of readParts(request, 10_000_000))
    parts.push({ ...part, text: (await collect(body, 1_000_000)).toString("latin1") });
  return parts;
}

test.each([1, 2, 7, 64, 100_000])(
  "reads fields and files that arrive %i bytes at a time",
  async (pieceBytes) => {
    const file = Buffer.from(`\r\n--${BOUNDARY}x \r\n\r\n\0\xff tapete \r\n--`, "latin1");
    const data = new FormData();
    data.append("title", "Nó");
    data.append("file", new File([file], 'foto "um".jpg'));
    data.append("empty", "");
    const { bytes, type } = await encoded(data);
    const parts = await readAll(form(bytes, pieceBytes, type));
    expect(parts).toEqual([
      { name: "title", text: Buffer.from("Nó").toString("latin1") },
      { name: "file", filename: 'foto "um".jpg', text: file.toString("latin1") },
      { name: "empty", text: "" },
    ]);
  },
);

test("skips a part that nobody reads", async () => {
  const data = new FormData();
  data.append("file", new File(["x".repeat(10_000)], "a.txt"));
  data.append("after", "lido");
  const { bytes, type } = await encoded(data);
  const names = [];
  for await (const { name } of readParts(form(bytes, 100, type), 1_000_000)) names.push(name);
  expect(names).toEqual(["file", "after"]);
});

test("refuses a form that ends early, or is none", async () => {
  const data = new FormData();
  data.append("file", new File(["x".repeat(10_000)], "a.txt"));
  const { bytes, type } = await encoded(data);
  await expect(readAll(form(bytes.subarray(0, 5000), 100, type))).rejects.toThrow(MalformedForm);
  await expect(readAll(form(bytes, 100, "text/plain"))).rejects.toThrow(MalformedForm);
});

test("refuses a field that is too long to be held", async () => {
  const data = new FormData();
  data.append("title", "x".repeat(2_000_000));
  const { bytes, type } = await encoded(data);
  await expect(readAll(form(bytes, 65_536, type))).rejects.toThrow(MalformedForm);
});

test("reads no more than the form may have, though nobody announced how much comes", async () => {
  const data = new FormData();
  data.append("file", new File(["x".repeat(10_000)], "a.txt"));
  const { bytes, type } = await encoded(data);
  const reading = Array.fromAsync(readParts(form(bytes, 100, type), 5000));
  await expect(reading).rejects.toThrow(TooLargeForm);
});
