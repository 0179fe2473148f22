import {
  BufferGeometry,
  Camera,
  Float32BufferAttribute,
  GLSL3,
  LinearFilter,
  LinearSRGBColorSpace,
  Matrix4,
  Mesh,
  NoColorSpace,
  RawShaderMaterial,
  Scene,
  Texture,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { type Camera as CameraOfRoom, scaledCamera } from "../engine/camera.ts";
import type { FloorLight } from "../engine/room.ts";
import { lightColour } from "./floor-light.ts";
import { photoStatisticsOf } from "./photo-statistics.ts";
import { PHOTO_FRAGMENT, PHOTO_VERTEX } from "./pile-shader.ts";
import { RoomTextures } from "./room-textures.ts";
import { RugMesh } from "./rug-mesh.ts";
import type { Graphics, Shown, ShownRug, View } from "./view.ts";
import { projectionMatrix, viewMatrix } from "./view-matrices.ts";

const MOST_ANISOTROPY = 8;
/** Blur in pixels that equals one mip level. */
const SOFT_PER_BLUR = 1.5;
const MOST_SOFTNESS = 4;
const NO_RUGS: Shown["rugs"] = [];

export function openReliefView(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  photo: ImageBitmap,
  { onLost, onRestored }: Graphics,
): View {
  const renderer = new WebGLRenderer({ canvas, context, alpha: false, depth: false });
  // The shaders output display values, so that the photo stays unchanged.
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.setPixelRatio(1);
  const anisotropy = Math.min(MOST_ANISOTROPY, renderer.capabilities.getMaxAnisotropy());
  const scene = new Scene();
  const eye = new Camera();
  const background = photoMesh(photo);
  scene.add(background);
  const textures = new RoomTextures();
  const uniforms = roomUniforms();
  const rugs = new Map<string, RugMesh>();
  const statistics = photoStatisticsOf(photo);
  // Cached until their inputs change.
  let seen: SeenFrom | null = null;
  let lit: FloorLight | null | undefined;
  let warmed = Number.NaN;
  const example = new RugMesh(EXAMPLE, uniforms, 1);
  let warming: ReturnType<typeof setTimeout> | undefined;
  const lost = () => onLost();
  const restored = () => onRestored();
  canvas.addEventListener("webglcontextlost", lost);
  canvas.addEventListener("webglcontextrestored", restored);

  function show(all: Shown, width: number, height: number): void {
    const { room, rugs: shown, lightStrength, warmth, against } = all;
    takePhoto(all.covered ?? photo);
    textures.take(room);
    const isLit = room !== null;
    takeRugs(isLit ? shown : NO_RUGS, isLit && against ? against.rugs : NO_RUGS);
    if (room && !isSeenFrom(seen, room.camera.camera, width, height)) {
      seen = { camera: room.camera.camera, width, height };
      setCamera(uniforms, seen);
    }
    uniforms.screen.value[0] = width;
    uniforms.screen.value[1] = height;
    const zoom = width / photo.width;
    uniforms.softness.value = Math.max(1, Math.min(MOST_SOFTNESS, SOFT_PER_BLUR * statistics.blur * zoom));
    uniforms.grain.value = statistics.grain * Math.min(1, zoom);
    uniforms.mask.value = textures.mask;
    uniforms.light.value = textures.light;
    uniforms.lightPlace.value = textures.lightPlace;
    uniforms.lightStrength.value = lightStrength;
    if (room?.light !== lit || warmth !== warmed) {
      uniforms.lightColour.value = lightColour(room?.light ?? null, warmth);
      lit = room?.light;
      warmed = warmth;
    }
    const edge = against ? Math.round(width * against.from) : width;
    renderer.setScissorTest(edge < width);
    drawPart(shown, 0, edge, height);
    if (against) drawPart(against.rugs, edge, width - edge, height);
  }

  function takePhoto(wanted: ImageBitmap): void {
    const { photo: uniform } = background.material.uniforms;
    const { value: before } = uniform as { value: Texture };
    if (before.image === wanted) return;
    (uniform as { value: Texture }).value = photoTexture(wanted);
    before.dispose();
  }

  function drawPart(only: Shown["rugs"], left: number, width: number, height: number): void {
    if (width <= 0) return;
    for (const [id, { shadow, pile }] of rugs) {
      const isShown = findRug(only, id) !== null;
      shadow.visible = isShown;
      pile.visible = isShown;
    }
    renderer.setScissor(left, 0, width, height);
    renderer.render(scene, eye);
  }

  function takeRugs(shown: Shown["rugs"], against: Shown["rugs"]): void {
    for (const [id, mesh] of rugs) {
      const same = findRug(shown, id) ?? findRug(against, id);
      if (same && same.raster === mesh.raster) continue;
      scene.remove(mesh.shadow, mesh.pile);
      mesh.dispose();
      rugs.delete(id);
    }
    for (let order = 0; order < shown.length; order += 1) takeRug(shown[order] as ShownRug, order);
    for (let order = 0; order < against.length; order += 1) takeRug(against[order] as ShownRug, order);
  }

  function takeRug(rug: ShownRug, order: number): void {
    const { id } = rug.placement;
    const mesh = rugs.get(id) ?? new RugMesh(rug.raster, uniforms, anisotropy);
    if (!rugs.has(id)) scene.add(mesh.shadow, mesh.pile);
    rugs.set(id, mesh);
    mesh.place(rug, order);
  }

  return {
    resize: (width, height) => renderer.setSize(width, height, false),
    draw(shown) {
      show(shown, canvas.width, canvas.height);
      // Compiles shaders before the first rug.
      warming ??= setTimeout(() => warmUp(renderer, eye, example, textures, uniforms));
    },
    picture(shown, width, height) {
      const { width: before, height: beforeHeight } = canvas;
      renderer.setSize(width, height, false);
      show(shown, width, height);
      // In the same task as the draw call, before the buffer is cleared.
      const copy = context.isContextLost() ? null : copyOf(canvas);
      renderer.setSize(before, beforeHeight, false);
      show(shown, before, beforeHeight);
      return copy;
    },
    dispose() {
      canvas.removeEventListener("webglcontextlost", lost);
      canvas.removeEventListener("webglcontextrestored", restored);
      clearTimeout(warming);
      example.dispose();
      for (const mesh of rugs.values()) mesh.dispose();
      textures.dispose();
      background.geometry.dispose();
      background.material.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** Null where no memory is left for it. */
function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement | null {
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext("2d");
  context?.drawImage(canvas, 0, 0);
  return context && copy;
}

const EXAMPLE = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

/** Drivers compile at the first draw call, so draw one pixel. */
function warmUp(
  renderer: WebGLRenderer,
  eye: Camera,
  { shadow, pile }: RugMesh,
  { mask, light }: RoomTextures,
  uniforms: ReturnType<typeof roomUniforms>,
): void {
  const scene = new Scene();
  scene.add(shadow, pile);
  uniforms.mask.value = mask;
  uniforms.light.value = light;
  const target = new WebGLRenderTarget(1, 1);
  renderer.setRenderTarget(target);
  renderer.render(scene, eye);
  renderer.setRenderTarget(null);
  target.dispose();
}

type SeenFrom = { camera: CameraOfRoom; width: number; height: number };

const roomUniforms = () => ({
  view: { value: new Matrix4() },
  lens: { value: new Matrix4() },
  eye: { value: [0, 0, 1] },
  screen: { value: [1, 1] },
  softness: { value: 1 },
  grain: { value: 0 },
  mask: { value: null as Texture | null },
  light: { value: null as Texture | null },
  lightPlace: { value: [0, 0, 0, 0] as readonly number[] },
  lightStrength: { value: 1 },
  lightColour: { value: [1, 1, 1] as readonly number[] },
});

const isSeenFrom = (seen: SeenFrom | null, camera: CameraOfRoom, width: number, height: number) =>
  seen?.camera === camera && seen.width === width && seen.height === height;

function setCamera(
  { view, lens, eye }: ReturnType<typeof roomUniforms>,
  { camera, width, height }: SeenFrom,
): void {
  const scaled = scaledCamera(camera, width, height);
  view.value.fromArray([...viewMatrix(scaled)]);
  lens.value.fromArray([...projectionMatrix(scaled)]);
  eye.value[2] = scaled.aboveFloor;
}

function findRug(rugs: Shown["rugs"], id: string): ShownRug | null {
  for (let place = 0; place < rugs.length; place += 1) {
    const rug = rugs[place] as ShownRug;
    if (rug.placement.id === id) return rug;
  }
  return null;
}

function photoTexture(photo: ImageBitmap): Texture {
  const texture = new Texture(photo);
  texture.colorSpace = NoColorSpace;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  texture.flipY = false;
  texture.needsUpdate = true;
  return texture;
}

function photoMesh(photo: ImageBitmap) {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: PHOTO_VERTEX,
    fragmentShader: PHOTO_FRAGMENT,
    uniforms: { photo: { value: photoTexture(photo) } },
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 0;
  return mesh;
}
