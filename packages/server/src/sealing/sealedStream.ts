import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyIdBytes, keyIdOf } from './sealer.ts';

/** Says why something does not open: it was sealed with another key, or is not what was sealed. */
export class SealError extends Error {
  readonly isForeign: boolean;

  constructor(isForeign: boolean) {
    super(isForeign ? 'sealed with another key' : 'not what was sealed');
    this.isForeign = isForeign;
  }
}

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

const mark = Buffer.from('kasb sealed 1\n');
const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 64 * 1024;
const headBytes = mark.length + keyIdBytes + saltBytes;

/** Each stream has a key of its own, bound to what it is for: so the place of a piece is nonce enough. */
const keyOf = (key: Buffer, salt: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `kasb stream ${purpose}`, 32));

/** The piece's place and whether it is the last: none can be moved or left out, and none be put behind. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(place, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** How long so many bytes are when they are sealed. */
export const sealedLength = (bytes: number): number =>
  headBytes + bytes + tagBytes * Math.max(1, Math.ceil(bytes / pieceBytes));

/** Seals a stream of any length piece by piece: AES-256-GCM. `purpose` is bound to it. */
export async function* seal(bytes: Bytes, key: Buffer, purpose: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const own = keyOf(key, salt, purpose);
  yield Buffer.concat([mark, keyIdOf(key), salt]);
  for await (const { piece, place, isLast } of cut(bytes, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(place, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Opens what was sealed with any of the keys: a piece is given only when it is as it was sealed, and the stream ends
 * well only when its last one is. @throws SealError
 */
export async function* unseal(bytes: Bytes, keys: readonly Buffer[], purpose: string): AsyncGenerator<Buffer> {
  let own: Buffer | undefined;
  for await (const { piece, place, isLast } of cut(bytes, pieceBytes + tagBytes, headBytes)) {
    if (own) yield opened(piece, own, nonceOf(place - 1, isLast));
    else if (isLast || !piece.subarray(0, mark.length).equals(mark)) throw new SealError(false);
    else own = keyOf(keyFor(piece, keys), piece.subarray(-saltBytes), purpose);
  }
}

function keyFor(head: Buffer, keys: readonly Buffer[]): Buffer {
  const id = head.subarray(mark.length, mark.length + keyIdBytes);
  const key = keys.find((each) => keyIdOf(each).equals(id));
  if (!key) throw new SealError(true);
  return key;
}

function opened(piece: Buffer, key: Buffer, nonce: Buffer): Buffer {
  if (piece.length < tagBytes) throw new SealError(false);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(piece.subarray(-tagBytes));
  const body = decipher.update(piece.subarray(0, -tagBytes));
  try {
    return Buffer.concat([body, decipher.final()]);
  } catch {
    throw new SealError(false);
  }
}

/** Cuts a stream into pieces of a size, the first of another; the last one may be shorter. */
async function* cut(bytes: Bytes, size: number, firstSize = size) {
  let held = Buffer.alloc(0);
  let place = 0;
  const next = (length: number, isLast: boolean) => {
    const piece = held.subarray(0, length);
    held = held.subarray(length);
    return { piece, place: place++, isLast };
  };
  const wanted = () => (place === 0 ? firstSize : size);
  for await (const chunk of bytes) {
    held = Buffer.concat([held, chunk]);
    // What is held may be the last piece.
    while (held.length > wanted()) yield next(wanted(), false);
  }
  yield next(held.length, true);
}
