import { makeZip } from "client-zip";

export type ZippedFile = { name: string; bytes: Buffer };

export async function zipOf(files: ZippedFile[]): Promise<Buffer> {
  const archive = makeZip(files.map(({ name, bytes }) => ({ name, input: new Uint8Array(bytes) })));
  return Buffer.from(await new Response(archive).arrayBuffer());
}
