export const MAX_NAME_LENGTH = 120;
export const MAX_IMAGES = 1000;

export const SAMPLE_FIELD = "amostra";
