import { defineTexts } from "#app/i18n/texts.ts";

/** What this product stores about people: change it together with what is stored. */
export const privacyTexts = defineTexts({
  pt: {
    title: "Privacidade",
    lead: "O que guardamos, para quê, por quanto tempo, e como pedir que seja apagado.",
    seoDescription: "Como a {marca} trata dados pessoais, conforme a LGPD e o RGPD.",
    sections: [
      {
        heading: "Quem responde",
        text: [
          "Quem decide sobre os dados (o controlador, na LGPD; o responsável pelo tratamento, no RGPD) é a {razão social}, {endereço}. Para tudo o que diz respeito a dados pessoais escreva pela [página de contato](/contato) ([{e-mail}](mailto:{e-mail})).",
        ],
        points: [],
      },
      {
        heading: "Ver o site",
        text: [
          "As páginas públicas não usam cookies e não carregam nada de outras empresas, a não ser um filme que tenhamos escolhido de outro endereço para a página principal. O que o site lembra fica no seu aparelho e você apaga quando limpa o navegador: os tapetes que marcou como favoritos e o dia em que viu o aviso da página principal. O simulador também guarda no aparelho, por até trinta dias, a foto do ambiente e, se você enviar um pedido sem conexão, o que escreveu nele (nome, contato e mensagem), até que ele seja enviado. Para mostrar os favoritos, a página pede ao site esses tapetes; o site não guarda quem pediu quais.",
          "Contamos visitas sem saber de quem. Quando você deixa uma página, o navegador diz ao nosso servidor qual era, em que idioma, se a tela era de celular, tablet ou computador, de que site você chegou (só o nome do site ou da campanha), em quanto tempo ela apareceu e se um tapete foi experimentado no simulador. O simulador conta também qual tapete foi experimentado, baixado ou compartilhado, e em que medida. Disso só guardamos somas por dia: nenhuma visita fica registrada por si, e nada identifica você ou o seu aparelho. Se o seu navegador pede para não ser rastreado (Do Not Track, Global Privacy Control), não contamos.",
          "O mapa da página de contato (OpenStreetMap) e os filmes do YouTube ou do Vimeo só são pedidos a essas empresas quando você toca neles; a partir daí valem as regras delas.",
          "A foto do seu ambiente, no simulador, é lida no seu próprio aparelho. Ela só chega a nós se você enviar a imagem com um pedido ou pedir que seja guardada para um link.",
        ],
        points: [],
      },
      {
        heading: "O que guardamos",
        text: ["Só o que você envia, e o que é preciso para provar que enviou:"],
        points: [
          "**Contato:** nome, e-mail, telefone se você o der, assunto, mensagem e idioma.",
          "**Orçamento, amostra, sob medida, favoritos, simulador e acesso exclusivo:** nome, e-mail ou WhatsApp, o tapete, a medida e o preço mostrado, a página de onde veio, a mensagem e o que o formulário pergunta (formato, cores, prazo, profissão, empresa, cidade, registro profissional); os arquivos que você anexar e a imagem da simulação, numa pasta sem endereço na internet.",
          "**Imagem com link:** se você aceitar, a imagem da simulação com o tapete e a medida, vista por quem tiver o link; sem o seu nome. O link que você recebe ao guardá-la também serve para apagá\u2011la.",
          "**{newsletter}:** e-mail, idioma, dia da assinatura e da confirmação. Só escrevemos depois que você confirma, e cada carta traz um link que cancela com um clique.",
          "**Consentimento:** o momento e a versão do texto que você aceitou.",
          "**E-mails:** cópia dos que o site enviou a você ou sobre o seu pedido. Quem deixa um e-mail em um formulário recebe nele uma confirmação do que pediu, e nenhuma publicidade.",
          "**Contra abuso:** um resumo cifrado do endereço de rede de quem envia formulários, por uma hora, e do e-mail que recebe uma confirmação, por um dia.",
          "**Equipe:** de quem trabalha no site, nome, e-mail, senha cifrada e as sessões abertas (endereço de rede e navegador). Só aqui há cookies, os da sessão.",
          "**Registros técnicos:** erros e páginas que não existem, sem nome e sem endereço de rede.",
        ],
      },
      {
        heading: "Para quê e com que base",
        text: ["Não vendemos nem cedemos dados, não traçamos perfis e nenhuma decisão é automática."],
        points: [
          "Responder e preparar propostas: o seu consentimento e os passos que você pede antes de um contrato (LGPD, art. 7º, I e V; RGPD, art. 6º, 1, a e b).",
          "Enviar {newsletter}: o seu consentimento, que você retira quando quiser.",
          "Proteger os formulários e o acesso da equipe: legítimo interesse (LGPD, art. 7º, IX; RGPD, art. 6º, 1, f).",
        ],
      },
      {
        heading: "Por quanto tempo",
        text: [],
        points: [
          "Mensagens e pedidos: até dois anos depois do último contato, ou antes, se você pedir. O que vira encomenda fica pelo prazo que a lei fiscal exige.",
          "Assinaturas: até você sair. Depois guardamos só o e-mail marcado como cancelado, para não escrever de novo. Um pedido de assinatura que ninguém confirma some em 30 dias.",
          "Somas das visitas e do simulador: 13 meses.",
          "Imagens com link: 30 dias, ou até você apagá\u2011las.",
          "Cópias de segurança do site inteiro: 30 dias. O que foi apagado deixa de existir nelas quando esse prazo acaba.",
          "Prova de consentimento: enquanto puder ser questionada.",
        ],
      },
      {
        heading: "Onde ficam",
        text: [
          "No servidor contratado pela {marca}, acessível só à equipe autorizada; os e-mails passam pelo serviço de correio contratado. Quem escreve da União Europeia envia os dados ao Brasil, a pedido próprio e com consentimento (RGPD, art. 49, 1, a e b).",
        ],
        points: [],
      },
      {
        heading: "Seus direitos",
        text: [
          "Você pode confirmar, ver, corrigir, levar, limitar e apagar os seus dados, opor-se ao uso deles e retirar o consentimento, sem custo. Escreva pela [página de contato](/contato) ([{e-mail}](mailto:{e-mail})), com o endereço que usou no formulário; respondemos em até quinze dias.",
          "Se a resposta não bastar, você pode reclamar à [ANPD](https://www.gov.br/anpd), no Brasil, ou à autoridade do seu país; na Espanha, a [AEPD](https://www.aepd.es).",
        ],
        points: [],
      },
    ],
  },
  es: {
    title: "Privacidad",
    lead: "Qué guardamos, para qué, durante cuánto tiempo, y cómo pedir que se borre.",
    seoDescription: "Cómo trata {marca} los datos personales, según la LGPD y el RGPD.",
    sections: [
      {
        heading: "Quién responde",
        text: [
          "Quien decide sobre los datos (el responsable del tratamiento, en el RGPD; el controlador, en la LGPD brasileña) es {razão social}, {endereço}. Para todo lo relativo a datos personales escriba desde la [página de contacto](/contato) ([{e-mail}](mailto:{e-mail})).",
        ],
        points: [],
      },
      {
        heading: "Visitar la web",
        text: [
          "Las páginas públicas no usan cookies y no cargan nada de otras empresas, salvo una película que hayamos elegido de otra dirección para la página principal. Lo que la web recuerda queda en su dispositivo y se borra al limpiar el navegador: las alfombras que marcó como favoritas y el día en que vio el aviso de la página principal. El simulador también guarda en el dispositivo, durante treinta días como máximo, la foto del espacio y, si envía una solicitud sin conexión, lo que escribió en ella (nombre, contacto y mensaje), hasta que se envíe. Para mostrar las favoritas, la página pide a la web esas alfombras; la web no guarda quién pidió cuáles.",
          "Contamos visitas sin saber de quién. Cuando usted deja una página, el navegador dice a nuestro servidor cuál era, en qué idioma, si la pantalla era de móvil, tableta u ordenador, de qué web llegó (solo el nombre de la web o de la campaña), en cuánto tiempo apareció y si se probó una alfombra en el simulador. El simulador cuenta también qué alfombra se probó, se descargó o se compartió, y en qué medida. De eso solo guardamos sumas por día: ninguna visita queda registrada por sí misma, y nada le identifica a usted ni a su dispositivo. Si su navegador pide que no se le siga (Do Not Track, Global Privacy Control), no contamos.",
          "El mapa de la página de contacto (OpenStreetMap) y las películas de YouTube o Vimeo solo se piden a esas empresas cuando usted las toca; desde ese momento se aplican sus normas.",
          "La foto de su espacio, en el simulador, se lee en su propio dispositivo. Solo nos llega si envía la imagen con una solicitud o pide que se guarde para un enlace.",
        ],
        points: [],
      },
      {
        heading: "Qué guardamos",
        text: ["Solo lo que usted envía, y lo necesario para probar que lo envió:"],
        points: [
          "**Contacto:** nombre, correo, teléfono si lo da, asunto, mensaje e idioma.",
          "**Presupuesto, muestra, a medida, favoritas, simulador y acceso exclusivo:** nombre, correo o WhatsApp, la alfombra, la medida y el precio mostrado, la página de la que viene, el mensaje y lo que pregunta el formulario (forma, colores, plazo, profesión, empresa, ciudad, número de colegiado); los archivos que adjunte y la imagen de la simulación, en una carpeta sin dirección en internet.",
          "**Imagen con enlace:** si usted lo acepta, la imagen de la simulación con la alfombra y la medida, vista por quien tenga el enlace; sin su nombre. El enlace que recibe al guardarla también sirve para borrarla.",
          "**{newsletter}:** correo, idioma, día de la suscripción y de la confirmación. Solo escribimos después de que usted confirme, y cada carta trae un enlace que cancela con un clic.",
          "**Consentimiento:** el momento y la versión del texto que aceptó.",
          "**Correos:** copia de los que la web le envió o envió sobre su solicitud. Quien deja un correo en un formulario recibe en él una confirmación de lo que pidió, y ninguna publicidad.",
          "**Contra el abuso:** un resumen cifrado de la dirección de red de quien envía formularios, durante una hora, y del correo que recibe una confirmación, durante un día.",
          "**Equipo:** de quienes trabajan en la web, nombre, correo, contraseña cifrada y sesiones abiertas (dirección de red y navegador). Solo aquí hay cookies, las de la sesión.",
          "**Registros técnicos:** errores y páginas que no existen, sin nombre ni dirección de red.",
        ],
      },
      {
        heading: "Para qué y con qué base",
        text: ["No vendemos ni cedemos datos, no trazamos perfiles y ninguna decisión es automática."],
        points: [
          "Responder y preparar propuestas: su consentimiento y los pasos que pide antes de un contrato (RGPD, art. 6.1, a y b; LGPD, art. 7, I y V).",
          "Enviar {newsletter}: su consentimiento, que retira cuando quiera.",
          "Proteger los formularios y el acceso del equipo: interés legítimo (RGPD, art. 6.1, f; LGPD, art. 7, IX).",
        ],
      },
      {
        heading: "Durante cuánto tiempo",
        text: [],
        points: [
          "Mensajes y solicitudes: hasta dos años desde el último contacto, o antes si usted lo pide. Lo que se convierte en encargo queda el plazo que exige la ley fiscal.",
          "Suscripciones: hasta que usted salga. Después guardamos solo el correo marcado como cancelado, para no volver a escribirle. Una solicitud de suscripción que nadie confirma desaparece a los 30 días.",
          "Sumas de las visitas y del simulador: 13 meses.",
          "Imágenes con enlace: 30 días, o hasta que usted las borre.",
          "Copias de seguridad de toda la web: 30 días. Lo que se borró deja de existir en ellas cuando termina ese plazo.",
          "Prueba del consentimiento: mientras pueda cuestionarse.",
        ],
      },
      {
        heading: "Dónde están",
        text: [
          "En el servidor contratado por {marca}, accesible solo para el equipo autorizado; los correos pasan por el servicio de correo contratado. Quien escribe desde la Unión Europea envía los datos a Brasil, a petición propia y con su consentimiento (RGPD, art. 49.1, a y b).",
        ],
        points: [],
      },
      {
        heading: "Sus derechos",
        text: [
          "Puede confirmar, ver, corregir, llevarse, limitar y borrar sus datos, oponerse a su uso y retirar el consentimiento, sin coste. Escriba desde la [página de contacto](/contato) ([{e-mail}](mailto:{e-mail})), con la dirección que usó en el formulario; respondemos en un plazo de quince días.",
          "Si la respuesta no basta, puede reclamar ante la autoridad de su país: en España, la [AEPD](https://www.aepd.es); en Brasil, la [ANPD](https://www.gov.br/anpd).",
        ],
        points: [],
      },
    ],
  },
  en: {
    title: "Privacy",
    lead: "What we keep, what for, for how long, and how to ask for it to be erased.",
    seoDescription: "How {marca} treats personal data, under the LGPD and the GDPR.",
    sections: [
      {
        heading: "Who answers for it",
        text: [
          "The controller of the data, under the GDPR and the Brazilian LGPD alike, is {razão social}, {endereço}. For anything about personal data write to us on the [contact page](/contato) ([{e-mail}](mailto:{e-mail})).",
        ],
        points: [],
      },
      {
        heading: "Looking at the site",
        text: [
          "The public pages set no cookies and load nothing from other companies, except a film that we may have chosen from another address for the main page. What the site remembers stays on your device and goes when you clear the browser: the rugs that you marked as favourites and the day on which you saw the notice on the main page. The simulator also keeps on the device, for thirty days at most, the photograph of the room and, if you send a request without a connection, what you wrote in it (name, contact and message), until it is sent. To show the favourites, the page asks the site for those rugs; the site does not keep who asked for which.",
          "We count visits without knowing whose. When you leave a page, the browser tells our server which one it was, in which language, whether the screen was a phone’s, a tablet’s or a computer’s, which site you came from (only the name of the site or of the campaign), how soon it appeared and whether a rug was tried in the simulator. The simulator also counts which rug was tried, downloaded or shared, and in which size. Of that we keep only sums by day: no visit is recorded by itself, and nothing identifies you or your device. If your browser asks not to be tracked (Do Not Track, Global Privacy Control), we do not count.",
          "The map of the contact page (OpenStreetMap) and films from YouTube or Vimeo are requested from those companies only when you touch them; from then on their rules apply.",
          "The photograph of your room, in the simulator, is read on your own device. It reaches us only if you send the picture with a request or ask for it to be stored for a link.",
        ],
        points: [],
      },
      {
        heading: "What we keep",
        text: ["Only what you send, and what is needed to prove that you did:"],
        points: [
          "**Contact:** name, e-mail, telephone if you give it, subject, message and language.",
          "**Quote, sample, made to measure, favourites, simulator and exclusive access:** name, e-mail or WhatsApp, the rug, the size and the price shown, the page that it came from, the message and what the form asks (shape, colours, deadline, profession, company, city, professional registration); the files that you attach and the picture of the simulation, in a folder that has no address on the internet.",
          "**Picture with a link:** if you agree, the picture of the simulation with the rug and its size, seen by whoever has the link; without your name. The link that you are given when you store it also deletes it.",
          "**{newsletter}:** e-mail, language, the day of subscription and of confirmation. We write only after you confirm, and each letter carries a link that cancels with one click.",
          "**Consent:** the moment, and the version of the text that you accepted.",
          "**E-mails:** a copy of those that the site sent to you or about your request. Whoever leaves an e-mail in a form gets a confirmation of what was asked for, and no advertising.",
          "**Against abuse:** a digest of the network address of whoever sends forms, for one hour, and of the e-mail that gets a confirmation, for one day.",
          "**Staff:** of those who work on the site, name, e-mail, hashed password and open sessions (network address and browser). Only here are there cookies, those of the session.",
          "**Technical records:** errors and pages that do not exist, without name and without network address.",
        ],
      },
      {
        heading: "What for, and on what basis",
        text: ["We neither sell nor pass on data, build no profiles, and no decision is automatic."],
        points: [
          "To answer and prepare proposals: your consent, and the steps that you ask for before a contract (GDPR, art. 6(1)(a) and (b); LGPD, art. 7, I and V).",
          "To send {newsletter}: your consent, which you withdraw whenever you like.",
          "To protect the forms and the staff’s access: legitimate interest (GDPR, art. 6(1)(f); LGPD, art. 7, IX).",
        ],
      },
      {
        heading: "For how long",
        text: [],
        points: [
          "Messages and requests: up to two years after the last contact, or sooner if you ask. What becomes an order stays for as long as tax law requires.",
          "Subscriptions: until you leave. After that we keep only the e-mail, marked as cancelled, so as not to write again. A subscription that nobody confirms is gone after 30 days.",
          "Totals of visits and of the simulator: 13 months.",
          "Pictures with a link: 30 days, or until you delete them.",
          "Backups of the whole site: 30 days. What was erased ceases to exist in them when that time is over.",
          "Proof of consent: for as long as it may be questioned.",
        ],
      },
      {
        heading: "Where it is",
        text: [
          "On the server hired by {marca}, open only to authorised staff; e-mails pass through the mail service hired for them. Whoever writes from the European Union sends the data to Brazil, at their own request and with consent (GDPR, art. 49(1)(a) and (b)).",
        ],
        points: [],
      },
      {
        heading: "Your rights",
        text: [
          "You may confirm, see, correct, take away, restrict and erase your data, object to its use and withdraw consent, at no cost. Write to us on the [contact page](/contato) ([{e-mail}](mailto:{e-mail})), with the address that you used in the form; we answer within fifteen days.",
          "If the answer is not enough, you may complain to the authority of your country: in Spain the [AEPD](https://www.aepd.es), in Brazil the [ANPD](https://www.gov.br/anpd).",
        ],
        points: [],
      },
    ],
  },
});
