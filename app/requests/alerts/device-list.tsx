import { Form, useNavigation } from "react-router";
import styles from "#app/accounts/account/account.module.css";
import { Button } from "#app/ui/forms/button.tsx";
import { alertsTexts } from "./alerts.texts.ts";

const { devices: texts } = alertsTexts;

export type DeviceView = { id: string; endpoint: string; device: string; facts: string };

export function DeviceList({ devices }: { devices: DeviceView[] }) {
  const sending = useNavigation().formData;
  if (devices.length === 0) return <p>{texts.empty}</p>;
  const isBusy = (intent: string, id: string) =>
    sending?.get("intent") === intent && sending.get("id") === id;
  return (
    <ul className={styles.sessions}>
      {devices.map(({ id, device, facts }) => (
        <li key={id}>
          <div>
            <b>{device}</b>
            <span>{facts}</span>
          </div>
          <Form method="post" replace preventScrollReset className={styles.actions}>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              small
              name="intent"
              value="test"
              busy={isBusy("test", id)}
              aria-label={texts.testName(device)}
            >
              {texts.test}
            </Button>
            <Button
              type="submit"
              small
              name="intent"
              value="remove"
              busy={isBusy("remove", id)}
              aria-label={texts.removeName(device)}
            >
              {texts.remove}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
