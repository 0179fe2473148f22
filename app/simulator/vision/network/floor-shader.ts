import type { Activation } from "./floor-plan.ts";

export const ACTIVATIONS: readonly Activation[] = ["none", "relu", "relu6"];

/** Convolution for WebGPU: one invocation makes four outputs of one pixel. Planes by channel, without padding. */
export const FLOOR_SHADER = /* wgsl */ `
struct Dispatch {
  width: u32,
  height: u32,
  channels: u32,
  size: u32,
  stride: u32,
  activation: u32,
  isDepthwise: u32,
  isSpaceToDepth: u32,
  isUpsampled: u32,
  isAccumulated: u32,
  hasBias: u32,
  hasResidual: u32,
}

// Indices in ACTIVATIONS.
const NONE = 0u;
const RELU6 = 2u;

@group(0) @binding(0) var<uniform> dispatch: Dispatch;
@group(0) @binding(1) var<storage, read> input: array<f32>;
@group(0) @binding(2) var<storage, read> weights: array<vec4f>;
@group(0) @binding(3) var<storage, read> shift: array<vec4f>;
@group(0) @binding(4) var<storage, read> residual: array<f32>;
@group(0) @binding(5) var<storage, read_write> result: array<f32>;

fn inputSize() -> vec2u {
  let size = vec2u(dispatch.width, dispatch.height) * dispatch.stride;
  return select(size, size / 2, dispatch.isUpsampled == 1);
}

// Space to depth by where it is read.
fn value(channel: u32, x: i32, y: i32) -> f32 {
  var size = inputSize();
  if (x < 0 || y < 0 || x >= i32(size.x) || y >= i32(size.y)) {
    return 0.0;
  }
  var at = vec3u(u32(x), u32(y), channel);
  if (dispatch.isSpaceToDepth == 1) {
    let corner = channel / dispatch.channels;
    at = vec3u(2 * at.x + (corner & 1), 2 * at.y + (corner >> 1), channel % dispatch.channels);
    size = 2 * size;
  }
  return input[(at.z * size.y + at.y) * size.x + at.x];
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) at: vec3u) {
  if (at.x >= dispatch.width || at.y >= dispatch.height) {
    return;
  }
  let plane = dispatch.width * dispatch.height;
  let place = 4 * at.z * plane + at.y * dispatch.width + at.x;
  let size = i32(dispatch.size);
  // Nearest-neighbour upsampling of the filtered input; with stride 2 nothing is padded above and to the left.
  let corner = vec2i(select(at.xy, at.xy / 2, dispatch.isUpsampled == 1) * dispatch.stride)
    - select(size / 2, 0, dispatch.stride == 2);
  let inputs = select(dispatch.channels, 4 * dispatch.channels, dispatch.isSpaceToDepth == 1);
  let depth = select(inputs, 1, dispatch.isDepthwise == 1);
  var weight = at.z * depth * dispatch.size * dispatch.size;
  var sum = vec4f();
  for (var channel = 0u; channel < depth; channel++) {
    for (var row = corner.y; row < corner.y + size; row++) {
      for (var column = corner.x; column < corner.x + size; column++) {
        if (dispatch.isDepthwise == 1) {
          for (var index = 0u; index < 4; index++) {
            sum[index] += weights[weight][index] * value(4 * at.z + index, column, row);
          }
        } else {
          sum += weights[weight] * value(channel, column, row);
        }
        weight++;
      }
    }
  }
  if (dispatch.hasBias == 1) {
    sum += shift[at.z];
  }
  for (var index = 0u; index < 4; index++) {
    let k = place + index * plane;
    var score = sum[index];
    if (dispatch.isAccumulated == 1) {
      score += result[k];
    }
    if (dispatch.hasResidual == 1) {
      score += residual[k];
    }
    if (dispatch.activation != NONE) {
      score = max(0.0, score);
    }
    if (dispatch.activation == RELU6) {
      score = min(6.0, score);
    }
    result[k] = score;
  }
}
`;
