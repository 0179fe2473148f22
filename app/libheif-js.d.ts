declare module "libheif-js/wasm-bundle.js" {
  type Shown = { data: Uint8ClampedArray; width: number; height: number };
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `data` with RGBA; null when it cannot be decoded. */
    display(into: Shown, done: (shown: Shown | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
