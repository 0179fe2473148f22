export const FIRST_STEPS = ["nome", "cores", "letra", "contatos", "linguas", "conteudo", "pronto"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
