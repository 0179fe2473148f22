// By pattern, because islands know nothing of the product.
const [load] = Object.values(
  import.meta.glob<{ sendUnseen: () => Promise<void> }>("../simulator/studio/sheets/send-request.client.ts"),
);

/** Most who used the simulator have none waiting, and need nothing of what sends them. */
export async function sendKept(name: string): Promise<void> {
  const database = await answerOf(indexedDB.open(name));
  const count = await answerOf(database.transaction("requests").objectStore("requests").count());
  database.close();
  if (count > 0) await (await load?.())?.sendUnseen();
}

const answerOf = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
