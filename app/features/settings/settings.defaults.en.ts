import {
  BRAND_FACTS,
  CONTACT_FACTS,
  FEATURE,
  LANDING,
  MAP_FACTS,
  MENU,
  PICTURES,
  SHOWROOM_PICTURES,
  SIMULATOR,
  SOCIAL,
  YARNS,
} from "./settings.defaults.facts.ts";
import type { Settings } from "./settings.rules.ts";

export const SETTINGS_EN: Settings = {
  brand: {
    ...BRAND_FACTS,
    tagline: "A rug is more than a rug, it is a brand.",
    blurb:
      "Rugs knotted, woven and tufted by hand in São Paulo, to the measure of the floor they will live on.",
    foundedEs: "Weaving since 1995.",
    foundedStory: "Since the turn of the millennium",
    seoTitle: "Urdume, rugs made by hand in São Paulo",
    seoDescription:
      "Rugs knotted, woven and tufted by hand in São Paulo, made to measure. Showroom in Barra Funda.",
  },
  contact: {
    ...CONTACT_FACTS,
    hours: {
      weekdays: "Monday to Friday",
      saturday: "Saturday",
      places: [
        { id: "showroom", name: "Office and showroom", weekdays: "9h-18h", saturday: "9h-13h" },
        { id: "online", name: "Online support", weekdays: "8h-19h", saturday: "9h-15h" },
      ],
    },
    hoursShort: "Monday to Friday, 9h-18h. Saturday, 9h-13h.",
    map: {
      ...MAP_FACTS,
      place: "Barra Funda",
      directions: "A 6-minute walk from the station. Parking inside the shed.",
    },
  },
  social: SOCIAL,
  menu: MENU,
  landing: LANDING,
  home: {
    hero: {
      lead: "Knotted, woven and tufted by hand, to the measure of the floor they will live on.",
      experience: "More than 20 years of craft and more than 100 distributors in Brazil.",
      captionName: "In the film",
      caption: "Contemporary, wool, 290 × 430 cm. House in Pacaembu.",
    },
    feature: {
      title: "Floors are designed, too",
      subtitle: "",
      name: "Ocean Blue",
      facts: ["Wool and botanical silk, 300 × 400 cm", "Living room, Higienópolis"],
      linkText: "Find out more",
      linkUrl: "/colecoes",
      leftTags: [
        { id: "golden-lines", name: "Golden Lines", fact: "Wool and botanical silk" },
        { id: "scallop", name: "Scallop", fact: "Edge cut with scissors" },
        { id: "soft-living", name: "Soft Living", fact: "Furrow opened with scissors" },
        { id: "natureza", name: "Natureza", fact: "Wool and raw linen" },
      ],
    },
    newCollection: {
      title: "New collection: the shadow of buildings",
      text: "Six rugs drawn at four in the afternoon, when the slabs of São Paulo stripe the pavement.",
      button: "Read the story on the blog",
      picture: PICTURES.newCollection,
    },
    collections: {
      title: "The full collection",
      note: "Every piece at the same scale.\nOne metre of rug, one metre of drawing.",
    },
    craft: {
      title: "Ninety days, two people, one rug",
      text: "The cartoon, the dye, the knot, the shearing, the binding. Each step goes through someone who knows the yarn by name. There is no shortcut that the surface does not show.",
      button: "Step into the workshop",
      buttonUrl: "/nossa-historia",
      picture: PICTURES.craft,
      facts: [
        { id: "knots", term: "Knots per m²", value: "250,000" },
        { id: "baths", term: "Dye baths", value: "7" },
        { id: "shearing", term: "Shearing", value: "by hand, 3 passes" },
      ],
    },
    materials: {
      title: "Before the rug, the yarn",
      lead: "New Zealand wool, botanical silk, jute from the Amazon. Ask to feel them in your hand before deciding with your eyes.",
      samplesTitle: "Samples",
      samplesText: "Twelve 10 × 10 cm squares by post",
      samplesUrl: "/amostra-de-cores",
      rawTitle: "Raw materials",
      rawText: "Where it comes from, who spins it, how it is dyed",
      rawUrl: "/nossa-historia",
      yarns: YARNS,
    },
    featured: { title: "Featured rugs" },
    philosophy: {
      title: "Our philosophy",
      paragraphs: [
        "At the turn of the millennium we took an old rug apart to understand why it had lasted. Beneath the pattern was the warp: threads nobody sees, holding all the others.",
        "We have worked in that order ever since: first what holds, then what shows. The wool comes from free-roaming flocks, the jute grows in the Amazon, the silk is botanical. We buy from people we can visit.",
        "We dye a little at a time, with plants when the colour allows. What is left from the cut becomes a sample, and the sample starts a conversation with whoever is designing.",
        "A rug is more than a rug, it is a brand: the mark your foot knows in the dark, the one that stays in the family photograph, the one the house takes along when it changes address.",
      ],
      button: "Keep reading on the blog",
    },
    simulatorPromo: {
      title: "See it on your floor before the first knot",
      text: "Take a photo of the room, choose model, colour and size. It takes two minutes and works on your phone.",
      button: "Open the simulator",
      picture: PICTURES.simulatorPromo,
    },
    showroom: {
      title: "The showroom is inside the workshop",
      text: "Choose the colour beside the person who dyes it. Bring the floor plan, a photo or the sofa fabric.",
      button: "Book a visit",
      pictures: SHOWROOM_PICTURES,
      pictureAlt: "Showroom wall: Azulejo, Lua and Vão Livre hung at the same scale",
    },
    companyIntro: {
      text: "Urdume has been making rugs by hand in São Paulo for more than 20 years and is in more than 100 shops across Brazil. We work with architects, with hotels and with people furnishing their first home.",
    },
    story: {
      title: "Weaving in São Paulo since 1995",
      paragraphs: [
        "We began with one loom and one order: a rug that nobody had drawn yet. Today the workshop fills three sheds in Barra Funda and we still begin the same way, with the thread that is not seen.",
        "We work with New Zealand wool, botanical silk and jute from the Amazon. We dye in-house, in small baths, so that a colour can be repeated twenty years later.",
      ],
      picture: PICTURES.story,
      caption: "Cones dyed this week. Barra Funda workshop.",
    },
    access: {
      title: "Exclusive access for those who design",
      text: "Trade prices, samples in 72 hours, files of every design and a person who answers.",
      button: "Request access",
      picture: PICTURES.access,
    },
    design: {
      title: "Every knot, one square",
      text: "The cartoon says which yarn goes into each knot. The weaver reads it aloud, row by row.",
      cardPicture: PICTURES.designCard,
      cardCaption: "Cartoon, 1 square = 1 knot",
      rugPicture: PICTURES.designRug,
      rugCaption: "Rug, wool, 32 × 40 cm",
    },
    services: {
      title: "Services",
      items: [
        {
          id: "made-to-measure",
          title: "Made to measure",
          description: "Shape, colour, pile and size. From 60 × 90 cm to 6 × 12 m in one piece.",
        },
        {
          id: "samples",
          title: "Samples",
          description: "Twelve 10 × 10 cm squares with name, pile and dye on the back.",
        },
        {
          id: "project",
          title: "Project",
          description: "Floor plans, simulation on a photo of the room and a light test in the workshop.",
        },
        {
          id: "care",
          title: "Care",
          description: "Washing, restoration and new edges, for pieces from other workshops too.",
        },
      ],
    },
    tradeShows: {
      title: "Trade shows",
      items: [
        {
          id: "2025",
          year: 2025,
          title: "Exhibitor, 2025 edition",
          facts: "Marola and Vão Livre",
          picture: PICTURES.tradeShow2025,
        },
        {
          id: "2024",
          year: 2024,
          title: "Exhibitor, 2024 edition",
          facts: "Geométrico and Cobogó",
          picture: PICTURES.tradeShow2024,
        },
        {
          id: "2023",
          year: 2023,
          title: "Exhibitor, 2023 edition",
          facts: "Lua, first round series",
          picture: PICTURES.tradeShow2023,
        },
      ],
    },
  },
  boatShow: {
    isActive: true,
    name: "Boat Show 2025",
    title: "Exhibitor\nBoat Show 2025",
    text: "Marola, stripes woven for deck and saloon. Dries in the sun, does not fray, weighs 2 kg per metre.",
    where: "São Paulo, September 2025",
    note: "Made to measure for boats, from the shipyard's drawings.",
    picture: PICTURES.boatShow,
  },
  promo: {
    isActive: true,
    title: "A box of yarns on your desk",
    text: "Twelve 10 × 10 cm samples with name, pile and dye on the back. We send them to architects and designers free of charge.",
    picture: PICTURES.promo,
    button: "Ask for the sample box",
    buttonUrl: "/acesso-exclusivo",
  },
  testimonials: {
    title: "Those who walk on it every day",
    items: [
      {
        id: "finished-house",
        quote:
          "The rug arrived and the building work was over. It was what the room needed to stop looking like a project.",
        author: "",
        role: "Architect",
        place: "Curitiba",
      },
      {
        id: "dry-leaf",
        quote:
          "I asked for a green that I only had in a dry leaf. I posted the leaf and the green came back.",
        author: "",
        role: "Interior designer",
        place: "Recife",
      },
      {
        id: "three-years",
        quote: "Three years, two dogs and one child later, the pile still stands.",
        author: "",
        role: "Client",
        place: "Belo Horizonte",
      },
    ],
  },
  newsletter: { title: "Letters from the loom", text: "Four a year: one collection, one dye, one house." },
  simulator: SIMULATOR,
  catalogues: {
    items: [
      { id: "2022", name: "Catalogue 2022", note: "72 pages, PDF", file: "" },
      { id: "2023", name: "2023 trade show catalogue", note: "48 pages, PDF", file: "" },
      { id: "2024", name: "Catalogue 2024", note: "96 pages, PDF", file: "" },
      { id: "2025", name: "Catalogue 2025", note: "88 pages, PDF", file: "" },
      { id: "2026", name: "Catalogue 2026", note: "84 pages, PDF", file: "" },
    ],
  },
  feature: FEATURE,
};
