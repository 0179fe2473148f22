import { ANNATTO } from "#app/features/palette/palettes.rules.ts";
import { STANDARD_TIME_ZONE } from "#app/i18n/time-zone.rules.ts";
import { MENU_ITEMS } from "./fields/menu-order.rules.ts";
import type { HoursLine } from "./fields/opening-hours.rules.ts";
import type { Settings } from "./settings.content.ts";

export const BRAND_FACTS = {
  name: "Urdume",
  legalName: "Urdume Tapetes Artesanais Ltda.",
  logo: "",
  yearsOfCraft: 20,
  distributors: 100,
  city: "São Paulo",
  sharePicture: "/media/hero-poster.jpg",
};

export const CONTACT_FACTS = {
  addressLines: ["Rua do Tear, 190, galpão 3", "Barra Funda, São Paulo, SP", "01140-000"],
  whatsapp: "+5511900000000",
  phone: "+551130000000",
  email: "contato@urdume.example",
  marketingEmail: "marketing@urdume.example",
  timeZone: STANDARD_TIME_ZONE,
  mapPicture: "",
};

const weekAndSaturday = (opens: string, closes: string, saturday: string): HoursLine[] => [
  { first: "Monday", last: "Friday", opens, closes, isClosed: false },
  { first: "Saturday", last: "", opens: "09:00", closes: saturday, isClosed: false },
];

export const HOURS_OF = {
  showroom: weekAndSaturday("09:00", "18:00", "13:00"),
  online: weekAndSaturday("08:00", "19:00", "15:00"),
};

export const MAP_FACTS = {
  point: "https://www.openstreetmap.org/?mlat=-23.5258&mlon=-46.6653#map=16/-23.5258/-46.6653",
};

export const SOCIAL = {
  instagram: "https://www.instagram.com/urdume.example",
  pinterest: "https://www.pinterest.com/urdume_example",
  blog: "https://blog.urdume.example",
};

export const MENU: Settings["menu"] = { curadoriaUrl: "", order: [...MENU_ITEMS] };
export const PROMO_DAYS = { startsOn: "", endsOn: "" };
/** Specified to be shown on any day. */
export const BOAT_SHOW_DAYS = { lastDay: "" };
export const SIMULATOR: Settings["simulator"] = { embedUrl: "", hiddenRooms: [] };
export const LANDING = { film: "/media/landing.mp4", poster: "/media/landing-poster.jpg" };

export const THEME: Settings["theme"] = {
  colours: ANNATTO,
  typefaces: "thread",
  isLogoPlain: false,
  language: "pt-BR",
  languages: ["es", "en"],
  currency: "both",
};
/** An empty installation is closed at its first start: `planEmpty`. */
export const OPENING: Settings["opening"] = { isOpen: true };

/** An installation with content needs no set-up. */
export const FIRST_RUN: Settings["firstRun"] = { progress: { done: [], state: "finished", plantedAt: "" } };

export const YARNS = [
  { hex: "#d9c3ae", weight: 3 },
  { hex: "#8f4b34", weight: 2 },
  { hex: "#e9dfcd", weight: 4 },
  { hex: "#14293b", weight: 2 },
  { hex: "#2f6079", weight: 3 },
  { hex: "#8bacb5", weight: 1 },
  { hex: "#c39a52", weight: 2 },
  { hex: "#4a3c31", weight: 4 },
  { hex: "#6c6a45", weight: 2 },
  { hex: "#c4913f", weight: 3 },
  { hex: "#8ea394", weight: 2 },
  { hex: "#7a3524", weight: 1 },
  { hex: "#a2482c", weight: 3 },
  { hex: "#3c4a38", weight: 2 },
  { hex: "#838f73", weight: 4 },
  { hex: "#bb8443", weight: 2 },
  { hex: "#27414b", weight: 3 },
  { hex: "#5e2c24", weight: 2 },
];

export const SHOWROOM_PICTURES = [
  { id: "azulejo", picture: "/media/azulejo.jpg", widthMetres: 2 },
  { id: "lua", picture: "/media/lua.webp", widthMetres: 2.5 },
  { id: "vao-livre", picture: "/media/vao-livre.jpg", widthMetres: 2 },
];

export const WOVEN_RUG = "/produtos/tapete-azulejo";
export const DRAWN_RUG = "/produtos/tapete-geometrico";

export const PICTURES = {
  newCollection: "/media/contemporary-detail.jpg",
  craft: "/media/loom.jpg",
  simulatorPromo: "/media/room-with-rug.jpg",
  simulatorBefore: "/media/room.jpg",
  story: "/media/cones.jpg",
  access: "/media/santana.jpg",
  designCard: "/media/geometrico-card.png",
  designRug: "/media/geometrico-woven.jpg",
  boatShow: "/media/tile-listrados.jpg",
  promo: "/media/lua-detail.jpg",
};
