type ServerMemory = { rss: number; heapUsed: number; external: number };

export const inspectable = (port: number) => `--inspect=127.0.0.1:${port}`;

/** Bytes after a forced garbage collection. */
export async function memoryInUse(port: number): Promise<ServerMemory> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened, { once: true });
    socket.addEventListener("error", failed, { once: true });
  });
  let last = 0;
  function ask(method: string, params: object = {}): Promise<{ result?: { value: ServerMemory } }> {
    const id = ++last;
    return new Promise((resolve) => {
      socket.addEventListener("message", function hear({ data }) {
        const result = JSON.parse(String(data));
        if (result.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(result.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }
  await ask("HeapProfiler.enable");
  await ask("HeapProfiler.collectGarbage");
  const { result } = await ask("Runtime.evaluate", {
    expression: "process.memoryUsage()",
    returnByValue: true,
  });
  socket.close();
  if (!result) throw new Error("The server's memory could not be read");
  return result.value;
}
