import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

export const createUserSession = {
  id: "create-user-session",
  endpoints: {
    createUserSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string() }), metadata: { noStore: true } },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new APIError("UNAUTHORIZED");
        // The hook that refuses closed accounts runs when a session is created.
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return { token: session.token, user: user as typeof user & { role?: string | null } };
      },
    ),
  },
} satisfies BetterAuthPlugin;
