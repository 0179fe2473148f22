// Shows push messages about new requests. It handles no requests, so it changes no page.

self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  const options = { body, tag: path, data: path, lang: "pt-BR", icon: "/icons/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const [open] = await self.clients.matchAll({ type: "window" });
  const shown = open && (await open.navigate(path).catch(() => null));
  return shown ? shown.focus() : self.clients.openWindow(path);
}
