/** Ways to answer. */
export const answerKinds = ['video', 'audio', 'text'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** What is recorded. */
export type MediaKind = Exclude<AnswerKind, 'text'>;

/** The longest recording, in minutes: at the rate below far less than the provider's limit. */
export const LIMIT_MINUTES = 5;

/** Bits a second: enough to see a face and hear a voice, light on a slow line. */
export const rates = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 64_000 };

/**
 * MP4 first: every browser that records it plays it, while phones of Apple play no WebM, and a version of Safari that
 * says it records WebM cannot play what it recorded. Its codecs are left to the browser, which knows its encoders.
 */
const types: Record<MediaKind, readonly string[]> = {
  video: ['video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'],
  audio: ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'],
};

/** The first type that the provider takes and this browser records; nothing where it records none. */
export function recordableType(kind: MediaKind, isSupported: (type: string) => boolean): string | undefined {
  return types[kind].find((type) => isSupported(type));
}

/** Why there is no camera or microphone. */
export type DeviceProblem = 'denied' | 'absent' | 'busy' | 'unsupported' | 'lost';

/** What the name of a `getUserMedia` error means to a person. */
export function problemOf(errorName: string): DeviceProblem {
  switch (errorName) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'absent';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'unsupported';
  }
}

/** `1:05` */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
