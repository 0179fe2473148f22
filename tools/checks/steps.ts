import { spawn } from "node:child_process";

/** What one check found. */
export type Finding = { passed: number; failed: number; read: string; words?: string };

export type Step = { name: string; run: () => Promise<Finding> };

export type Ran = { code: number; words: string };

/** A signal is passed to the running step, which then cleans up. */
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Runs every step, even after a failure. Lanes run in parallel, steps of a lane in order. */
export async function runSteps(...stages: Step[][][]): Promise<number> {
  let passed = 0;
  let failed = 0;
  let isStopped = false;
  for (const signal of SIGNALS) process.on(signal, () => (isStopped = true));
  const start = Date.now();
  const runLane = async (lane: Step[]) => {
    for (const step of lane) {
      if (isStopped) return;
      const began = Date.now();
      const found = await step.run().catch(crashed);
      passed += found.passed;
      failed += found.failed;
      const verdict = found.failed === 0 ? "ok    " : "FAILED";
      console.log(`${verdict} ${step.name.padEnd(22)} ${found.read} (${secondsSince(began)} s)`);
      if (found.failed > 0 && found.words) console.log(indent(found.words));
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
  if (isStopped) failed += 1;
  console.log(`${passed} passed, ${failed} failed (${secondsSince(start)} s)`);
  return failed === 0 ? 0 : 1;
}

const secondsSince = (began: number) => ((Date.now() - began) / 1000).toFixed(1);

function crashed(error: unknown): Finding {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, read: "did not finish", words };
}

const indent = (words: string) => words.trimEnd().replace(/^/gm, "       ");

/** Fails when it looked at fewer things than `atLeast`. */
export function verdict(ok: boolean, count: number, atLeast: number, noun: string, words: string): Finding {
  const enough = count >= atLeast;
  const complaint = enough ? words : `${words}\nIt read ${count} ${noun}, expected at least ${atLeast}.`;
  const good = ok && enough;
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, read: `read ${count} ${noun}`, words: complaint };
}

/** Resolves with the program's exit code and output. */
export function collect(command: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let words = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (bytes) => {
        words += bytes;
      });
    }
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    child.once("error", reject);
    child.once("exit", (code) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve({ code: code ?? 1, words });
    });
  });
}

export function collectBin(name: string, args: string[], env?: Record<string, string>): Promise<Ran> {
  return collect(`node_modules/.bin/${name}`, args, env);
}
