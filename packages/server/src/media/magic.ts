import type { InterviewMediaType } from '@kasb/contract';

const containers: Record<'webm' | 'mp4' | 'ogg', (head: Buffer) => boolean> = {
  webm: (head) => head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])),
  mp4: (head) => head.subarray(4, 8).toString('latin1') === 'ftyp',
  ogg: (head) => head.subarray(0, 4).toString('latin1') === 'OggS',
};

/** Whether the first bytes of a recording are of its type's container. */
export function isOfType(type: InterviewMediaType, first: Uint8Array): boolean {
  const [, container = ''] = type.split('/');
  return containers[container as keyof typeof containers](
    Buffer.from(first.buffer, first.byteOffset, Math.min(first.byteLength, 16)),
  );
}
