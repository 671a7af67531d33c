import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { isUuid } from '../db/ids.ts';
import { media } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { filePolicy } from '../http/respond.ts';
import { chunksOf, readBytes } from '../media/chunks.ts';
import { isSigned } from '../media/signedUrl.ts';

/** Answers a signed address with the recording or the part of it that is asked for. @throws Problem unknownMedia */
export async function playMedia(
  { db, clock, media: store }: Services,
  request: Request,
  id: string,
): Promise<Response> {
  const [row] = isUuid(id) ? await db.select().from(media).where(eq(media.id, id)) : [];
  if (!row || row.received !== row.size || !isSigned(row, new URL(request.url).searchParams, clock()))
    throw new Problem('unknownMedia');
  const { size, type, sha256 } = row;
  const headers = new Headers({
    'content-type': type,
    // A player on a page, or somebody who opens the address: a recording is no page of ours.
    'content-disposition': isPlayer(request) ? 'inline' : `attachment; filename="${id}.${type.split('/')[1]}"`,
    'content-security-policy': filePolicy,
    vary: 'Sec-Fetch-Dest',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=3600',
    etag: `"${sha256}"`,
  });
  const range = rangeOf(request, size, `"${sha256}"`);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size };
  headers.set('content-length', String(end - start));
  if (range) headers.set('content-range', `bytes ${start}-${end - 1}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const bytes = Readable.from(readBytes(store, await chunksOf(db, id), start, end), { objectMode: false });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { status, headers });
}

function isPlayer({ headers }: Request): boolean {
  return ['video', 'audio'].includes(headers.get('sec-fetch-dest') ?? '');
}

/** The one range that is asked for; several are answered with the whole, as is one of another version (`If-Range`). */
function rangeOf(
  { headers }: Request,
  size: number,
  etag: string,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const condition = headers.get('if-range');
  const [, first, last] = headers.get('range')?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (
    first === undefined ||
    last === undefined ||
    (first === '' && last === '') ||
    (condition !== null && condition !== etag)
  )
    return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (start >= size || start >= end) return 'unsatisfiable';
  return { start, end };
}
