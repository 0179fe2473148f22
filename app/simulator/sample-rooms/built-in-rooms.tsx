import { useFetcher } from "react-router";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { BUILT_IN_ROOMS, type BuiltInRoom } from "#app/features/settings/built-in-rooms.rules.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { SAMPLE_ROOMS } from "../studio/sample-rooms.ts";
import styles from "./built-in-rooms.module.css";
import { sampleRoomsTexts } from "./sample-rooms.texts.ts";

const { builtIn: texts } = sampleRoomsTexts;

export const SHOW_BUILT_IN = "showBuiltIn";

type BuiltInRoomsProps = { hidden: readonly BuiltInRoom[]; names: Readonly<Record<BuiltInRoom, string>> };

export function BuiltInRooms({ hidden, names }: BuiltInRoomsProps) {
  const fetcher = useFetcher<ListResult>();
  useOutcomeToast(fetcher.data as ListResult | undefined);
  return (
    <section className={styles.section} aria-labelledby="built-in-rooms">
      <h2 id="built-in-rooms" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <fetcher.Form method="post" onChange={(event) => void fetcher.submit(event.currentTarget)}>
        <input type="hidden" name="intent" value={SHOW_BUILT_IN} />
        <ul className={styles.rooms}>
          {BUILT_IN_ROOMS.map((id) => (
            <li key={id}>
              <img src={SAMPLE_ROOMS.find((room) => room.id === id)?.small} alt="" width={360} height={270} />
              <Switch name="shown" value={id} label={names[id]} defaultChecked={!hidden.includes(id)} />
            </li>
          ))}
        </ul>
        <noscript>
          <Button type="submit">{texts.save}</Button>
        </noscript>
      </fetcher.Form>
    </section>
  );
}
