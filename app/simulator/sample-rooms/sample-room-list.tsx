import { Picture } from "#app/ui/media/picture.tsx";
import styles from "../simulator.module.css";
import { SAMPLE_ROOMS } from "../studio/sample-rooms.ts";
import type { ListedRoom } from "./sample-room.ts";

type SampleRoomListProps = {
  rooms: readonly ListedRoom[];
  words: { samples: string; samplesLead: string };
  onOpen: (id: ListedRoom["id"]) => void;
};

export function SampleRoomList({ rooms, words, onOpen }: SampleRoomListProps) {
  if (rooms.length === 0) return null;
  return (
    <div className={styles.samples}>
      <p>
        <b>{words.samples}</b> {words.samplesLead}
      </p>
      <ul>
        {rooms.map((room) => (
          <li key={room.id}>
            <button type="button" onClick={() => onOpen(room.id)}>
              <RoomPicture room={room} />
              <span>{room.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RoomPicture({ room }: { room: ListedRoom }) {
  if (!("builtIn" in room)) return <Picture picture={room.small} alt="" sizes={SMALL} />;
  const { small } = SAMPLE_ROOMS.find(({ id }) => id === room.builtIn) ?? {};
  return <img src={small} alt="" width={360} height={270} loading="lazy" />;
}

/** As the list is laid out. */
const SMALL = "(max-width: 767px) 50vw, 200px";
