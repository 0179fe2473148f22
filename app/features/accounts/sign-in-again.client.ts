import { SIGN_IN_AGAIN_PATH, type SignInAgainAnswer } from "./accounts.rules.ts";

/** Null when the server could not be reached. */
export async function postSignInAgain(fields: FormData): Promise<SignInAgainAnswer | null> {
  try {
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const response = await fetch(SIGN_IN_AGAIN_PATH, { method: "POST", body });
    return response.ok ? ((await response.json()) as SignInAgainAnswer) : null;
  } catch {
    return null;
  }
}
