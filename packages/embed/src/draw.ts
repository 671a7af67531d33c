import type { Language, searchVacancies, WireAnswerOf } from '@kasb/contract';
import { formatSalary } from '@kasb/domain/money';
import { formatNumber } from '@kasb/domain/numbers';
import { texts } from './messages/index.ts';

/** An element: its name, its attributes, and what is in it. */
export type Node = [name: string, attributes: Record<string, string>, ...inner: (Node | string)[]];

/** A vacancy as the public lists answer it. */
export type Row = WireAnswerOf<typeof searchVacancies>[number];

/** What the element shows besides the rows. */
export interface Look {
  /** Where Kasb is: an origin without a trailing slash. */
  origin: string;
  language: Language;
  /** The page of all of them, below the origin. */
  path: string;
}

/** An address at Kasb in the language of the list. */
export function addressOf({ origin, language }: Look, path: string): string {
  return origin + (language === 'uz' ? '/uz' : '') + path;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
const amountOf = (value: unknown) => (textOf(value) === '' ? undefined : Number(value));

const elsewhere = { target: '_blank', rel: 'noopener' };

function rowOf(row: Row, look: Look): Node {
  const t = texts[look.language];
  const id = encodeURIComponent(textOf(row.id));
  const title = textOf(row.title) || t.untitled;
  const company = textOf(row.company_name) || textOf((row.companies as { name?: unknown } | null)?.name);
  const about = [company, textOf(row.location)].filter(Boolean).join(' · ');
  const salary = formatSalary(
    {
      minimum: amountOf(row.salary_min),
      maximum: amountOf(row.salary_max),
      currency: textOf(row.currency) || 'UZS',
    },
    look.language,
  );
  const path = `/vacancies/${id}`;
  return [
    'li',
    { part: 'item' },
    [
      'div',
      { part: 'about' },
      ['a', { part: 'title', href: addressOf(look, path), ...elsewhere }, ['span', {}, title]],
      ...[about, salary].filter(Boolean).map((line): Node => ['div', { part: 'meta' }, line]),
    ],
    [
      'a',
      {
        part: 'respond',
        href: addressOf(look, `${path}/respond?from=embed`),
        'aria-label': `${t.respond}: ${title}`,
        ...elsewhere,
      },
      t.respond,
    ],
  ];
}

/** The list, or the words for none. `total` is of all there are, where the provider tells it. */
export function drawList(rows: readonly Row[], look: Look, total?: number): Node {
  const t = texts[look.language];
  const count = total === undefined ? '' : `: ${formatNumber(total)}`;
  const all: Node = [
    'p',
    { part: 'foot' },
    ['a', { part: 'all', href: addressOf(look, look.path), ...elsewhere }, rows.length === 0 ? t.all : t.all + count],
  ];
  return [
    'div',
    { part: 'list', lang: look.language, role: 'group', 'aria-label': t.list },
    rows.length === 0 ? ['p', { role: 'status' }, t.none] : ['ul', {}, ...rows.map((row) => rowOf(row, look))],
    all,
  ];
}

/** What the page itself put into the element: a link, until the list is there. */
export function drawWaiting({ language }: Look): Node {
  return ['div', { part: 'list', lang: language }, ['slot', {}]];
}

/** The link stays, and one may try again. */
export function drawFailed({ language }: Look): Node {
  const t = texts[language];
  return [
    'div',
    { part: 'list', lang: language },
    ['p', { role: 'status' }, t.failed, ['button', { type: 'button' }, t.retry]],
    ['slot', {}],
  ];
}
