import { defineAdminTexts } from "#app/i18n/texts.ts";

export const storageTestTexts = defineAdminTexts({
  documentTitle: (brand: string) => `Teste de armazenamento, ${brand}`,
  title: "Teste de armazenamento",
  back: "Voltar ao painel",
  notices: "Avisos",
  dismiss: "Dispensar",
  dropHint: "Solte aqui, ou clique para escolher.",
  images: {
    heading: "Imagens",
    drop: "Enviar imagens",
    hint: "JPEG, PNG, GIF ou WebP. Vão para onde ficam as imagens do site.",
  },
  films: {
    heading: "Vídeos",
    drop: "Enviar vídeos MP4",
    hint: "Até 50 MB. Vão para onde ficam os vídeos do site.",
  },
  wrongType: "Este arquivo não é de um formato aceito aqui.",
  history: {
    heading: "Enviados nesta sessão",
    empty: "Nenhum arquivo enviado ainda.",
    emptyNext:
      "Envie um arquivo qualquer: quando ele aparece aqui, o armazenamento funciona. Depois exclua-o.",
    file: "Arquivo",
    place: "Destino",
    size: "Tamanho",
    time: "Hora",
    actions: "Ações",
    copy: (name: string) => `Copiar endereço de ${name}`,
    remove: (name: string) => `Excluir ${name}`,
  },
  remove: {
    question: "Tem certeza que deseja excluir este arquivo?",
    text: (name: string) => `${name} deixa de estar disponível no site. Fica 30 dias na Lixeira.`,
    undo: "Desfazer",
  },
  toasts: {
    allDone: {
      title: "Upload bem-sucedido",
      text: (files: number) => `${files} arquivo(s) carregado(s) com sucesso.`,
    },
    someFailed: {
      title: "Alguns uploads falharam",
      text: (files: number) => `${files} arquivo(s) não puderam ser carregados.`,
    },
    allFailed: { title: "Falha no upload", text: "Ocorreu um erro ao fazer upload dos arquivos." },
    removed: { title: "Arquivo excluído", text: "Fica 30 dias na Lixeira." },
    removeFailed: { title: "Erro ao excluir", text: "O arquivo continua guardado. Tente novamente." },
    undeleted: { title: "Exclusão desfeita" },
    undoFailed: { title: "Não foi possível desfazer", text: "O prazo acabou. Envie o arquivo de novo." },
    copied: { title: "Endereço copiado" },
    notCopied: { title: "Não foi possível copiar", text: "Abra o arquivo e copie o endereço do navegador." },
  },
});
