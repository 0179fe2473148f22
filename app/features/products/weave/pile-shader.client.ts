/** So many knots around the part are known, so that its edge is frayed and in shadow like the rest. */
export const AROUND = 2;

/** Draws one triangle that covers the canvas; `place` is in knots from the upper left corner. */
export const VERTEX = `
attribute vec2 corner;
uniform vec2 view;
varying vec2 place;
void main() {
  place = vec2(corner.x + 1.0, 1.0 - corner.y) * 0.5 * view + ${AROUND.toFixed(1)};
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/**
 * A pile from above under one lamp. Each knot is a tuft at an uneven place; what is highest at a point hides the rest.
 * The normal comes from the tuft's dome and from the height of the pile around it. Fibres reflect after Kajiya and Kay:
 * light runs along a strand, so the highlight depends on the strand's direction and not on the normal. Wool scatters,
 * silk has a narrow highlight in the lamp's colour.
 */
export const FRAGMENT = `
precision highp float;
varying vec2 place;
uniform sampler2D colours, heights;
uniform vec2 squares;
uniform vec3 lamp;
uniform float reach, fine, pile;

vec3 hash(vec2 at) {
  vec3 q = fract(vec3(at.xyx) * vec3(0.1031, 0.1030, 0.0973));
  q += dot(q, q.yxz + 33.33);
  return fract((q.xxy + q.yzz) * q.zyx);
}
float noise(vec2 at) {
  vec2 cell = floor(at), f = at - cell;
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(cell).x, hash(cell + vec2(1, 0)).x, f.x),
    mix(hash(cell + vec2(0, 1)).x, hash(cell + vec2(1, 1)).x, f.x), f.y);
}

/** Height of the pile, and in the rest the way from the middle of the tuft that is on top. */
vec3 tuft(vec2 at, vec2 nap, out vec2 knot) {
  vec3 top = vec3(-9.0, 0.0, 0.0);
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++) {
      vec2 cell = floor(at) + vec2(x, y);
      float base = texture2D(heights, (cell + 0.5) / squares).r;
      vec3 r = hash(cell + 7.0);
      vec2 from = at - cell - 0.5 - (r.xy - 0.5) * 0.75 - nap * 0.35;
      float high = base * 2.6 + r.z * 0.45 - dot(from, from) * 1.1;
      if (base > 0.0 && high > top.x) {
        top = vec3(high, from);
        knot = cell;
      }
    }
  return top;
}

void main() {
  // The hand that brushed the pile last left it lying in slowly changing directions.
  float brushed = noise(place * 0.035 + 3.0) * 2.0 + noise(place * 0.11) - 1.5;
  vec2 nap = vec2(sin(brushed * 1.9), 0.7 + 0.3 * cos(brushed * 2.0)) * 0.62;
  // Silk lies in line, wool curls.
  float sleek = step(0.75, texture2D(colours, (floor(place) + 0.5) / squares).a);
  float turn = atan(nap.y, nap.x) +
    ((noise(place * 0.45) - 0.5) * 2.6 + (noise(place * 1.3 + 40.0) - 0.5) * 1.6) * (1.0 - 0.7 * sleek);
  vec2 along = vec2(cos(turn), sin(turn)), across = vec2(-along.y, along.x);
  // Strands: the same noise all along the way in which the pile lies.
  float strand = 0.0;
  for (float at = -3.0; at <= 3.0; at++) strand += noise((place + along * at * 0.17) * fine);
  strand = (strand / 7.0 - 0.5) * 2.2;
  float fray = noise(place * 2.0 + along * 9.0) - 0.5;
  // Their ends reach over those of the next tuft.
  vec2 knot = vec2(-1.0), other;
  vec3 top = tuft(place + along * fray * 0.9 + across * strand * 0.3, nap, knot);
  if (knot.x < -0.5) {
    gl_FragColor = vec4(0.0);
    return;
  }
  vec4 yarn = texture2D(colours, (knot + 0.5) / squares);
  float silk = step(0.75, yarn.a);
  vec3 r = hash(knot + 31.0);

  vec2 texel = 1.5 / squares, here = place / squares;
  vec2 slope = vec2(
    texture2D(heights, here + vec2(texel.x, 0.0)).r - texture2D(heights, here - vec2(texel.x, 0.0)).r,
    texture2D(heights, here + vec2(0.0, texel.y)).r - texture2D(heights, here - vec2(0.0, texel.y)).r);
  vec3 normal = normalize(vec3(top.yz * 0.75 - slope * 2.6 * pile - nap * 0.25 + across * strand * 1.1, 1.0));
  vec3 fibre = normalize(vec3(along * (mix(0.7, 1.7, silk) + fray * 0.6) + top.yz * mix(0.7, 0.2, silk) +
    across * strand * mix(0.5, 0.35, silk), 1.0));

  vec3 way = lamp - vec3(place, 0.0);
  float far = length(way.xy) / reach;
  vec3 light = normalize(way);
  float strength = 1.05 / (1.0 + far * far * 1.3);

  // What stands between here and the lamp: the neighbouring tuft, and further off the relief.
  float before = tuft(place + light.xy * 0.75, nap, other).x - top.x - light.z * 0.5;
  float shade = 1.0 - 0.55 * smoothstep(-0.2, 0.8, before);
  float level = texture2D(heights, here).r;
  for (float step = 1.0; step < 6.0; step++) {
    float there = texture2D(heights, (place + light.xy * step) / squares).r;
    shade *= 1.0 - 0.3 * smoothstep(0.02, 0.16, (there - level) * pile - light.z * step * 0.04);
  }
  float depth = smoothstep(-1.1, 0.5, top.x + strand * 0.5 - texture2D(heights, (knot + 0.5) / squares).r * 2.6);

  float lf = dot(fibre, light), sinL = sqrt(max(0.0, 1.0 - lf * lf));
  float sinV = sqrt(max(0.0, 1.0 - fibre.z * fibre.z));
  float shine = max(0.0, sinL * sinV - lf * fibre.z);
  float facing = max(0.0, (dot(normal, light) + 0.25) / 1.25);
  vec3 base = pow(yarn.rgb, vec3(2.2)) * (0.86 + 0.28 * r.z) * (1.0 + strand * 0.5);
  vec3 warm = vec3(1.0, 0.94, 0.85), sky = vec3(0.88, 0.94, 1.0);
  float sun = strength * shade;
  vec3 lit = base * sky * 0.3 * mix(0.4, 1.0, depth)
    + base * warm * sun * mix(0.25, 1.0, depth) * (facing * 1.5 + sinL * 0.45)
    + mix(base, warm, 0.1) * sun * depth * pow(shine, 7.0) * 0.22 * (1.0 - silk)
    + mix(base, warm, 0.3) * sun * depth * silk * (pow(shine, 24.0) * 1.9 + pow(shine, 7.0) * 0.5);
  lit = lit * 1.08 / (1.0 + 0.4 * lit);
  gl_FragColor = vec4(pow(lit, vec3(1.0 / 2.2)), 1.0);
}`;
