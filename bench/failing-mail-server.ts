import { type ReceivedMail, type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { FORM_NAMES, type FormToSend, MARKER } from "./concurrent-leads.ts";

type Trouble = "down" | "slow" | "cutting";
const TROUBLES: readonly Trouble[] = ["down", "slow", "cutting"];
const SLOW_ANSWER_MS = 2000;
const NOT_YET = Number.POSITIVE_INFINITY;

export type FailingMailServer = {
  url: string;
  received: ReceivedMail[];
  counts: Record<Trouble, number>;
  /** Milliseconds. */
  wellBetween(from: number, to: number): number;
  recover(): Promise<void>;
  stop(): Promise<void>;
};

export async function startFailingMailServer(wellMs: number, troubleMs: number): Promise<FailingMailServer> {
  const server = await startSmtpServer();
  const counts = { down: 0, slow: 0, cutting: 0 };
  const intervals: { from: number; to: number }[] = [];
  let isOver = false;
  let skipPause = () => {};
  const pause = (ms: number) =>
    new Promise<void>((next) => {
      const timer = setTimeout(next, ms);
      skipPause = () => {
        clearTimeout(timer);
        next();
      };
    });

  async function cycle(): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      await pause(wellMs);
      if (isOver) return;
      const trouble = TROUBLES[turn % TROUBLES.length] ?? "down";
      const interval = { from: Date.now(), to: NOT_YET };
      intervals.push(interval);
      counts[trouble] += 1;
      await begin(server, trouble);
      await pause(troubleMs);
      await end(server, trouble);
      interval.to = Date.now();
    }
  }
  const cycling = cycle();

  return {
    url: server.url,
    received: server.received,
    counts,
    wellBetween(from, to) {
      const shared = intervals.map((one) => Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)));
      return Math.max(0, to - from) - shared.reduce((sum, ms) => sum + ms, 0);
    },
    async recover() {
      isOver = true;
      skipPause();
      await cycling;
    },
    stop: () => server.stop(),
  };
}

async function begin(server: SmtpServer, trouble: Trouble): Promise<void> {
  if (trouble === "down") await server.goDown();
  if (trouble === "slow") server.answerAfterMs = SLOW_ANSWER_MS;
  if (trouble === "cutting") server.cutsAfterText = true;
}

async function end(server: SmtpServer, trouble: Trouble): Promise<void> {
  if (trouble === "down") await server.comeBack();
  server.answerAfterMs = 0;
  server.cutsAfterText = false;
}

type Reader = "owner" | "visitor";
const READERS_OF: Record<string, Reader[]> = {
  ...Object.fromEntries(FORM_NAMES.map((form) => [form, ["owner", "visitor"]])),
  newsletter: ["visitor"],
};

export type MailTally = {
  expected: number;
  missing: string[];
  /** Mails delivered under two Message-IDs. */
  doubles: string[];
  /** Deliveries beyond the first, under the same Message-ID. */
  repeats: number;
  /** Mails for the company sent to another address. */
  astray: number;
  /** Longest delay of an acknowledged request's mail, counting only time in which the mail server worked. */
  latestMs: number;
};

export function tallyMails(
  { received, wellBetween }: FailingMailServer,
  all: FormToSend[],
  acknowledged: ReadonlyMap<string, number>,
  owner: string,
): MailTally {
  const mails = new Map<string, { ids: Set<string>; deliveries: number; firstAt: number }>();
  let astray = 0;
  for (const { to, body, at } of received) {
    const marker = MARKER.exec(to)?.[0] ?? MARKER.exec(body.replaceAll("=\r\n", ""))?.[0];
    if (!marker) continue;
    const reader: Reader = MARKER.test(to) ? "visitor" : "owner";
    if (reader === "owner" && to !== owner) astray += 1;
    const known = mails.get(`${reader} ${marker}`) ?? { ids: new Set(), deliveries: 0, firstAt: at };
    mails.set(`${reader} ${marker}`, known);
    known.ids.add(/^Message-ID: <([^>]+)>/im.exec(body)?.[1] ?? "none");
    known.deliveries += 1;
  }
  const tally: MailTally = { expected: 0, missing: [], doubles: [], repeats: 0, astray, latestMs: 0 };
  for (const { marker, form } of all) {
    const since = acknowledged.get(marker);
    if (since === undefined) continue;
    for (const reader of READERS_OF[form] ?? []) {
      tally.expected += 1;
      const mail = mails.get(`${reader} ${marker}`);
      if (!mail) {
        tally.missing.push(`${reader} ${form} ${marker}`);
        continue;
      }
      tally.repeats += mail.deliveries - mail.ids.size;
      if (mail.ids.size > 1) tally.doubles.push(`${reader} ${form} ${marker}: ${[...mail.ids].join(", ")}`);
      tally.latestMs = Math.max(tally.latestMs, wellBetween(since, mail.firstAt));
    }
  }
  return tally;
}
