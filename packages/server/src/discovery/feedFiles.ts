import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { array, number, object, parse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { readWhole, writeWhole } from '../media/wholePart.ts';
import { dayMs } from './feedForms.ts';
import type { FeedForm, FeedRow } from './feedForms.ts';
import { xmlStart } from './xml.ts';

/** Vacancies that are in memory at once. */
const rowsAtOnce = 1000;
const partBytes = 4 * 1024 * 1024;

const made = object({ name: string(), lengths: array(number()) });
const whole = object({ etag: string(), now: made, before: made });
type Made = InferOutput<typeof made>;

const keyOf = (feed: string) => `feeds/${feed}`;
const partKey = ({ name }: Made, index: number) => `feeds/${name}-${index}`;

async function readMade(media: MediaStore, feed: string) {
  const text = await readWhole(media, keyOf(feed));
  return text && parse(whole, JSON.parse(text.toString()));
}

/** The file, thousand by thousand: no query lasts, and no more than these are in memory. */
async function* write(
  { db, clock, publishing: { origin } }: Pick<Services, 'db' | 'clock' | 'publishing'>,
  form: FeedForm,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const oldest = form.longestDays && new Date(clock().getTime() - form.longestDays * dayMs).toISOString();
  yield xmlStart + form.start(origin);
  let last: Pick<FeedRow, 'id' | 'published_at'> | undefined;
  do {
    signal.throwIfAborted();
    const rows: FeedRow[] = await rowsOf<FeedRow>(db)`
      select vacancies.id, title, vacancies.description, requirements, benefits, vacancies.location, employment_type,
        salary_min, salary_max, currency, companies.name as company, cities.name as city, regions.name as region,
        (select name from professions where slug = found.professions[1]) as profession, published_at, valid_until::text,
        greatest(vacancies.updated_at, published_at) as changed_at
      from (
        select vacancy_id, published_at, city_id, professions from vacancy_search
        where ${last ? sql`(published_at, vacancy_id) < (${last.published_at}, ${last.id})` : sql`true`}
        and ${oldest ? sql`published_at > ${oldest}` : sql`true`}
        order by published_at desc, vacancy_id desc limit ${rowsAtOnce}
      ) found
      join vacancies on vacancies.id = vacancy_id join companies on companies.id = company_id
      left join cities on cities.id = found.city_id left join regions on regions.id = cities.region_id
      order by published_at desc, vacancies.id desc`;
    yield rows.map((row) => form.job(row, origin)).join('');
    last = rows.at(rowsAtOnce - 1);
  } while (last);
  yield form.end;
}

/** Makes a feed anew, compressed, in parts; the one before stays until the next, for who reads it meanwhile. */
export async function makeFeed(
  services: Pick<Services, 'db' | 'clock' | 'media' | 'publishing'>,
  feed: string,
  form: FeedForm,
  signal: AbortSignal,
): Promise<void> {
  const { media } = services;
  const known = await readMade(media, feed);
  const now: Made = { name: `${feed}-${randomUUID()}`, lengths: [] };
  const hash = createHash('sha256');
  const keep = async (bytes: Buffer) => {
    await media.write(partKey(now, now.lengths.length), bytes);
    now.lengths.push(bytes.length);
    hash.update(bytes);
  };
  let waiting: Buffer[] = [];
  let size = 0;
  const source = Readable.from(write(services, form, signal));
  for await (const bytes of source.compose(createGzip()) as AsyncIterable<Buffer>) {
    waiting.push(bytes);
    size += bytes.length;
    if (size < partBytes) continue;
    await keep(Buffer.concat(waiting));
    [waiting, size] = [[], 0];
  }
  await keep(Buffer.concat(waiting));
  const etag = hash.digest('base64url').slice(0, 22);
  const before = known?.now ?? { name: now.name, lengths: [] };
  await writeWhole(media, keyOf(feed), Buffer.from(JSON.stringify({ etag, now, before })));
  if (!known) return;
  for (const index of known.before.lengths.keys()) await media.remove(partKey(known.before, index));
}

/** Sends a feed; undefined where it was not made yet. */
export async function sendFeed(media: MediaStore, feed: string, asked: Headers): Promise<Response | undefined> {
  const known = await readMade(media, feed);
  if (!known) return undefined;
  const { now } = known;
  const etag = `W/"${known.etag}"`;
  const headers = new Headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
    vary: 'Accept-Encoding',
    etag,
  });
  if (asked.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  async function* parts() {
    for (const [index, length] of now.lengths.entries()) yield await media.read(partKey(now, index), 0, length);
  }
  const packed = Readable.from(parts());
  if (!/\bgzip\b/.test(asked.get('accept-encoding') ?? '')) return answer(packed.compose(createGunzip()), headers);
  headers.set('content-encoding', 'gzip');
  return answer(packed, headers);
}

const answer = (bytes: Readable, headers: Headers) =>
  new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { headers });
