import { strToU8, Zip, ZipPassThrough } from 'fflate';

/** A file that goes into an archive as it is. */
export interface ZippedFile {
  name: string;
  parts: AsyncIterable<Uint8Array>;
}

/** A ZIP, a piece at a time, of texts and files as they are: packing would hold up others. */
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
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(strToU8(text), true);
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
