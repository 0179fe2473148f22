export async function readSitemap(site: string): Promise<string> {
  const read = async (address: string) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.text();
  };
  const index = await read(`${site}/sitemap.xml`);
  const parts = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, part = ""]) => part);
  return (await Promise.all(parts.map(read))).join("\n");
}
