import type { InterviewMediaType } from '@kasb/contract';

const containers: Record<'webm' | 'mp4' | 'ogg', (head: Buffer) => boolean> = {
  webm: (head) => docTypeOf(head) === 'webm',
  mp4: isFileType,
  // The first page of a stream, of the only version there is.
  ogg: (head) => head.subarray(0, 6).equals(Buffer.from('OggS\0\u0002')),
};

/** How many bytes of a recording tell its container; the header of none that a browser makes is longer. */
export const headBytes = 64;
const longestHead = 4096;

/** Whether a recording begins as its type's container does: with that one's header, not only with its first bytes. */
export function isOfType(type: InterviewMediaType, first: Uint8Array): boolean {
  const [, container = ''] = type.split('/');
  return containers[container as keyof typeof containers](
    Buffer.from(first.buffer, first.byteOffset, Math.min(first.byteLength, longestHead)),
  );
}

const ebmlId = 0x1a45dfa3;
const docTypeId = 0x4282;

/** The type of document that an EBML header tells; undefined when it is none, or does not end here. */
function docTypeOf(head: Buffer): string | undefined {
  const header = elementAt(head, 0);
  if (header?.id !== ebmlId || header.end > head.length) return undefined;
  for (let element = elementAt(head, header.start); element; element = elementAt(head, element.end)) {
    if (element.end > header.end) return undefined;
    if (element.id === docTypeId) return head.toString('latin1', element.start, element.end);
  }
  return undefined;
}

/** An element of EBML: an id, the length of what follows, and that. */
function elementAt(bytes: Buffer, at: number): { id: number; start: number; end: number } | undefined {
  const id = numberAt(bytes, at);
  const size = id && numberAt(bytes, at + id.length);
  if (!size) return undefined;
  const start = at + id.length + size.length;
  return { id: id.marked, start, end: start + size.value };
}

/**
 * A number whose first byte tells by its leading zeros how many bytes it has; in an id the bit that tells it belongs
 * to it.
 */
function numberAt(bytes: Buffer, at: number): { value: number; marked: number; length: number } | undefined {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  const withRest = (start: number) =>
    bytes.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, start);
  return { value: withRest(first & (0xff >> length)), marked: withRest(first), length };
}

/** The box of ISO base media that a file begins with: its size, `ftyp`, a brand, a version, and compatible brands. */
function isFileType(head: Buffer): boolean {
  if (head.length < 16) return false;
  const size = head.readUInt32BE(0);
  const brand = head.toString('latin1', 8, 12);
  return (
    head.toString('latin1', 4, 8) === 'ftyp' &&
    size >= 16 &&
    size <= head.length &&
    size % 4 === 0 &&
    /^[\w .]{4}$/.test(brand)
  );
}
