import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === "::1"),
);
const app = openTestApp({ seed: "none", tls: false, env: { HOST: "" } });

test.each(["127.0.0.1", ...(hasIpv6 ? ["[::1]"] : [])])("without HOST it answers at %s", async (host) => {
  const { status } = await fetch(`${app.url.replace("127.0.0.1", host)}/healthz`);
  expect(status).toBe(200);
});
