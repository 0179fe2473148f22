export type DrawingCounts = {
  frames: number;
  calls: number;
  triangles: number;
  uploads: number;
  uploadedBytes: number;
  bufferBytes: number;
  textureBytes: number;
};

/** Counts calls to WebGL2. Runs in the page before its own script, so it may reference nothing outside. */
export function countDrawing(): void {
  const drawing = {
    ...{ frames: 0, calls: 0, triangles: 0, uploads: 0 },
    ...{ uploadedBytes: 0, bufferBytes: 0, textureBytes: 0 },
  };
  Object.assign(globalThis, { drawing });
  const gl = WebGL2RenderingContext.prototype;
  type Call = (...of: never[]) => unknown;
  const wrap = (name: string, before: (of: unknown[]) => void) => {
    const methods = gl as unknown as Record<string, Call>;
    const original = methods[name] as Call;
    methods[name] = function (this: unknown, ...of: never[]) {
      before(of);
      return Reflect.apply(original, this, of);
    };
  };
  let drawnIn = 0;
  const drawn = (triangles: number) => {
    drawing.calls += 1;
    drawing.triangles += triangles;
    if (drawnIn === 0) {
      drawing.frames += 1;
      drawnIn = requestAnimationFrame(() => {
        drawnIn = 0;
      });
    }
  };
  wrap("drawArrays", ([, , count]) => drawn(Number(count) / 3));
  wrap("drawElements", ([, count]) => drawn(Number(count) / 3));
  wrap("drawElementsInstanced", ([, count, , , times]) => drawn((Number(count) / 3) * Number(times)));
  const sizeOf = (value: unknown) =>
    value === null || value === undefined ? 0 : Number((value as ArrayBufferView).byteLength ?? value);
  const sent = (bytes: number, isTexture: boolean) => {
    drawing.uploads += 1;
    drawing.uploadedBytes += bytes;
    if (isTexture) drawing.textureBytes += bytes;
    else drawing.bufferBytes += bytes;
  };
  wrap("bufferData", ([, of]) => sent(sizeOf(of), false));
  wrap("bufferSubData", ([, , of]) => {
    drawing.uploads += 1;
    drawing.uploadedBytes += sizeOf(of);
  });
  // Assumes four bytes a texel, the most common format here.
  wrap("texStorage2D", ([, , , width, height]) => {
    drawing.textureBytes += Number(width) * Number(height) * 4;
  });
  for (const name of ["texSubImage2D", "texImage2D"])
    wrap(name, (of) => {
      const pixels = of.find((one) => ArrayBuffer.isView(one));
      drawing.uploads += 1;
      drawing.uploadedBytes += sizeOf(pixels);
    });
}
