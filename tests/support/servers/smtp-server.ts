import { createServer, type Socket } from "node:net";

export type ReceivedMail = { to: string; body: string; at: number };
export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  /** `user:password` of each sign-in. */
  signIns: string[];
  refuses: boolean;
  /** Closes the connection instead of replying to a mail's text; every second mail is kept all the same. */
  cutsAfterText: boolean;
  leavesTextsUnanswered: boolean;
  answerAfterMs: number;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
};

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const listening = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A client killed in the middle of a mail.
    socket.on("error", () => {});
    talk(socket, server);
  });
  const listen = (at: number) => new Promise<void>((done) => listening.listen(at, "127.0.0.1", done));
  await listen(0);
  const { port } = listening.address() as { port: number };
  async function goDown(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    if (listening.listening) await new Promise((done) => listening.close(done));
  }
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    signIns: [],
    refuses: false,
    cutsAfterText: false,
    leavesTextsUnanswered: false,
    answerAfterMs: 0,
    goDown,
    comeBack: () => listen(port),
    stop: goDown,
  };
  return server;
}

let cuts = 0;

function talk(socket: Socket, server: SmtpServer): void {
  let pending = "";
  let to = "";
  let isBody = false;
  say("220 test");
  socket.on("data", (bytes) => {
    pending += bytes;
    if (isBody) {
      const end = pending.indexOf("\r\n.\r\n");
      if (end < 0) return;
      if (server.cutsAfterText) cuts += 1;
      if (!server.cutsAfterText || cuts % 2 === 0)
        server.received.push({ to, body: pending.slice(0, end), at: Date.now() });
      if (server.cutsAfterText) return void socket.destroy();
      pending = pending.slice(end + 5);
      isBody = false;
      if (!server.leavesTextsUnanswered) say("250 kept");
    }
    for (let line = nextLine(); line !== undefined; line = nextLine()) {
      if (/^RCPT/i.test(line)) to = /<(.+)>/.exec(line)?.[1] ?? "";
      if (/^RCPT/i.test(line) && server.refuses) say("451 later, please");
      else if (/^DATA/i.test(line)) {
        isBody = true;
        say("354 go on");
        return;
      } else if (/^EHLO/i.test(line)) say("250-test\r\n250 AUTH PLAIN");
      else if (/^AUTH PLAIN /i.test(line)) {
        const [, user = "", password = ""] = Buffer.from(line.slice(11), "base64").toString().split("\0");
        server.signIns.push(`${user}:${password}`);
        say("235 signed in");
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else say("250 ok");
    }
  });

  function say(result: string): void {
    const write = () => {
      if (socket.writable) socket.write(`${result}\r\n`);
    };
    if (server.answerAfterMs > 0) setTimeout(write, server.answerAfterMs);
    else write();
  }

  function nextLine(): string | undefined {
    const end = pending.indexOf("\r\n");
    if (end < 0) return undefined;
    const line = pending.slice(0, end);
    pending = pending.slice(end + 2);
    return line;
  }
}
