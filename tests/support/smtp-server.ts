import { createServer, type Socket } from "node:net";

export type ReceivedMail = { to: string; body: string };
export type SmtpServer = { url: string; received: ReceivedMail[]; refuses: boolean; stop(): Promise<void> };

/** A mail server that keeps what it gets, or refuses it for now, as a test says. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const listening = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    talk(socket, server);
  });
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  const { port } = listening.address() as { port: number };
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refuses: false,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => listening.close(() => done()));
    },
  };
  return server;
}

function talk(socket: Socket, server: SmtpServer): void {
  let pending = "";
  let to = "";
  let isBody = false;
  socket.write("220 test\r\n");
  socket.on("data", (bytes) => {
    pending += bytes;
    if (isBody) {
      const end = pending.indexOf("\r\n.\r\n");
      if (end < 0) return;
      server.received.push({ to, body: pending.slice(0, end) });
      pending = pending.slice(end + 5);
      isBody = false;
      socket.write("250 kept\r\n");
    }
    for (let line = nextLine(); line !== undefined; line = nextLine()) {
      if (/^RCPT/i.test(line)) to = /<(.+)>/.exec(line)?.[1] ?? "";
      if (/^RCPT/i.test(line) && server.refuses) socket.write("451 later, please\r\n");
      else if (/^DATA/i.test(line)) {
        isBody = true;
        socket.write("354 go on\r\n");
        return;
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    }
  });

  function nextLine(): string | undefined {
    const end = pending.indexOf("\r\n");
    if (end < 0) return undefined;
    const line = pending.slice(0, end);
    pending = pending.slice(end + 2);
    return line;
  }
}
