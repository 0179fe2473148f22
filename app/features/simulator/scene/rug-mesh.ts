import {
  DataTexture,
  DoubleSide,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PlaneGeometry,
  RawShaderMaterial,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
} from "three";
import type { Raster } from "./flat-rug.ts";
import { RUG_FRAGMENT, RUG_VERTEX, SHADOW_FRAGMENT } from "./pile-shader.ts";
import type { ShownRug } from "./view.ts";

/** Sheets through the pile, from the floor to the tips: thickness for any outline, without a side to sew. */
const LAYERS = 10;
const SHADOW_REACH_PILES = 9;
const FRINGE_METRES = 0.07;
const SHAPES = { rect: 0, round: 1, oval: 1, free: 2 };

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

/** One rug: the shadow at its foot and the sheets of its pile. */
export class RugMesh {
  readonly shadow: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  readonly pile: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  readonly raster: Raster;
  readonly #texture: DataTexture;

  constructor(raster: Raster, room: RoomUniforms, anisotropy: number) {
    this.raster = raster;
    this.#texture = textureOf(raster, anisotropy);
    this.shadow = meshOf(1, SHADOW_FRAGMENT, { ...room, ...ownUniforms(this.#texture) });
    this.pile = meshOf(LAYERS, RUG_FRAGMENT, { ...room, ...ownUniforms(this.#texture) });
  }

  /** Called while a hand drags: writes numbers and makes nothing new. */
  place({ placement, pileHeight, shape, edge }: ShownRug, order: number): void {
    const fringe = edge === "fringe" ? FRINGE_METRES : 0;
    lay(this.shadow.material.uniforms as OwnUniforms, placement, pileHeight, shape);
    lay(this.pile.material.uniforms as OwnUniforms, placement, pileHeight, shape);
    (this.shadow.material.uniforms as OwnUniforms).around.value = pileHeight * SHADOW_REACH_PILES;
    const pile = this.pile.material.uniforms as OwnUniforms;
    pile.around.value = fringe;
    pile.fringe.value = fringe;
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

function meshOf(layers: number, fragmentShader: string, uniforms: RoomUniforms) {
  const geometry = new InstancedBufferGeometry();
  const plane = new PlaneGeometry(1, 1);
  geometry.setAttribute("position", plane.getAttribute("position"));
  geometry.setIndex(plane.getIndex());
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
    // Seen from above the square runs clockwise.
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
