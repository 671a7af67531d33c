import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * Packs a recording anew with a library of some 120 KB, so this file is imported when somebody has recorded. Gives
 * nothing where a part of it would be lost. @throws where it cannot be read
 */
export async function packRecording(
  recording: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob | undefined> {
  const isMp4 = recording.type.endsWith('/mp4');
  const input = new Input({ source: new BlobSource(recording), formats: [isMp4 ? MP4 : WEBM] });
  const target = new BufferTarget();
  const output = new Output({ target, format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat() });
  const conversion = await Conversion.init({ input, output, showWarnings: false });
  if (signal.aborted || !conversion.isValid || conversion.discardedTracks.length > 0) return undefined;
  signal.addEventListener('abort', () => void conversion.cancel());
  conversion.onProgress = onProgress;
  await conversion.execute();
  return target.buffer ? new Blob([target.buffer], { type: recording.type }) : undefined;
}
