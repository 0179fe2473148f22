import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { alertsTexts } from "./alerts.texts.ts";
import { type PushState, readPushState, subscribeToPush, unsubscribeFromPush } from "./push.client.ts";

const { device: texts, toasts } = alertsTexts;

type ThisDeviceProps = { publicKey: string; devices: { id: string; endpoint: string }[] };

export function ThisDevice({ publicKey, devices }: ThisDeviceProps) {
  const submit = useSubmit();
  const [found, setFound] = useState<{ state: PushState | "reading"; endpoint?: string }>({
    state: "reading",
  });
  const [isBusy, setBusy] = useState(false);
  const own = devices.find(({ endpoint }) => endpoint === found.endpoint);
  const state = found.state === "on" && !own ? "off" : found.state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the list has changed
  useEffect(() => {
    let isCurrent = true;
    readPushState().then(
      (read) => isCurrent && setFound(read),
      () => isCurrent && setFound({ state: "unsupported" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [devices]);

  async function turnOn() {
    setBusy(true);
    try {
      const keys = await subscribeToPush(publicKey);
      if (keys) await submit({ intent: "add", ...keys }, { method: "post" });
      else showToast({ kind: "error", ...toasts.notAdded });
    } catch {
      showToast({ kind: "error", ...toasts.notAdded });
    }
    setFound(await readPushState());
    setBusy(false);
  }

  async function turnOff(id: string) {
    setBusy(true);
    await unsubscribeFromPush().catch(() => undefined);
    await submit({ intent: "remove", id }, { method: "post" });
    setBusy(false);
  }

  return (
    <>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <p role="status">{texts.states[state]}</p>
      {state === "off" && (
        <div>
          <Button variant="solid" icon="check" busy={isBusy} onClick={turnOn}>
            {isBusy ? texts.turningOn : texts.turnOn}
          </Button>
        </div>
      )}
      {state === "on" && own && (
        <div>
          <Button busy={isBusy} onClick={() => turnOff(own.id)}>
            {texts.turnOff}
          </Button>
        </div>
      )}
    </>
  );
}
