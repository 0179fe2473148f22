const TUS = { "tus-resumable": "1.0.0" };
const encoded = (word: string) => Buffer.from(word).toString("base64");

type Site = { url: string };

export function announceFile(site: Site, cookie: string, kind: string, name: string, bytes: number) {
  return fetch(`${site.url}/admin/uploads`, {
    method: "POST",
    headers: {
      ...{ ...TUS, origin: site.url, cookie, "upload-length": String(bytes) },
      "upload-metadata": `kind ${encoded(kind)},filename ${encoded(name)}`,
    },
  });
}

/** Returns the file's address, or its placeholder. */
export async function sendFile(
  site: Site,
  cookie: string,
  kind: string,
  name: string,
  content: Buffer,
): Promise<string> {
  const begun = await announceFile(site, cookie, kind, name, content.length);
  const sent = await fetch(site.url + begun.headers.get("location"), {
    method: "PATCH",
    headers: {
      ...{ ...TUS, "upload-offset": "0", origin: site.url, cookie },
      "content-type": "application/offset+octet-stream",
    },
    body: new Uint8Array(content),
  });
  const url = sent.headers.get("x-file-url");
  if (!url) throw new Error(`Not taken: ${begun.status}, ${sent.status} ${await sent.text()}`);
  return url;
}
