import { say } from "./said.ts";

export const PRIVACY = {
  title: say("Privacidade", "Privacidad", "Privacy"),
  lead: say(
    "O que guardamos, para quê, por quanto tempo, e como pedir que seja apagado.",
    "Qué guardamos, para qué, durante cuánto tiempo, y cómo pedir que se borre.",
    "What we keep, what for, for how long, and how to ask for it to be erased.",
  ),
  seoDescription: say(
    "Como a Urdume trata dados pessoais, conforme a LGPD e o RGPD.",
    "Cómo trata Urdume los datos personales, según la LGPD y el RGPD.",
    "How Urdume treats personal data, under the LGPD and the GDPR.",
  ),
  body: say(
    "<h2>O que guardamos</h2><p>O que você escreve nos formulários: nome, e-mail, telefone ou WhatsApp, mensagem e, se você enviar, a imagem da simulação. Guardamos também o momento e o texto do seu consentimento.</p><p>A foto do seu ambiente, no simulador, fica no seu aparelho até você pedir um orçamento.</p><h2>Para quê</h2><p>Para responder, preparar propostas e, se você assinou, enviar as cartas do tear. Não vendemos nem cedemos dados.</p><h2>Por quanto tempo</h2><p>Mensagens e pedidos, por dois anos depois do último contato. Assinaturas, até você sair com um clique.</p><h2>Seus direitos</h2><p>Você pode ver, corrigir, levar e apagar os seus dados. Escreva para o e-mail da página de contato; respondemos em até quinze dias.</p>",
    "<h2>Qué guardamos</h2><p>Lo que usted escribe en los formularios: nombre, correo, teléfono o WhatsApp, mensaje y, si la envía, la imagen de la simulación. Guardamos también el momento y el texto de su consentimiento.</p><p>La foto de su espacio, en el simulador, permanece en su dispositivo hasta que pida un presupuesto.</p><h2>Para qué</h2><p>Para responder, preparar propuestas y, si se suscribió, enviar las cartas del telar. No vendemos ni cedemos datos.</p><h2>Durante cuánto tiempo</h2><p>Mensajes y pedidos, dos años desde el último contacto. Suscripciones, hasta que salga con un clic.</p><h2>Sus derechos</h2><p>Puede ver, corregir, llevarse y borrar sus datos. Escriba al correo de la página de contacto; respondemos en un plazo de quince días.</p>",
    "<h2>What we keep</h2><p>What you write in the forms: name, e-mail, telephone or WhatsApp, message and, if you send it, the picture of the simulation. We also keep the moment and the text of your consent.</p><p>The photo of your room, in the simulator, stays on your device until you ask for a quotation.</p><h2>What for</h2><p>To answer, to prepare proposals and, if you subscribed, to send the letters from the loom. We neither sell nor pass on data.</p><h2>For how long</h2><p>Messages and requests, two years after the last contact. Subscriptions, until you leave with one click.</p><h2>Your rights</h2><p>You may see, correct, take away and erase your data. Write to the e-mail on the contact page; we answer within fifteen days.</p>",
  ),
};

export const TERMS = {
  title: say("Termos", "Términos", "Terms"),
  lead: say(
    "O que vale quando você encomenda uma peça.",
    "Lo que vale cuando encarga una pieza.",
    "What holds when you order a piece.",
  ),
  seoDescription: say(
    "Condições de encomenda, prazo, entrega e garantia da Urdume.",
    "Condiciones de encargo, plazo, entrega y garantía de Urdume.",
    "Urdume's terms of order, delivery and guarantee.",
  ),
  body: say(
    "<h2>Encomenda</h2><p>Cada peça é feita depois do pedido. A proposta diz desenho, medida, fios, preço e prazo; o trabalho começa com o aceite por escrito e o sinal combinado.</p><h2>Medida e cor</h2><p>A lã aceita variação de até 3% na medida e no tom. A tela aproxima as cores; a amostra confirma.</p><h2>Entrega</h2><p>O prazo conta a partir da aprovação da amostra. Avisamos a cada semana em que fileira o tear está.</p><h2>Garantia</h2><p>Cinco anos contra defeito de fabricação. Lavagem e restauro são feitos no ateliê.</p><h2>Imagens</h2><p>Desenhos e fotografias deste site pertencem à casa ou a quem os assina.</p>",
    "<h2>Encargo</h2><p>Cada pieza se hace después del pedido. La propuesta dice dibujo, medida, hilos, precio y plazo; el trabajo empieza con la aceptación por escrito y la señal acordada.</p><h2>Medida y color</h2><p>La lana admite una variación de hasta el 3% en la medida y el tono. La pantalla aproxima los colores; la muestra confirma.</p><h2>Entrega</h2><p>El plazo cuenta desde la aprobación de la muestra. Avisamos cada semana de la fila en que está el telar.</p><h2>Garantía</h2><p>Cinco años contra defectos de fabricación. El lavado y la restauración se hacen en el taller.</p><h2>Imágenes</h2><p>Los dibujos y las fotografías de este sitio pertenecen a la casa o a quien los firma.</p>",
    "<h2>Orders</h2><p>Each piece is made after it is ordered. The proposal states design, size, yarns, price and time; work begins with written acceptance and the agreed deposit.</p><h2>Size and colour</h2><p>Wool allows a variation of up to 3% in size and shade. The screen comes close to the colours; the sample confirms.</p><h2>Delivery</h2><p>The time runs from the approval of the sample. Each week we tell you which row the loom has reached.</p><h2>Guarantee</h2><p>Five years against defects in making. Washing and restoration are done in the workshop.</p><h2>Pictures</h2><p>Designs and photographs on this site belong to the house or to whoever signs them.</p>",
  ),
};
