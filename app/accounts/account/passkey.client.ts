import type { PasskeyResponse } from "../accounts.rules.ts";

export type KeyResult =
  | { state: "done" }
  | { state: "refused"; message: string; isAtQuestion: boolean }
  | { state: "cancelled" | "known" | "unreachable" };

export const hasPasskeys = () => typeof window !== "undefined" && "PublicKeyCredential" in window;

export function makePasskey(name: string, password: string): Promise<KeyResult> {
  return withKey("/admin/minha-conta/chave", { password }, { name }, async (options) => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON: options as never });
  });
}

export function signInWithPasskey(): Promise<KeyResult> {
  return withKey("/admin-login/chave", {}, {}, async (options) => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return startAuthentication({ optionsJSON: options as never });
  });
}

async function withKey(
  address: string,
  question: Record<string, string>,
  facts: Record<string, string>,
  ask: (options: object) => Promise<object>,
): Promise<KeyResult> {
  const asked = await post(address, { step: "question", ...question });
  if (asked.state !== "question") return isAsked(asked, true);
  try {
    const response = await ask(asked.options);
    return isAsked(
      await post(address, { step: "answer", response: JSON.stringify(response), ...facts }),
      false,
    );
  } catch (error) {
    // Browsers report a device that has a passkey already this way.
    return { state: (error as Error).name === "InvalidStateError" ? "known" : "cancelled" };
  }
}

type Posted = PasskeyResponse | { state: "unreachable" };

function isAsked(result: Posted, isAtQuestion: boolean): KeyResult {
  if (result.state === "refused") return { ...result, isAtQuestion };
  return { state: result.state === "done" ? "done" : "unreachable" };
}

async function post(address: string, fields: Record<string, string>): Promise<Posted> {
  try {
    const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
    const isJson = response.headers.get("content-type")?.includes("json");
    return response.ok && isJson ? ((await response.json()) as PasskeyResponse) : { state: "unreachable" };
  } catch {
    return { state: "unreachable" };
  }
}
