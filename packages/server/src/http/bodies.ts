/**
 * All bytes of a request or an answer, or undefined when there are more than `max`: then the rest is not read.
 * @throws TimeoutError where not all of them come within so many milliseconds
 */
export async function readAtMost(
  { body }: Pick<Response, 'body'>,
  max: number,
  withinMs?: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const timer =
    withinMs === undefined
      ? undefined
      : setTimeout(() => {
          isLate = true;
          void reader.cancel().catch(() => undefined);
        }, withinMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > max) {
        void reader.cancel().catch(() => undefined);
        return undefined;
      }
      chunks.push(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw new DOMException('A body took too long.', 'TimeoutError');
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

/**
 * What came from outside with all its texts well-formed and composed (NFC): one spelling of each word is stored and
 * compared. Half a character becomes U+FFFD; full-width letters and digits stay what they are (no NFKC). Values of
 * lists and objects are changed in place. Without recursion: a body may be nested deeper than the stack.
 */
export function cleanTexts(given: unknown): { value: unknown; hasNul: boolean } {
  const root = [given];
  const left: (unknown[] | Record<string, unknown>)[] = [root];
  let hasNul = false;
  const clean = (value: unknown) => {
    if (typeof value === 'string') {
      hasNul ||= value.includes('\0');
      return value.toWellFormed().normalize('NFC');
    }
    if (typeof value === 'object' && value !== null) left.push(value as Record<string, unknown>);
    return value;
  };
  for (let holder = left.pop(); holder; holder = left.pop()) {
    if (Array.isArray(holder))
      for (let index = 0; index < holder.length; index += 1) holder[index] = clean(holder[index]);
    else for (const key of Object.keys(holder)) holder[key] = clean(holder[key]);
  }
  return { value: root[0], hasNul };
}

/** The JSON of what no call of the contract reads, its texts cleaned; undefined where it is none or too long. */
export async function readTexts(request: Pick<Request, 'body'>, max: number): Promise<unknown> {
  const bytes = await readAtMost(request, max);
  return bytes && cleanTexts(parseJson(new TextDecoder().decode(bytes))).value;
}
