import product from "../../package.json" with { type: "json" };

/** The version of this product, as its releases are counted: the step, and what was mended since. */
export const PRODUCT_VERSION: string = product.version;
