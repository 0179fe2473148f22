import type { PushKeys } from "./push.rules.ts";

/** Its folder is its scope: it concerns no page of the site. */
const WORKER = "/admin/push-worker.js";
const SCOPE = "/admin/";

export type PushState = "on" | "off" | "denied" | "homeScreen" | "unsupported";

/** `endpoint`: of this browser's subscription. */
export async function readPushState(): Promise<{ state: PushState; endpoint?: string }> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window))
    return { state: /iPhone|iPad/.test(navigator.userAgent) ? "homeScreen" : "unsupported" };
  if (Notification.permission === "denied") return { state: "denied" };
  const subscription = await currentSubscription();
  return subscription ? { state: "on", endpoint: subscription.endpoint } : { state: "off" };
}

/** Asks for permission, so call it from a click. Null when it is not given. */
export async function subscribeToPush(publicKey: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of former keys would refuse the present ones.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, publicKey: keys.p256dh ?? "", authSecret: keys.auth ?? "" };
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}
