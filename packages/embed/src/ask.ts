import type { Row } from './draw.ts';

const mostRows = 20;
const usualRows = 5;
/** Who waits longer than this is offered to try again. */
const patienceMs = 20_000;

/** What the attributes of an element ask for. */
export interface Asked {
  limit: number;
  /** The call, below the origin. */
  call: string;
  /** The page of all of them. */
  path: string;
}

/** Reads the attributes: a company's vacancies, else those of a search. */
export function readAsked(attribute: (name: string) => string | null): Asked {
  const wanted = Math.trunc(Number(attribute('limit') || usualRows)) || usualRows;
  const limit = Math.min(Math.max(wanted, 1), mostRows);
  const company = attribute('company');
  if (company) {
    const path = `/companies/${encodeURIComponent(company)}`;
    return { limit, path, call: `${path}/vacancies?limit=${limit}` };
  }
  const [city, profession, search] = [attribute('city'), attribute('job'), attribute('search')];
  const query = new URLSearchParams();
  if (city) query.set('city', city);
  if (profession) query.set('profession', profession);
  if (search) query.set('search', search);
  const place =
    (city ? `/city/${encodeURIComponent(city)}` : '') +
    (profession ? `${city ? '' : '/job'}/${encodeURIComponent(profession)}` : '');
  const path = `/vacancies${place}${search ? `?${new URLSearchParams({ search })}` : ''}`;
  query.set('limit', String(limit));
  return { limit, path, call: `/vacancies?${query}` };
}

/** Asks for the rows, without cookies and without a preflight. @throws where there is no list to show */
export async function ask(url: string, language: string, over: AbortController) {
  const late = setTimeout(() => over.abort(), patienceMs);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'accept-language': language },
      credentials: 'omit',
      signal: over.signal,
    });
    const rows: unknown = response.ok && (await response.json());
    if (!Array.isArray(rows)) throw new TypeError('no list');
    const total = Number(response.headers.get('x-total-count') || Number.NaN);
    return {
      rows: rows.filter((row): row is Row => typeof row === 'object' && row !== null && 'id' in row),
      total: Number.isFinite(total) ? total : undefined,
    };
  } finally {
    clearTimeout(late);
  }
}
