import { defineAdminTexts } from "#app/i18n/texts.ts";

export const mediaTexts = defineAdminTexts({
  film: {
    wrongType: {
      title: "Formato de arquivo inválido",
      text: "Por favor, faça upload apenas de arquivos MP4.",
    },
    cutShort: {
      title: "Vídeo incompleto",
      text: "O arquivo termina antes do fim do vídeo. Exporte o vídeo de novo e envie outra vez.",
    },
    damaged: {
      title: "Vídeo danificado",
      text: "Não foi possível ler o vídeo. Exporte o arquivo de novo e envie outra vez.",
    },
  },
  picture: {
    wrongType: {
      title: "Formato inválido",
      text: (formats: string) => `Este arquivo não é uma imagem aceita aqui. Formatos aceitos: ${formats}.`,
    },
    cutShort: {
      title: "Imagem incompleta",
      text: "O arquivo termina antes do fim da imagem. Exporte a imagem de novo e envie outra vez.",
    },
    damaged: {
      title: "Imagem danificada",
      text: "Não foi possível ler a imagem. Abra e salve o arquivo de novo e envie outra vez.",
    },
  },
  document: {
    wrongType: { title: "Formato inválido", text: "Este arquivo não é um PDF. Exporte o catálogo em PDF." },
    cutShort: {
      title: "PDF incompleto",
      text: "O arquivo termina antes do fim do documento. Exporte o PDF de novo e envie outra vez.",
    },
    damaged: {
      title: "PDF danificado",
      text: "Não foi possível ler o documento. Exporte o PDF de novo e envie outra vez.",
    },
  },
  mixed: {
    wrongType: {
      title: "Formato inválido",
      text: (formats: string) =>
        `Este arquivo não é de um formato aceito aqui. Formatos aceitos: ${formats}.`,
    },
    cutShort: {
      title: "Arquivo incompleto",
      text: "O arquivo termina antes do fim. Exporte o arquivo de novo e envie outra vez.",
    },
    damaged: {
      title: "Arquivo danificado",
      text: "Não foi possível ler o arquivo. Exporte o arquivo de novo e envie outra vez.",
    },
  },
  any: {
    empty: { title: "Arquivo vazio", text: "O arquivo não tem conteúdo." },
    tooLarge: {
      title: "Arquivo muito grande",
      text: (megabytes: number) => `O tamanho máximo permitido é de ${megabytes}MB.`,
    },
    wrongExtension: {
      title: "Nome e conteúdo não combinam",
      text: "A extensão do arquivo é de outro formato. Corrija o nome ou exporte o arquivo de novo.",
    },
    tooManyPixels: {
      title: "Imagem grande demais",
      text: "A imagem tem mais de 100 megapixels. Reduza o tamanho em pixels e envie outra vez.",
    },
    tooLargeHeic: {
      title: "Foto HEIC grande demais",
      text: "A foto tem mais de 25 megapixels. No iPhone, em Ajustes, Câmera, Formatos, escolha 24 MP, ou exporte esta como JPEG.",
    },
    filmCodec: {
      title: "Vídeo em HEVC",
      text: "Este vídeo foi gravado em alta eficiência (HEVC), que nem todo navegador mostra. No iPhone, em Ajustes, Câmera, Formatos, escolha Mais Compatível e grave de novo. Num Android, desligue na câmera a gravação em alta eficiência. Um vídeo que já existe: abra-o num Mac, no QuickTime, e use Arquivo, Exportar como, 1080p.",
    },
    bomb: {
      title: "Imagem recusada",
      text: "A imagem ocupa muito mais memória do que o arquivo indica. Exporte a imagem de novo e envie outra vez.",
    },
    unsafeDrawing: {
      title: "Desenho SVG recusado",
      text: "O SVG contém código, estilos externos ou elementos que não são aceitos. Exporte como SVG simples ou PNG.",
    },
    hiddenContent: {
      title: "Arquivo recusado",
      text: "Há outro conteúdo escondido dentro do arquivo. Exporte o arquivo de novo e envie outra vez.",
    },
  },
  failed: {
    title: "Erro ao fazer upload",
    text: "Ocorreu um erro ao guardar o arquivo. Tente novamente.",
  },
  noFile: { title: "Nenhum arquivo enviado", text: "Escolha um arquivo e envie outra vez." },
  notAllowed: { title: "Acesso não autorizado", text: "Sua conta não pode enviar arquivos aqui." },
  signedOut: { title: "Sessão encerrada", text: "Entre de novo para enviar arquivos." },
  unknownUpload: {
    title: "Envio não encontrado",
    text: "O envio expirou ou foi cancelado. Envie o arquivo de novo.",
  },
});
