import { describe, expect, test } from "vitest";
import { EnvError, parseEnv } from "./env.rules.ts";

describe("configuration", () => {
  test("has a default for everything that may be absent", () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: "./data",
      SEED: "demo",
      MIGRATE: "auto",
    });
  });

  test("counts an empty value as absent", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined });
  });

  test("names the variable, what was found and what is accepted", () => {
    expect(() => parseEnv({ SEED: "some" })).toThrow('SEED is "some", accepted is demo, demo-2 or none.');
  });

  test("names every wrong variable at once", () => {
    const found = messageOf(() =>
      parseEnv({ PORT: "80a", PUBLIC_URL: "example.com", STORAGE_URL: "file:///x" }),
    );
    expect(found).toContain('PORT is "80a"');
    expect(found).toContain('PUBLIC_URL is "example.com"');
    expect(found).toContain('STORAGE_URL is "file:///x"');
  });

  test("asks for the administrator's e-mail and password together", () => {
    expect(() => parseEnv({ ADMIN_EMAIL: "dona@urdume.example" })).toThrow("ADMIN_PASSWORD is absent");
  });

  test.each([
    { DATABASE_URL: "postgres://me:hush@db.example.com/site" },
    { SMTP_URL: "smtp://me:hush@mail.example.com" },
    { STORAGE_URL: "s3://bucket?endpoint=http://storage.example.com" },
  ])("refuses to speak without TLS to a server elsewhere: %o", (variables) => {
    expect(() => parseEnv(variables)).toThrow("names a");
  });

  test.each([
    { DATABASE_URL: "postgres://me@db.example.com/site?sslmode=verify-full" },
    { DATABASE_URL: "postgres://me@db.example.com/site?sslmode=disable" },
    { DATABASE_URL: "postgres://me@db:5432/site" },
    { DATABASE_URL: "postgres://me@[fd00::7]/site" },
    { SMTP_URL: "smtps://me@mail.example.com" },
    { SMTP_URL: "smtp://mail.example.com:587?requireTLS=true" },
    { SMTP_URL: "smtp://127.0.0.1:2525" },
    { STORAGE_URL: "s3://bucket?endpoint=https://storage.example.com" },
    { STORAGE_URL: "s3://bucket?endpoint=http://10.1.2.3:9000" },
  ])("takes TLS, a private network, and what is asked for in so many words: %o", (variables) => {
    expect(parseEnv(variables)).toMatchObject(variables);
  });

  test("does not repeat a secret", () => {
    const found = messageOf(() =>
      parseEnv({ AUTH_SECRET: "short-secret", DATABASE_URL: "mysql://me:hush@host/db" }),
    );
    expect(found).not.toContain("short-secret");
    expect(found).not.toContain("hush");
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  throw new Error("No EnvError was thrown");
}
