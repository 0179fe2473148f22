import product from "../../package.json" with { type: "json" };

/** `<step>.<fix>` */
export const PRODUCT_VERSION: string = product.version;
