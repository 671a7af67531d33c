import type { MediaStore } from './mediaStore.ts';

/** The store does not tell how long a part is: its length stands before it. */
const lengthBytes = 4;

/** Writes a part that is read back whole. */
export async function writeWhole(media: MediaStore, key: string, bytes: Uint8Array): Promise<void> {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(bytes.byteLength);
  await media.write(key, Buffer.concat([length, bytes]));
}

/** Reads one; undefined where there is none, or the store is away. */
export async function readWhole(media: MediaStore, key: string): Promise<Buffer | undefined> {
  try {
    const length = Buffer.from(await media.read(key, 0, lengthBytes)).readUInt32BE();
    return Buffer.from(await media.read(key, lengthBytes, lengthBytes + length));
  } catch {
    return undefined;
  }
}
