/** GLSL of the rug, the shadow at its foot and the photo behind both. */

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

/** A square of the floor, as large as the rug and what lies around it, lifted layer by layer through the pile. */
export const RUG_VERTEX = /* glsl */ `
in vec3 position;
in float layer;
uniform mat4 view;
uniform mat4 lens;
uniform vec2 centre;
uniform vec2 across;
uniform vec2 size;
uniform float around;
uniform float pile;
out vec2 metres;
out vec2 world;
out float height;
void main() {
  vec2 down = vec2(across.y, -across.x);
  metres = position.xy * (size + 2.0 * around);
  world = centre + metres.x * across + metres.y * down;
  height = layer;
  gl_Position = lens * view * vec4(world, layer * pile, 1.0);
}`;

const SHARED = /* glsl */ `
precision highp float;
uniform sampler2D rug;
uniform sampler2D mask;
uniform float usesMask;
uniform vec2 screen;
uniform vec2 size;
uniform float pile;
uniform int shape;
in vec2 metres;
in vec2 world;
in float height;
out vec4 colour;

float noise(vec2 at) {
  vec3 mixed = fract(vec3(at.xyx) * 0.1031);
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.x + mixed.y) * mixed.z);
}

/** Metres inside the outline; negative outside. */
float inside() {
  vec2 half_ = size * 0.5;
  if (shape == 1) {
    float reach = length(metres / half_);
    return (1.0 - reach) * min(half_.x, half_.y);
  }
  vec2 left = half_ - abs(metres);
  return min(left.x, left.y);
}

float bareFloor() {
  float share = texture(mask, vec2(gl_FragCoord.x, screen.y - gl_FragCoord.y) / screen).r;
  return mix(1.0, smoothstep(0.35, 0.65, share), usesMask);
}`;

export const RUG_FRAGMENT = /* glsl */ `${SHARED}
uniform sampler2D light;
uniform vec4 lightPlace;
uniform float lightStrength;
uniform vec3 lightColour;
uniform float fringe;
uniform vec3 eye;

const float STRAND = 0.0035;
const float GLOSS = 0.55;

vec3 onScreen(vec3 linear) {
  vec3 bounded = clamp(linear, 0.0, 1.0);
  return mix(bounded * 12.92, 1.055 * pow(bounded, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, bounded));
}

void main() {
  vec2 uv = metres / size + 0.5;
  float far = length(vec2(dFdx(metres.x), dFdy(metres.x))) + length(vec2(dFdx(metres.y), dFdy(metres.y)));
  float near = 1.0 - smoothstep(0.5, 2.0, far / STRAND);
  float strand = noise(floor(metres / STRAND));
  vec4 yarn;
  float cover;
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
    yarn = texture(rug, uv);
    float edge = inside();
    // The outermost strands lean outwards: the pile is round at its foot and its shoulder.
    float lean = clamp(edge / max(pile, 0.002), 0.0, 1.0);
    float shoulder = sqrt(max(0.0, 1.0 - (1.0 - lean) * (1.0 - lean)));
    float outline = shape == 2 ? smoothstep(0.35, 0.65, yarn.a) : clamp(edge / max(far, 0.0005) + 0.5, 0.0, 1.0);
    float rim = shape == 2 ? smoothstep(0.1, 0.9, textureLod(rug, uv, 3.0).a) : shoulder;
    cover = outline * step(height, rim + 0.02 + 0.08 * strand);
    if (shape != 2) cover *= step(0.02, yarn.a);
    // What is transparent is black, so averages are as if multiplied by their alpha.
    yarn.rgb /= max(yarn.a, 0.05);
  }
  if (cover <= 0.002) discard;

  // Where two yarns meet, the shears leave a groove.
  vec3 beside = texture(rug, uv + vec2(0.003, 0.004) / size).rgb;
  float groove = isFringe ? 0.0 : min(1.0, length(beside - yarn.rgb) * 1.6) * (1.0 - smoothstep(0.002, 0.01, far));
  float mottle = noise(floor(metres / 0.045)) * 0.5 + noise(floor(metres / 0.11 + 7.0)) * 0.5 - 0.5;
  vec3 toEye = normalize(eye - vec3(world, height * pile));
  float sheen = 1.0 + 0.05 * dot(toEye.xy, vec2(0.6, 0.8)) + 0.05 * pow(1.0 - toEye.z, 3.0);
  float depth = mix(0.42, 1.0, height * height);
  float shade = depth * sheen * (1.0 + (strand - 0.5) * 0.34 * near + mottle * 0.05) * (1.0 - 0.28 * groove);

  float found = texture(light, (world - lightPlace.xy) * lightPlace.zw).r;
  // Far above the rest it is the gloss of the floor and not its light, which wool does not give back.
  float brightness = exp(min(found, GLOSS + (found - GLOSS) * 0.3) * lightStrength);
  vec3 seen = onScreen(yarn.rgb * shade * lightColour * brightness);
  seen += (noise(gl_FragCoord.xy + 0.5) - 0.5) * 0.014;
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
