import { valueIn } from "#app/features/settings/default-settings.server.ts";
import { SETTING_NAMES } from "#app/features/settings/saving/declared-settings.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { type WrittenLocale, wordsIn } from "#app/i18n/locales.ts";
import type { SeedPlan } from "../seed-plan.ts";
import { planForms } from "../setting-forms.ts";
import { pageSettingsIn } from "./page-settings.ts";

export function planSettings(plan: SeedPlan): void {
  const said = { "pt-BR": settingsIn("pt-BR", plan), es: settingsIn("es", plan), en: settingsIn("en", plan) };
  planForms(
    plan,
    SETTING_NAMES.map((name) => [name, (locale) => valueIn(wordsIn(said, locale), name)]),
  );
}

const YARNS = [
  ["#e0634a", 3],
  ["#d99a3a", 2],
  ["#0e5560", 4],
  ["#4d1f49", 2],
  ["#9dac5c", 3],
  ["#dd8f86", 2],
  ["#2f6b4a", 3],
  ["#f1e3cf", 4],
  ["#1f4e9c", 2],
  ["#b5512c", 3],
] as const;

export function settingsIn(locale: WrittenLocale, { urlOf, documentOf }: SeedPlan): Settings {
  const t = (pt: string, es: string, en: string) => ({ "pt-BR": pt, es, en })[locale];
  const { menu, simulator, opening, firstRun } = DEFAULT_SETTINGS[locale];
  return {
    brand: {
      name: "Caroá",
      legalName: "Caroá Tecelagem de Olinda Ltda.",
      logo: "",
      tagline: t(
        "Chão de festa, todo dia.",
        "Suelo de fiesta, todos los días.",
        "A festive floor, every day.",
      ),
      blurb: t(
        "Tapetes de cor forte, tecidos em Olinda por quem mora na ladeira.",
        "Alfombras de color fuerte, tejidas en Olinda por quienes viven en la cuesta.",
        "Rugs in strong colours, woven in Olinda by people who live on the hill.",
      ),
      foundedEs: t("Existimos desde 2012.", "Existimos desde 2012.", "Here since 2012."),
      foundedStory: t("Desde o carnaval de 2012", "Desde el carnaval de 2012", "Since the carnival of 2012"),
      yearsOfCraft: 12,
      distributors: 18,
      city: "Olinda",
      seoTitle: t("Caroá, tapetes de Olinda", "Caroá, alfombras de Olinda", "Caroá, rugs from Olinda"),
      seoDescription: t(
        "Tapetes de lã, algodão e caroá, tecidos à mão em Olinda. Doze desenhos, qualquer medida.",
        "Alfombras de lana, algodón y caroá, tejidas a mano en Olinda. Doce dibujos, cualquier medida.",
        "Rugs of wool, cotton and caroá fibre, woven by hand in Olinda. Twelve patterns, any size.",
      ),
      sharePicture: urlOf("hero-2"),
    },
    contact: {
      addressLines: ["Rua do Amparo, 77", "Carmo, Olinda, PE", "53020-190"],
      whatsapp: "+5581900000000",
      phone: "+558134000000",
      email: "oi@caroa.example",
      marketingEmail: "vendas@caroa.example",
      timeZone: "America/Sao_Paulo",
      hours: {
        places: [
          {
            id: "casa",
            name: t("Casa e oficina", "Casa y taller", "House and workshop"),
            times: [
              { first: "Tuesday", last: "Friday", opens: "10:00", closes: "17:00", isClosed: false },
              { first: "Saturday", last: "", opens: "10:00", closes: "14:00", isClosed: false },
            ],
          },
          {
            id: "mensagens",
            name: t("Mensagens", "Mensajes", "Messages"),
            times: [
              { first: "Tuesday", last: "Friday", opens: "08:00", closes: "18:00", isClosed: false },
              { first: "Saturday", last: "", opens: "08:00", closes: "12:00", isClosed: false },
            ],
          },
        ],
      },
      map: {
        point: "https://www.openstreetmap.org/?mlat=-8.0135&mlon=-34.8488#map=16/-8.0135/-34.8488",
        place: "Carmo, Olinda",
        directions: t(
          "Suba a pé: são quatro minutos desde a praça. Há sombra o caminho todo.",
          "Suba a pie: son cuatro minutos desde la plaza. Hay sombra todo el camino.",
          "Walk up: four minutes from the square, in the shade all the way.",
        ),
      },
      mapPicture: "",
    },
    social: {
      instagram: "https://www.instagram.com/caroa.example",
      pinterest: "https://www.pinterest.com/caroa_example",
      blog: "https://caderno.caroa.example",
    },
    menu,
    landing: { film: urlOf("landing-film-2"), poster: urlOf("landing-2") },
    home: {
      hero: {
        lead: t(
          "Doze desenhos da cidade, tecidos em lã, algodão e caroá.",
          "Doce dibujos de la ciudad, tejidos en lana, algodón y caroá.",
          "Twelve patterns of the town, woven in wool, cotton and caroá.",
        ),
        experience: t(
          "Doze anos de tear e dezoito lojas amigas, do Recife a Belém.",
          "Doce años de telar y dieciocho tiendas amigas, de Recife a Belém.",
          "Twelve years at the loom and eighteen friendly shops, from Recife to Belém.",
        ),
      },
      feature: {
        title: t("A rua entra em casa", "La calle entra en casa", "The street comes indoors"),
        subtitle: "",
        linkText: t("Ver as coleções", "Ver las colecciones", "See the collections"),
        linkUrl: "/colecoes",
      },
      newCollection: {
        title: t("Coleção nova: sobrados", "Colección nueva: casonas", "New collection: town houses"),
        text: t(
          "Quatro fachadas da ladeira, com porta, arco e cal, postas de pé no chão da sala.",
          "Cuatro fachadas de la cuesta, con puerta, arco y cal, puestas en el suelo del salón.",
          "Four fronts from the hill, with door, arch and limewash, laid on the floor of the room.",
        ),
        button: t("Ler no caderno", "Leer en el cuaderno", "Read the notebook"),
        picture: urlOf("sala-sobrado"),
      },
      collections: {
        title: t("Todos os desenhos", "Todos los dibujos", "Every pattern"),
        note: t(
          "Lado a lado, na mesma escala.\nO que parece maior é maior.",
          "Lado a lado, a la misma escala.\nLo que parece mayor es mayor.",
          "Side by side, at one scale.\nWhat looks larger is larger.",
        ),
      },
      craft: {
        title: t("Quarenta dias no tear", "Cuarenta días en el telar", "Forty days on the loom"),
        text: t(
          "O cartão fica na parede, a lã na mesa, o rádio ligado. Duas tecelãs por peça, e a que começa é a que corta o último fio.",
          "El cartón en la pared, la lana en la mesa, la radio encendida. Dos tejedoras por pieza, y la que empieza es la que corta el último hilo.",
          "The card on the wall, the wool on the table, the radio on. Two weavers to a piece, and whoever begins it cuts the last thread.",
        ),
        button: t("Conhecer a oficina", "Conocer el taller", "See the workshop"),
        buttonUrl: "/nossa-historia",
        rug: "/produtos/tapete-sobrado",
        picture: urlOf("oficina"),
        facts: [
          { id: "rows", term: t("Fileiras por metro", "Filas por metro", "Rows per metre"), value: "500" },
          {
            id: "people",
            term: t("Gente na casa", "Personas en la casa", "People in the house"),
            value: "14",
          },
          { id: "yarns", term: t("Cores prontas", "Colores listos", "Colours in stock"), value: "36" },
        ],
      },
      materials: {
        title: t("De que é feito", "De qué está hecho", "What it is made of"),
        lead: t(
          "Lã de ovelha do Agreste, algodão do sertão e a fibra que dá nome à casa, fina e teimosa como corda de rede.",
          "Lana de oveja del Agreste, algodón del sertón y la fibra que da nombre a la casa, fina y terca como cuerda de hamaca.",
          "Wool from the Agreste, cotton from the backlands and the fibre that names the house, fine and stubborn as a hammock rope.",
        ),
        samplesTitle: t("Retalhos", "Retales", "Swatches"),
        samplesText: t(
          "Seis pedaços de mão, pelo correio",
          "Seis retales de mano, por correo",
          "Six handfuls, by post",
        ),
        samplesUrl: "/amostra-de-cores",
        rawTitle: t("A fibra", "La fibra", "The fibre"),
        rawText: t(
          "Quem colhe, quem bate, quem fia",
          "Quién cosecha, quién golpea, quién hila",
          "Who cuts it, who beats it, who spins it",
        ),
        rawUrl: "/nossa-historia",
        yarns: YARNS.map(([hex, weight]) => ({ hex, weight })),
      },
      featured: { title: t("Para começar", "Para empezar", "To begin with") },
      philosophy: {
        title: t("O que a gente não negocia", "Lo que no negociamos", "What we do not bargain over"),
        paragraphs: [
          t(
            "Cor não se economiza. A ladeira inteira é pintada, e ninguém nunca pediu desculpa por isso.",
            "El color no se ahorra. Toda la cuesta está pintada, y nadie pidió perdón por ello.",
            "Colour is not to be saved. The whole hill is painted, and nobody ever said sorry for it.",
          ),
          t(
            "Quem tece assina. No avesso de cada peça vão dois nomes, bordados, e o dia em que saiu do tear.",
            "Quien teje firma. En el reverso de cada pieza van dos nombres, bordados, y el día en que salió del telar.",
            "Whoever weaves signs. On the back of each piece are two names, embroidered, and the day it left the loom.",
          ),
          t(
            "Compramos a fibra de três comunidades do sertão, pelo preço que elas dizem, no mês que elas podem.",
            "Compramos la fibra a tres comunidades del sertón, al precio que ellas dicen, en el mes que ellas pueden.",
            "We buy the fibre from three communities of the backlands, at the price they name, in the month they can.",
          ),
          t(
            "Tapete se usa. Se manchou, a gente ensina a lavar; se rasgou, volta para o tear.",
            "La alfombra se usa. Si se manchó, enseñamos a lavarla; si se rompió, vuelve al telar.",
            "A rug is for use. If it is stained we teach you to wash it; if it is torn, it comes back to the loom.",
          ),
        ],
        button: t("Seguir no caderno", "Seguir en el cuaderno", "Go on in the notebook"),
      },
      simulatorPromo: {
        title: t("Ponha no seu chão agora", "Póngala en su suelo ahora", "Put it on your floor now"),
        text: t(
          "Uma foto da sala, um desenho, a cor que você quiser. A medida aparece certa.",
          "Una foto del salón, un dibujo, el color que quiera. La medida sale exacta.",
          "A photo of the room, a pattern, the colour you like. The size comes out right.",
        ),
        button: t("Experimentar", "Probar", "Try it"),
        picture: urlOf("sala-sombrinha"),
        before: "",
      },
      showroom: {
        title: t("A casa está aberta", "La casa está abierta", "The house is open"),
        text: t(
          "Na frente se vende, no quintal se tinge. Entre, tire o sapato e escolha com o pé.",
          "Delante se vende, en el patio se tiñe. Entre, quítese los zapatos y elija con el pie.",
          "We sell at the front and dye in the yard. Come in, take off your shoes and choose with your feet.",
        ),
        button: t("Marcar uma visita", "Concertar una visita", "Arrange a visit"),
        pictures: [
          { id: "sobrado", picture: urlOf("sobrado"), widthMetres: 2 },
          { id: "sombrinha", picture: urlOf("sombrinha"), widthMetres: 2.5 },
          { id: "farol", picture: urlOf("farol"), widthMetres: 2 },
        ],
        pictureAlt: t(
          "Sobrado, Sombrinha e Farol pendurados na mesma escala",
          "Sobrado, Sombrinha y Farol colgadas a la misma escala",
          "Sobrado, Sombrinha and Farol hung at one scale",
        ),
      },
      companyIntro: {
        text: t(
          "A Caroá tece tapetes em Olinda desde 2012. São catorze pessoas, três teares grandes e um quintal de tinturaria. Fazemos para casas, pousadas e palcos.",
          "Caroá teje alfombras en Olinda desde 2012. Somos catorce personas, tres telares grandes y un patio de tintes. Hacemos para casas, posadas y escenarios.",
          "Caroá has woven rugs in Olinda since 2012. We are fourteen people, three large looms and a yard of dye vats. We make for homes, inns and stages.",
        ),
      },
      story: {
        title: t("Da corda ao chão", "De la cuerda al suelo", "From rope to floor"),
        paragraphs: [
          t(
            "A fibra servia para rede, corda e saco de açúcar. Em 2012 três vizinhas trançaram um pano de palco com ela, e o pano não voltou do carnaval: ficou na sala de alguém.",
            "La fibra servía para hamacas, cuerdas y sacos de azúcar. En 2012 tres vecinas trenzaron con ella un paño de escenario, y el paño no volvió del carnaval: se quedó en el salón de alguien.",
            "The fibre was for hammocks, rope and sugar sacks. In 2012 three neighbours braided a stage cloth of it, and the cloth never came back from carnival: it stayed in somebody’s living room.",
          ),
          t(
            "Vieram a lã, o algodão, o tear de quatro metros. O que não mudou foi a cor e a porta aberta.",
            "Llegaron la lana, el algodón, el telar de cuatro metros. Lo que no cambió fue el color y la puerta abierta.",
            "Then came wool, cotton and the four-metre loom. What did not change was the colour and the open door.",
          ),
        ],
        picture: urlOf("novelos"),
        caption: t(
          "Novelos da semana, secando na varanda.",
          "Ovillos de la semana, secándose en la galería.",
          "This week’s yarn, drying on the veranda.",
        ),
      },
      access: {
        title: t("Para arquitetos e lojas", "Para arquitectos y tiendas", "For architects and shops"),
        text: t(
          "Tabela própria, retalhos em uma semana e o desenho de cada peça em arquivo.",
          "Tarifa propia, retales en una semana y el dibujo de cada pieza en archivo.",
          "A price list of your own, swatches within a week and each pattern as a file.",
        ),
        button: t("Pedir acesso", "Pedir acceso", "Ask for access"),
        picture: urlOf("sala-varanda"),
      },
      design: {
        title: t("O cartão na parede", "El cartón en la pared", "The card on the wall"),
        text: t(
          "Um quadradinho, um ponto. Quem tece conta em voz alta, e quem passa na rua canta junto.",
          "Un cuadradito, un punto. Quien teje cuenta en voz alta, y quien pasa por la calle canta también.",
          "One little square, one stitch. The weaver counts aloud, and whoever walks by sings along.",
        ),
        rug: "",
        cardPicture: urlOf("card-2"),
        cardCaption: t("Cartão de Sobrado", "Cartón de Sobrado", "Card of Sobrado"),
        rugPicture: urlOf("woven-2"),
        rugCaption: t("Sobrado, tecido", "Sobrado, tejida", "Sobrado, woven"),
      },
      services: { title: t("O que fazemos", "Qué hacemos", "What we do") },
      tradeShows: { title: t("Por onde andamos", "Por dónde anduvimos", "Where we have been") },
    },
    pages: pageSettingsIn(t),
    boatShow: {
      isActive: false,
      lastDay: "",
      name: t("Feira de Olinda", "Feria de Olinda", "Olinda fair"),
      title: t("Na rua em janeiro", "En la calle en enero", "In the street in January"),
      text: t(
        "Os doze desenhos, na calçada.",
        "Los doce dibujos, en la acera.",
        "All twelve patterns, on the pavement.",
      ),
      where: t("Olinda, janeiro", "Olinda, enero", "Olinda, January"),
      note: t("Entrada livre.", "Entrada libre.", "Free entrance."),
      picture: urlOf("sala-frevo"),
    },
    promo: {
      isActive: true,
      startsOn: "",
      endsOn: "",
      title: t("Seis retalhos na sua mão", "Seis retales en su mano", "Six swatches in your hand"),
      text: t(
        "Mande um endereço e receba seis retalhos de lã, algodão e fibra. A gente paga o correio.",
        "Mande una dirección y reciba seis retales de lana, algodón y fibra. El correo lo pagamos nosotros.",
        "Send an address and get six swatches of wool, cotton and fibre. We pay the postage.",
      ),
      picture: urlOf("frevo-detail"),
      button: t("Quero os retalhos", "Quiero los retales", "Send me swatches"),
      buttonUrl: "/acesso-exclusivo",
    },
    testimonials: { title: t("Quem mora em cima", "Quienes viven encima", "Those who live on them") },
    newsletter: {
      title: t("Bilhetes da ladeira", "Notas de la cuesta", "Notes from the hill"),
      text: t(
        "Três por ano, curtos, com cor.",
        "Tres al año, cortas, con color.",
        "Three a year, short, in colour.",
      ),
    },
    simulator,
    catalogues: {
      items: [
        {
          id: "2024",
          name: t("Caderno 2024", "Cuaderno 2024", "Notebook 2024"),
          note: t("7 páginas, PDF", "7 páginas, PDF", "7 pages, PDF"),
          file: documentOf("caderno-2024"),
        },
        {
          id: "2025",
          name: t("Caderno 2025", "Cuaderno 2025", "Notebook 2025"),
          note: t("9 páginas, PDF", "9 páginas, PDF", "9 pages, PDF"),
          file: documentOf("caderno-2025"),
        },
        {
          id: "collections",
          name: t("Caderno das coleções", "Cuaderno de las colecciones", "Notebook of the collections"),
          note: t("13 páginas, PDF", "13 páginas, PDF", "13 pages, PDF"),
          file: documentOf("caderno-colecoes"),
        },
      ],
    },
    theme: {
      colours: {
        paper: "#f8f1e1",
        ink: "#2a1526",
        accent: "#0a6b6e",
        requests: "#07494f",
        materials: "#6b2b17",
        philosophy: "#4d1f49",
      },
      typefaces: "market",
      isLogoPlain: false,
      language: "pt-BR",
      languages: ["es", "en"],
      currency: "both",
    },
    opening,
    firstRun,
  };
}
