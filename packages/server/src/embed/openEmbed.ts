import type { Language } from '@kasb/contract';
import { writeCompany } from '@kasb/embed/html';
import type { Row } from '@kasb/embed/html';
import { createBurstLimit } from '../network/burstLimit.ts';
import type { EmbedFiles } from './embedFiles.ts';
import { answerOEmbed } from './oEmbed.ts';
import type { AskCall } from './oEmbed.ts';

/** Answers a GET for what other pages include; undefined for all else. */
export type Embed = (url: URL, address: string) => Promise<Response | undefined>;

interface EmbedOptions {
  files: EmbedFiles;
  /** The public origin. */
  origin: string;
  ask: AskCall;
  clock: () => Date;
}

const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const newest = 'public, max-age=3600, stale-while-revalidate=86400';
const immutable = 'public, max-age=31536000, immutable';
const short = 'public, max-age=60';
const company = /^\/embed\/1\/companies\/([\w-]{1,64})\.html$/;
const usualRows = 5;
const mostRows = 20;
const pathOf = (version: string) => `/embed/${version}/embed.js`;
/** How many lists and cards an address may have written, and how many a second after that. */
const burst = { most: 120, perSecond: 2 };

/** The embed's script by its version, the list of a company as HTML, and oEmbed. */
export function openEmbed({ files, origin, ask, clock }: EmbedOptions): Embed {
  const limit = createBurstLimit(burst);
  const scripts = new Map(files.kept.map(({ version, code }) => [pathOf(version), { code, cache: immutable }]));
  const latest = files.kept.at(-1);
  const current = files.built ?? latest?.code;
  if (current !== undefined) scripts.set(pathOf('1'), { code: current, cache: newest });
  const index = JSON.stringify({
    newest: latest?.version,
    versions: Object.fromEntries(
      files.kept.map(({ version, integrity }) => [version, { path: pathOf(version), integrity }]),
    ),
  });

  async function list(url: URL, id: string): Promise<Response> {
    const { searchParams } = url;
    const language: Language = searchParams.get('lang') === 'uz' ? 'uz' : 'ru';
    const wanted = Math.trunc(Number(searchParams.get('limit') ?? usualRows)) || usualRows;
    const most = Math.min(Math.max(wanted, 1), mostRows);
    const answer = await ask(`/companies/${id}/vacancies?limit=${most}`, language);
    if (!answer.ok) return send('', 'text/html', { status: answer.status });
    const rows = (await answer.json()) as Row[];
    const total = Number(answer.headers.get('x-total-count') ?? rows.length);
    const html = writeCompany({ companyId: id, limit: most, language, origin, rows, total });
    return send(html, 'text/html', { cache: short });
  }

  return async (url, address) => {
    const { pathname } = url;
    const script = scripts.get(pathname);
    if (script !== undefined) return send(script.code, 'text/javascript', { cache: script.cache });
    if (pathname === '/embed/index.json') return send(index, 'application/json', { cache: newest });
    const [, id] = company.exec(pathname) ?? [];
    if (id === undefined && pathname !== '/oembed') return undefined;
    const retryAfter = limit(address, clock().getTime());
    if (retryAfter > 0) return send('', 'text/plain', { status: 429, retryAfter });
    if (id !== undefined) return list(url, id);
    const { status, body } = await answerOEmbed(url.searchParams, { origin, ask });
    return send(JSON.stringify(body), 'application/json', { status, cache: status === 200 ? short : undefined });
  };
}

interface Sent {
  status?: number;
  cache?: string | undefined;
  retryAfter?: number;
}

function send(text: string, type: string, { status = 200, cache = 'no-store', retryAfter }: Sent): Response {
  const headers = new Headers({ ...open, 'content-type': `${type}; charset=utf-8`, 'cache-control': cache });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(text, { status, headers });
}
