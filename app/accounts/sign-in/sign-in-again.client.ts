import { SIGN_IN_AGAIN_PATH, type SignInAgainResponse } from "../accounts.rules.ts";

export async function postSignInAgain(fields: FormData): Promise<SignInAgainResponse | null> {
  try {
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const response = await fetch(SIGN_IN_AGAIN_PATH, { method: "POST", body });
    return response.ok ? ((await response.json()) as SignInAgainResponse) : null;
  } catch {
    return null;
  }
}
