import { AsyncZipDeflate, strToU8, Zip, ZipPassThrough } from 'fflate';

/** A file that goes into an archive as it is. */
export interface ZippedFile {
  name: string;
  parts: AsyncIterable<Uint8Array>;
}

/** A ZIP, a piece at a time: the texts packed, then the files as they are, since a PDF is packed already. */
export async function* zipped(
  texts: Record<string, string>,
  files: AsyncIterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const [name, text] of Object.entries(texts)) {
    await pack(zip, name, strToU8(text));
    yield* made.splice(0);
  }
  for await (const { name, parts } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const part of parts) {
      entry.push(part);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made.splice(0);
}

/** Adds an entry that a worker packs, since that would hold up other requests here. */
async function pack(zip: Zip, name: string, bytes: Uint8Array): Promise<void> {
  const entry = new AsyncZipDeflate(name);
  zip.add(entry);
  const { ondata } = entry;
  await new Promise<void>((resolve, reject) => {
    entry.ondata = (error, piece, isLast) => {
      if (error) return reject(error);
      ondata?.(error, piece, isLast);
      if (isLast) resolve();
    };
    entry.push(bytes, true);
  });
}
