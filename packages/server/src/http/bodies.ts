/** All bytes of a request or an answer, or undefined when there are more than `max`: then the rest is not read. */
export async function readAtMost(
  { body }: Pick<Response, 'body'>,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The value of a JSON text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds to wait, of a `Retry-After` header that names seconds or a date; undefined without one. */
export function retryAfterOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
