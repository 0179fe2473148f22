import { defineContent } from "#app/content/define-content.ts";
import { media, text } from "#app/content/fields.ts";
import { MAX_VIEW_LENGTH, readRoomView } from "./room-view.rules.ts";
import { sampleRoomsTexts } from "./sample-rooms.texts.ts";

const { fields, errors, ...texts } = sampleRoomsTexts;

/** Rooms of the maker's own, before those that come with the product. */
export const sampleRooms = defineContent({
  type: "sample_rooms",
  path: "ambientes",
  group: "simulator",
  texts,
  title: "name",
  fields: {
    name: text({ label: fields.name, help: fields.nameHelp, localized: true, required: true, max: 60 }),
    photo: media({ label: fields.photo, help: fields.photoHelp }),
    view: text({
      ...{ label: fields.view, required: true, max: MAX_VIEW_LENGTH },
      ...{ problem: errors.view, isValid: (view: string) => readRoomView(view) !== null },
    }),
  },
  order: "manual",
  row: ({ name }) => ({ name, facts: "" }),
  thumb: "photo",
  page: () => ({ path: "/simulador" }),
});
