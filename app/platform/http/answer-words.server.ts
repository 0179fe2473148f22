import { withFallback } from "../with-fallback.server.ts";

const FAILED = 500;

/** For fields that search while somebody types; `failed` is for the log. */
export async function answerWords(
  request: Request,
  { least, most, failed }: { least: number; most: number; failed: string },
  find: (words: string) => Promise<object[]>,
): Promise<Response> {
  const words = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, most);
  const headers = { "cache-control": "private, no-store" };
  if (words.length < least) return Response.json([], { headers });
  return withFallback(Response.json([], { status: FAILED, headers }), failed, async () =>
    Response.json(await find(words), { headers }),
  );
}
