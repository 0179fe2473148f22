import { deviceName } from "#app/accounts/device-name.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { mayOpen } from "#app/accounts/rights.rules.ts";
import { getStoredSettings } from "#app/features/settings/settings.server.ts";
import { formatExact, formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { log } from "#app/platform/log.server.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import type { PushDevice } from "./alerts.table.ts";
import { alertsTexts } from "./alerts.texts.ts";
import { readPushKeys } from "./push.rules.ts";
import { addDevice, listDevices, removeDevice, sendPush } from "./push.server.ts";
import { listPossibleRecipients, readRecipients, saveRecipients } from "./request-alerts.server.ts";
import { vapidKeys } from "./vapid.server.ts";

const { toasts, devices: texts, push } = alertsTexts;
const ALERTS_PATH = "/admin/avisos";

/** Who gets visitors' data by mail is for whoever may change settings. */
const mayChoose = ({ role }: Editor) => mayOpen(role, "/admin/configuracoes/email");

export async function viewAlerts(editor: Editor) {
  const { publicKey } = await vapidKeys();
  const today = now();
  const devices = (await listDevices(editor)).map(({ id, endpoint, device, createdAt, lastSentAt }) => ({
    ...{ id, endpoint, device },
    facts: [
      texts.since(formatExact(createdAt)),
      ...(lastSentAt ? [texts.lastSent(formatTimeOrDay(lastSentAt, today))] : []),
    ].join(" · "),
  }));
  return { publicKey, devices, mail: mayChoose(editor) ? await viewMail() : null };
}

async function viewMail() {
  const { contact } = await getStoredSettings(DEFAULT_LOCALE);
  const [recipients, people] = await Promise.all([readRecipients(), listPossibleRecipients()]);
  return { recipients, people, contactEmail: contact.email, canSend: canSendMail() };
}

export async function handleAlertsForm(editor: Editor, request: Request): Promise<Outcome> {
  const fields = await readPostedFields(request);
  const id = String(fields.get("id") ?? "");
  switch (fields.get("intent")) {
    case "add": {
      const keys = readPushKeys((name) => fields.get(name));
      if (!keys) return refused(toasts.notAdded);
      const isAdded = await addDevice(editor, keys, deviceName(request.headers.get("user-agent")));
      return isAdded ? succeeded(toasts.added) : refused(toasts.many);
    }
    case "remove":
      return (await removeDevice(editor, id)) ? succeeded(toasts.removed) : refused(toasts.gone);
    case "test": {
      const device = (await listDevices(editor)).find((one) => one.id === id);
      return device ? test(device) : refused(toasts.gone);
    }
    case "recipients": {
      if (!mayChoose(editor)) return refused(toasts.failed);
      const people = await listPossibleRecipients();
      const chosen = fields.getAll("account");
      const accounts = people.filter((person) => chosen.includes(person.id));
      await saveRecipients({ contact: fields.has("contact"), accounts: accounts.map((person) => person.id) });
      await logEvent(editor, "saved", { about: ALERTS_PATH });
      return succeeded(toasts.saved);
    }
    default:
      return refused(toasts.failed);
  }
}

async function test(device: PushDevice): Promise<Outcome> {
  try {
    const result = await sendPush(device, { title: push.test, body: push.testText, path: ALERTS_PATH });
    if (result === "refused") return refused(toasts.notTested);
    return result === "sent" ? succeeded(toasts.tested) : refused(toasts.gone);
  } catch (error) {
    log.warn({ err: error }, "A test push message could not be sent");
    return refused(toasts.notTested);
  }
}
