import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MovOutputFormat,
  MP4,
  Output,
} from "mediabunny";
import { expect, test } from "vitest";
import { convertFile } from "./convert-file.server.ts";

/** As cameras write it: the film's picture beside a second of silence without compression. */
async function filmWithPcmSound(path: string): Promise<Buffer> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error("A film without a picture");
  const output = new Output({ format: new MovOutputFormat(), target: new BufferTarget() });
  const [picture, sound] = [new EncodedVideoPacketSource("avc"), new AudioSampleSource({ codec: "pcm-s16" })];
  output.addVideoTrack(picture);
  output.addAudioTrack(sound);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets())
    await picture.add(packet, { decoderConfig });
  using silence = new AudioSample({
    ...{ data: new Int16Array(48_000), format: "s16", numberOfChannels: 1 },
    ...{ sampleRate: 48_000, timestamp: 0 },
  });
  await sound.add(silence);
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

test("a film whose sound is not AAC is taken without it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const path = join(folder, "a.mov");
  await writeFile(path, await filmWithPcmSound("public/media/landing-light.mp4"));
  expect(await convertFile(path, ["video/mp4"])).toBe(true);
  using converted = new Input({ source: new FilePathSource(path), formats: [MP4] });
  expect(await converted.getVideoTracks()).toHaveLength(1);
  expect(await converted.getAudioTracks()).toHaveLength(0);
  await rm(folder, { recursive: true });
});
