import { BEND, MOST_GUESSED, ROOT, SHOULDER, WHITE } from "../engine/tone.ts";
import { FLOOR_FROM, HALF_FADING } from "./floor-share.ts";

export const PHOTO_VERTEX = /* glsl */ `
in vec3 position;
out vec2 at;
void main() {
  at = vec2(position.x * 0.5 + 0.5, 0.5 - position.y * 0.5);
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

export const PHOTO_FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D photo;
in vec2 at;
out vec4 colour;
void main() {
  colour = vec4(texture(photo, at).rgb, 1.0);
}`;

/** A quad around the rug, repeated for each layer of the pile. */
export const RUG_VERTEX = /* glsl */ `
in vec3 position;
in float layer;
uniform mat4 view;
uniform mat4 lens;
uniform vec2 centre;
uniform vec2 across;
uniform vec2 size;
uniform vec2 hole;
uniform float around;
uniform float pile;
out vec2 metres;
out vec2 world;
out float height;
void main() {
  vec2 down = vec2(across.y, -across.x);
  // Lower sheets have a hole where the upper one hides them: what would fill it has no area.
  vec2 filled = position.z > 1.5 && layer < 0.95 ? vec2(0.0) : hole;
  metres = position.xy * (position.z < 0.5 ? size + 2.0 * around : filled);
  world = centre + metres.x * across + metres.y * down;
  height = layer;
  gl_Position = lens * view * vec4(world, layer * pile, 1.0);
}`;

const SHARED = /* glsl */ `
precision highp float;
uniform sampler2D rug;
uniform sampler2D mask;
uniform vec2 screen;
uniform vec2 size;
uniform float pile;
uniform int shape;
// How soft the photo itself is: a rug that is sharper than its room looks pasted.
uniform float softness;
in vec2 metres;
in vec2 world;
in float height;
out vec4 colour;

float noise(vec2 at) {
  vec3 mixed = fract(vec3(at.xyx) * 0.1031);
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.x + mixed.y) * mixed.z);
}

// The same without corners: neighbours run into each other.
float cloud(vec2 at) {
  vec2 cell = floor(at);
  vec2 part = fract(at);
  part *= part * (3.0 - 2.0 * part);
  vec2 near = mix(vec2(noise(cell), noise(cell + vec2(0.0, 1.0))), vec2(noise(cell + vec2(1.0, 0.0)), noise(cell + 1.0)), part.x);
  return mix(near.x, near.y, part.y) - 0.5;
}

/** Metres inside the outline; negative outside. */
float inside() {
  vec2 half_ = size * 0.5;
  if (shape == 1) {
    float reach = length(metres / half_);
    return (1.0 - reach) * min(half_.x, half_.y);
  }
  // No hand cuts a straight line.
  vec2 left = half_ - abs(metres) + 0.006 * vec2(cloud(vec2(metres.y * 5.0, 1.0)), cloud(vec2(metres.x * 5.0, 5.0)));
  return min(left.x, left.y);
}

/**
 * Four looks half a pixel aside: a single pixel of the mask decides nothing, and edges run smoothly. What is half certain is
 * decided all the same, because nothing in a room is half transparent: only across an edge the rug fades, as fast as the edge is steep.
 */
float bareFloor() {
  vec2 at = vec2(gl_FragCoord.x, screen.y - gl_FragCoord.y) / screen;
  vec2 cells = vec2(textureSize(mask, 0));
  vec2 aside = 0.5 / cells;
  vec2 back = vec2(-aside.x, aside.y);
  vec4 looks = vec4(texture(mask, at + aside).r, texture(mask, at - aside).r, texture(mask, at + back).r, texture(mask, at - back).r);
  float share = dot(looks, vec4(0.25));
  float steep = max(max(looks.x, looks.y), max(looks.z, looks.w)) - min(min(looks.x, looks.y), min(looks.z, looks.w));
  float fading = clamp(0.5 * steep * cells.x / screen.x, ${HALF_FADING}, 0.3);
  return smoothstep(${FLOOR_FROM} - fading, ${FLOOR_FROM} + fading, share);
}`;

export const RUG_FRAGMENT = /* glsl */ `${SHARED}
uniform sampler2D light;
uniform vec4 lightPlace;
uniform float lightStrength;
uniform vec3 lightColour;
uniform float fringe;
uniform float grain;
uniform vec3 eye;

const float STRAND = 0.0035;
const float GLOSS = 0.8;
/** Wool in its own shade: between strands less light comes back than from a thread laid flat. */
const float OWN_SHADE = 0.93;

/** Through the curve by which the floor's light was read (engine/tone.ts). */
vec3 onScreen(vec3 linear) {
  vec3 light = max(linear, vec3(1e-5));
  vec3 guess = min(light / pow(1.0 + pow(light / ${WHITE}, vec3(${BEND})), vec3(${ROOT})), ${MOST_GUESSED});
  vec3 off = log(guess) - ${SHOULDER} * log(1.0 - guess / ${WHITE}) - log(light);
  vec3 bounded = clamp(guess - off / (1.0 / guess + ${SHOULDER} / (${WHITE} - guess)), 0.0, 1.0);
  return mix(bounded * 12.92, 1.055 * pow(bounded, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, bounded));
}

/** Tufts, rows and brushed patches: each is seen as long as a pixel is smaller than it. */
float unevenness(float far) {
  vec3 seen = 1.0 - smoothstep(vec3(0.5), vec3(1.6), far / vec3(0.009, 0.022, 0.06));
  float sum = 0.0;
  if (seen.x > 0.0) sum += seen.x * 0.20 * cloud(metres / 0.009);
  if (seen.y > 0.0) sum += seen.y * 0.15 * cloud(metres / 0.022 + 11.0);
  if (seen.z > 0.0) sum += seen.z * 0.09 * cloud(metres * vec2(1.0, 2.2) / 0.06 + 23.0);
  return sum + 0.07 * cloud(metres / 0.16 + 37.0) + 0.09 * cloud(metres / 0.45 + 51.0);
}

void main() {
  vec2 uv = metres / size + 0.5;
  float far = length(vec2(dFdx(metres.x), dFdy(metres.x))) + length(vec2(dFdx(metres.y), dFdy(metres.y)));
  far *= softness;
  float blur = log2(softness);
  float strand = noise(floor(metres / STRAND));
  vec4 yarn;
  float cover;
  float shoulder = 1.0;
  bool isFringe = fringe > 0.0 && abs(metres.y) > size.y * 0.5;
  if (isFringe) {
    float beyond = abs(metres.y) - size.y * 0.5;
    float thread = floor(metres.x / 0.008);
    float bend = (noise(vec2(thread, 3.0)) - 0.5) * 0.006 * beyond / fringe;
    float gap = abs(fract((metres.x + bend) / 0.008) - 0.5) * 2.0;
    float end = fringe * (0.82 + 0.18 * noise(vec2(thread, 9.0)));
    float isInside = step(abs(metres.x), size.x * 0.5) * step(beyond, end) * step(height, 0.3);
    cover = isInside * (1.0 - smoothstep(0.55, 0.95, gap));
    yarn = vec4(0.66, 0.58, 0.45, 1.0);
  } else {
    float edge = inside();
    yarn = texture(rug, uv, blur);
    // Far from every edge the upper sheet hides the lower ones.
    if (height < 0.95 && edge > pile * 8.0 && textureLod(rug, uv, 5.0).a > 0.995) discard;
    // The outermost strands lean outwards: the pile is round at its foot and its shoulder.
    float lean = clamp(edge / max(pile, 0.002), 0.0, 1.0);
    shoulder = sqrt(max(0.0, 1.0 - (1.0 - lean) * (1.0 - lean)));
    float outline = shape == 2 ? smoothstep(0.35, 0.65, yarn.a) : clamp(edge / max(far, 0.0005) + 0.5, 0.0, 1.0);
    float rim = shape == 2 ? smoothstep(0.1, 0.9, textureLod(rug, uv, 3.0).a) : shoulder;
    cover = outline * step(height, rim + 0.02 + 0.08 * strand);
    if (shape != 2) cover *= step(0.02, yarn.a);
    // What is transparent is black, so averages are as if multiplied by their alpha.
    yarn.rgb /= max(yarn.a, 0.05);
  }
  if (cover <= 0.002) discard;

  // Where two yarns meet, the shears leave a groove.
  vec3 beside = texture(rug, uv + vec2(0.003, 0.004) / size, blur).rgb;
  float groove = isFringe ? 0.0 : min(1.0, length(beside - yarn.rgb) * 1.6) * (1.0 - smoothstep(0.002, 0.01, far));
  vec3 toEye = normalize(eye - vec3(world, height * pile));
  // Patches brushed towards the eye show the tips, those brushed away the sides of the strands.
  float nap = dot(toEye.xy, vec2(0.6, 0.8)) * (1.0 + 2.0 * cloud(metres / 0.7 + 71.0));
  float sheen = 1.0 + 0.05 * nap + 0.06 * pow(1.0 - toEye.z, 3.0);
  float depth = mix(0.42, 1.0, height * height) * mix(0.8, 1.0, shoulder);
  float tips = (strand - 0.5) * 0.34 * (1.0 - smoothstep(0.5, 2.0, far / STRAND));
  float shade = OWN_SHADE * depth * sheen * (1.0 + tips + unevenness(far)) * (1.0 - 0.28 * groove);

  float found = texture(light, (world - lightPlace.xy) * lightPlace.zw).r;
  // Far above the rest it is the gloss of the floor and not its light, which wool does not give back.
  float brightness = exp(min(found, GLOSS + (found - GLOSS) * 0.5) * lightStrength);
  vec3 seen = onScreen(yarn.rgb * shade * lightColour * brightness);
  float speck = noise(gl_FragCoord.xy + 0.5) + noise(gl_FragCoord.yx + 7.5) - 1.0;
  seen += speck * grain * 2.4;
  colour = vec4(seen, cover * bareFloor());
}`;

export const SHADOW_FRAGMENT = /* glsl */ `${SHARED}
void main() {
  float dark;
  if (shape == 2) {
    vec2 uv = metres / size + 0.5;
    dark = 0.4 * textureLod(rug, clamp(uv, 0.0, 1.0), 4.5).a;
    vec2 past = max(abs(metres) - size * 0.5, 0.0);
    dark *= exp(-length(past) / (pile * 1.3));
  } else {
    float outside = max(0.0, -inside());
    dark = 0.42 * exp(-outside / (pile * 0.9)) + 0.12 * exp(-outside / (pile * 3.5));
  }
  colour = vec4(0.02, 0.015, 0.01, dark * bareFloor());
}`;
