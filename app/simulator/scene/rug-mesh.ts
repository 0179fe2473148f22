import {
  BufferAttribute,
  DataTexture,
  DoubleSide,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  RawShaderMaterial,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
} from "three";
import type { Raster } from "./flat-rug.ts";
import { RUG_FRAGMENT, RUG_VERTEX, SHADOW_FRAGMENT } from "./pile-shader.ts";
import type { ShownRug } from "./view.ts";

/** Layers from floor to tips, which work for any outline. */
const LAYERS = 10;
const SHADOW_REACH_PILES = 9;
const FRINGE_METRES = 0.07;
const SHAPES = { rect: 0, round: 1, oval: 1, free: 2 };
/** As in the shader: inside this margin only the top layer is visible. */
const RIM_PILES = 8;
/** Texels in which the shader searches for transparency. */
const FAR_TEXELS = 64;
/** Metres by which the shader displaces edges. */
const UNEVEN_EDGE = 0.003;

export type RoomUniforms = Record<string, { value: unknown }>;

type OwnUniforms = ReturnType<typeof ownUniforms>;

const ownUniforms = (texture: DataTexture) => ({
  rug: { value: texture },
  centre: { value: [0, 0] },
  across: { value: [1, 0] },
  size: { value: [1, 1] },
  pile: { value: 0.01 },
  around: { value: 0 },
  fringe: { value: 0 },
  shape: { value: 0 },
  hole: { value: [0, 0] },
});

function lay(
  { centre, across, size, pile, shape: outline }: OwnUniforms,
  { x, y, angle, width, length }: ShownRug["placement"],
  pileHeight: number,
  shape: ShownRug["shape"],
): void {
  centre.value[0] = x;
  centre.value[1] = y;
  across.value[0] = Math.cos(angle);
  across.value[1] = Math.sin(angle);
  size.value[0] = width;
  size.value[1] = length;
  pile.value = pileHeight;
  outline.value = SHAPES[shape];
}

export class RugMesh {
  readonly shadow: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  readonly pile: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  readonly raster: Raster;
  readonly #texture: DataTexture;
  readonly #opaque: number;

  constructor(raster: Raster, room: RoomUniforms, anisotropy: number) {
    this.raster = raster;
    this.#texture = textureOf(raster, anisotropy);
    this.#opaque = opaqueShare(raster);
    this.shadow = meshOf(1, SHADOW_FRAGMENT, { ...room, ...ownUniforms(this.#texture) });
    this.pile = meshOf(LAYERS, RUG_FRAGMENT, { ...room, ...ownUniforms(this.#texture) });
  }

  /** Called per frame: allocates nothing. */
  place({ placement, pileHeight, shape, edge }: ShownRug, order: number): void {
    const fringe = edge === "fringe" ? FRINGE_METRES : 0;
    lay(this.shadow.material.uniforms as OwnUniforms, placement, pileHeight, shape);
    lay(this.pile.material.uniforms as OwnUniforms, placement, pileHeight, shape);
    (this.shadow.material.uniforms as OwnUniforms).around.value = pileHeight * SHADOW_REACH_PILES;
    const pile = this.pile.material.uniforms as OwnUniforms;
    pile.around.value = fringe;
    pile.fringe.value = fringe;
    takeHole(pile, this.#opaque);
    this.shadow.renderOrder = order * 2 + 1;
    this.pile.renderOrder = order * 2 + 2;
  }

  dispose(): void {
    this.#texture.dispose();
    for (const { geometry, material } of [this.shadow, this.pile]) {
      geometry.dispose();
      material.dispose();
    }
  }
}

/**
 * What of the lower sheets the upper one hides: a rectangle in the rug's middle, width and length in metres. Nothing is
 * drawn there nine times to be thrown away.
 *
 * @param opaque what {@link opaqueShare} found.
 */
function takeHole({ hole, size, pile, shape }: OwnUniforms, opaque: number): void {
  const [width = 0, length = 0] = size.value;
  const rim = 2 * (pile.value * RIM_PILES + UNEVEN_EDGE);
  // Largest inscribed rectangle of an ellipse.
  const roundShare = Math.max(0, 1 - rim / Math.min(width, length)) * Math.SQRT1_2;
  const isRound = shape.value === SHAPES.round;
  const inside = (side: number) =>
    Math.max(0, Math.min(isRound ? side * roundShare : side - rim, side * opaque));
  hole.value[0] = inside(width);
  hole.value[1] = inside(length);
}

/** Largest central opaque rectangle, away from transparency, as a share. */
function opaqueShare({ data, width, height }: Raster): number {
  let share = 1;
  for (let row = 0; row < height; row += 1) {
    const down = Math.abs((2 * row + 1) / height - 1);
    if (down >= share) continue;
    for (let column = 0; column < width; column += 1)
      if (data[(row * width + column) * 4 + 3] !== 255)
        share = Math.min(share, Math.max(down, Math.abs((2 * column + 1) / width - 1)));
  }
  return share < 1 ? share - (2 * FAR_TEXELS) / Math.min(width, height) : 1;
}

/** Quad with a hole, and the quad that fills it in the top layer. */
const CORNERS = [0, 1, 2].flatMap((ring) => [
  -0.5,
  -0.5,
  ring,
  0.5,
  -0.5,
  ring,
  0.5,
  0.5,
  ring,
  -0.5,
  0.5,
  ring,
]);
const FRAME = [0, 1, 2, 3].flatMap((from) => {
  const next = (from + 1) % 4;
  return [from, next, next + 4, from, next + 4, from + 4];
});
const FILLING = [8, 9, 10, 8, 10, 11];

function meshOf(layers: number, fragmentShader: string, uniforms: RoomUniforms) {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(CORNERS), 3));
  geometry.setIndex([...FRAME, ...FILLING]);
  const heights = Float32Array.from({ length: layers }, (_, layer) =>
    layers === 1 ? 0 : layer / (layers - 1),
  );
  geometry.setAttribute("layer", new InstancedBufferAttribute(heights, 1));
  geometry.instanceCount = layers;
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: RUG_VERTEX,
    fragmentShader,
    uniforms,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    // The winding is clockwise from above.
    side: DoubleSide,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return mesh;
}

function textureOf({ data, width, height }: Raster, anisotropy: number): DataTexture {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const texture = new DataTexture(bytes, width, height, RGBAFormat, UnsignedByteType);
  texture.colorSpace = SRGBColorSpace;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = anisotropy;
  texture.needsUpdate = true;
  return texture;
}
