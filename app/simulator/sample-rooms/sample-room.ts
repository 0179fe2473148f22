import type { BuiltInRoom } from "#app/features/settings/built-in-rooms.rules.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import type { RoomView } from "./room-view.rules.ts";

/** A sample room as visitors see it in the list; of one that comes with the product only the name is the site's. */
export type ListedRoom = { id: string; name: string } & (
  | { builtIn: BuiltInRoom }
  | { photo: string; small: Picture; view: RoomView }
);
