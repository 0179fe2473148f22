import { describe, expect, test } from "vitest";
import { EnvError, parseEnv } from "./env.rules.ts";

describe("configuration", () => {
  test("has a default for everything that may be absent", () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: "0.0.0.0",
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
