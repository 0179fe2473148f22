/** The form that acts on the ticked rugs; each row's box names it. */
export const MANY_FORM = "many-products";
export const MANY_FIELD = "many";
