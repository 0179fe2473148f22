import type { TestApp } from "./servers/test-app.ts";

type Fields = Record<string, string | string[]>;

/** Response to a form, redirects followed. */
export type OwnerResponse = { status: number; path: string; html: string };

export type Owner = {
  get(path: string): Promise<OwnerResponse>;
  post(path: string, fields: Fields): Promise<OwnerResponse>;
};

/** The administrator in a browser without script: forms are posted, notices are part of the page. */
export async function newOwner(app: TestApp): Promise<Owner> {
  const cookies = new Map(
    (await app.signIn()).split("; ").map((pair) => pair.split("=") as [string, string]),
  );

  async function ask(path: string, body?: URLSearchParams): Promise<OwnerResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: app.url, accept: "text/html" };
    const response = await fetch(app.url + path, {
      ...(body && { method: "POST", body }),
      headers,
      redirect: "manual",
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "" || /max-age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const to = response.headers.get("location");
    if (to) return ask(to.replace(app.url, ""));
    return { status: response.status, path, html: await response.text() };
  }

  return {
    get: (path) => ask(path),
    post(path, fields) {
      const body = new URLSearchParams();
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) body.append(name, value);
      return ask(path, body);
    },
  };
}

/** Texts of a page's notices, without script. */
export function noticesOf({ html }: OwnerResponse): string {
  const standing = [...html.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)]
    .map(([, inside]) => inside)
    .join(" ");
  return standing
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
