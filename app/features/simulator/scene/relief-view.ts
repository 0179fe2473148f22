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
} from "three";
import { scaledCamera } from "../engine/camera.ts";
import { lightColour } from "./floor-light.ts";
import { PHOTO_FRAGMENT, PHOTO_VERTEX } from "./pile-shader.ts";
import { RoomTextures } from "./room-textures.ts";
import { type RoomUniforms, RugMesh } from "./rug-mesh.ts";
import type { Shown, ShownRug, View } from "./view.ts";
import { projectionMatrix, viewMatrix } from "./view-matrices.ts";

const MOST_ANISOTROPY = 8;

/** The view with relief: the photo behind, rugs with thickness on its floor, furniture in front of them. */
export function openReliefView(canvas: HTMLCanvasElement, photo: ImageBitmap, onRestored: () => void): View {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: false, depth: false });
  // The shaders write what the screen shows, so that the photo passes untouched.
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
  const restored = () => onRestored();
  canvas.addEventListener("webglcontextrestored", restored);

  function show(all: Shown, width: number, height: number): void {
    const { room, rugs: shown, lightStrength, warmth, against } = all;
    textures.take(room);
    takeRugs(room ? [shown, against?.rugs ?? []] : []);
    if (room) {
      const camera = scaledCamera(room.camera.camera, width, height);
      uniforms.view.value = new Matrix4().fromArray([...viewMatrix(camera)]);
      uniforms.lens.value = new Matrix4().fromArray([...projectionMatrix(camera)]);
      uniforms.eye.value = [0, 0, camera.aboveFloor];
    }
    uniforms.screen.value = [width, height];
    uniforms.mask.value = textures.mask;
    uniforms.usesMask.value = textures.usesMask;
    uniforms.light.value = textures.light;
    uniforms.lightPlace.value = textures.lightPlace;
    uniforms.lightStrength.value = lightStrength;
    uniforms.lightColour.value = lightColour(room?.light ?? null, warmth);
    const edge = against ? Math.round(width * against.from) : width;
    renderer.setScissorTest(edge < width);
    drawPart(shown, 0, edge, height);
    if (against) drawPart(against.rugs, edge, width - edge, height);
  }

  function drawPart(only: Shown["rugs"], left: number, width: number, height: number): void {
    if (width <= 0) return;
    for (const [id, { shadow, pile }] of rugs) {
      const isShown = only.some(({ placement }) => placement.id === id);
      shadow.visible = isShown;
      pile.visible = isShown;
    }
    renderer.setScissor(left, 0, width, height);
    renderer.render(scene, eye);
  }

  /** A rug keeps its mesh as long as it looks the same. */
  function takeRugs(parts: Shown["rugs"][]): void {
    const all = parts.flat();
    for (const [id, mesh] of rugs) {
      const same = all.find(({ placement, raster }) => placement.id === id && raster === mesh.raster);
      if (same) continue;
      scene.remove(mesh.shadow, mesh.pile);
      mesh.dispose();
      rugs.delete(id);
    }
    for (const shown of parts) for (const [order, rug] of shown.entries()) takeRug(rug, order);
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
    draw: (shown) => show(shown, canvas.width, canvas.height),
    picture(shown, width, height) {
      const { width: before, height: beforeHeight } = canvas;
      renderer.setSize(width, height, false);
      show(shown, width, height);
      const copy = document.createElement("canvas");
      copy.width = width;
      copy.height = height;
      // In the same task as the drawing, before the browser clears it.
      copy.getContext("2d")?.drawImage(canvas, 0, 0);
      renderer.setSize(before, beforeHeight, false);
      show(shown, before, beforeHeight);
      return copy;
    },
    dispose() {
      canvas.removeEventListener("webglcontextrestored", restored);
      for (const mesh of rugs.values()) mesh.dispose();
      textures.dispose();
      background.geometry.dispose();
      background.material.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

const roomUniforms = () =>
  ({
    view: { value: new Matrix4() },
    lens: { value: new Matrix4() },
    eye: { value: [0, 0, 1] },
    screen: { value: [1, 1] },
    mask: { value: null },
    usesMask: { value: 0 },
    light: { value: null },
    lightPlace: { value: [0, 0, 0, 0] },
    lightStrength: { value: 1 },
    lightColour: { value: [1, 1, 1] },
  }) satisfies RoomUniforms as Record<
    | "view"
    | "lens"
    | "eye"
    | "screen"
    | "mask"
    | "usesMask"
    | "light"
    | "lightPlace"
    | "lightStrength"
    | "lightColour",
    { value: unknown }
  >;

function photoMesh(photo: ImageBitmap) {
  const texture = new Texture(photo);
  texture.colorSpace = NoColorSpace;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  texture.flipY = false;
  texture.needsUpdate = true;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: PHOTO_VERTEX,
    fragmentShader: PHOTO_FRAGMENT,
    uniforms: { photo: { value: texture } },
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 0;
  return mesh;
}
