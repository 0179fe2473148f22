/** Convolution for WebGPU: one invocation makes four outputs of one pixel. Planes by channel, without padding. */
export const FLOOR_SHADER = /* wgsl */ `
struct Dispatch {
  width: u32,
  height: u32,
  channels: u32,
  size: u32,
  isSpaceToDepth: u32,
  isUpsampled: u32,
  isAccumulated: u32,
  hasBias: u32,
  hasResidual: u32,
  hasRelu: u32,
}

@group(0) @binding(0) var<uniform> dispatch: Dispatch;
@group(0) @binding(1) var<storage, read> input: array<f32>;
@group(0) @binding(2) var<storage, read> weights: array<vec4f>;
@group(0) @binding(3) var<storage, read> shift: array<vec4f>;
@group(0) @binding(4) var<storage, read> residual: array<f32>;
@group(0) @binding(5) var<storage, read_write> result: array<f32>;

// Space to depth and nearest-neighbour upsampling by where it is read.
fn value(channel: u32, x: i32, y: i32) -> f32 {
  if (x < 0 || y < 0 || x >= i32(dispatch.width) || y >= i32(dispatch.height)) {
    return 0.0;
  }
  var at = vec3u(u32(x), u32(y), channel);
  var size = vec2u(dispatch.width, dispatch.height);
  if (dispatch.isSpaceToDepth == 1) {
    let corner = channel / dispatch.channels;
    at = vec3u(2 * at.x + (corner & 1), 2 * at.y + (corner >> 1), channel % dispatch.channels);
    size = 2 * size;
  }
  if (dispatch.isUpsampled == 1) {
    at = vec3u(at.x / 2, at.y / 2, channel);
    size = size / 2;
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
  let channels = select(dispatch.channels, 4 * dispatch.channels, dispatch.isSpaceToDepth == 1);
  let reach = i32(dispatch.size / 2);
  var weight = at.z * channels * dispatch.size * dispatch.size;
  var sum = vec4f();
  for (var channel = 0u; channel < channels; channel++) {
    for (var row = -reach; row <= reach; row++) {
      for (var column = -reach; column <= reach; column++) {
        sum += weights[weight] * value(channel, i32(at.x) + column, i32(at.y) + row);
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
    result[k] = select(score, max(0.0, score), dispatch.hasRelu == 1);
  }
}
`;
