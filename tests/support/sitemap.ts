export async function readSitemap(site: string): Promise<string> {
  const read = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  };
  const index = await read(`${site}/sitemap.xml`);
  const parts = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, part = ""]) => part);
  return (await Promise.all(parts.map(read))).join("\n");
}
