import { getPublicVacancy } from '@kasb/contract';
import type { AnswerOf, Language } from '@kasb/contract';
import { formatSalary } from '@kasb/domain/money';
import { escapeHtml } from '@kasb/embed/html';
import { parse } from 'valibot';

/** Asks the server's own public calls, as a visitor. */
export type AskCall = (path: string, language: Language) => Promise<Response>;

const keptSeconds = 60;
const narrow = 240;
const width = 480;
const height = 160;

/** The card of a vacancy's address, for pages that show what is linked (https://oembed.com). */
export async function answerOEmbed(
  asked: URLSearchParams,
  { origin, ask }: { origin: string; ask: AskCall },
): Promise<{ status: number; body: object }> {
  if ((asked.get('format') ?? 'json') !== 'json') return { status: 501, body: { error: 'json alone is answered' } };
  const url = URL.parse(asked.get('url') ?? '');
  const [, inUzbek, id] = /^(\/uz)?\/vacancies\/([\w-]{1,64})$/.exec(url?.pathname ?? '') ?? [];
  if (url?.origin !== origin || id === undefined) return { status: 404, body: { error: 'no vacancy of this site' } };
  const language = inUzbek === undefined ? 'ru' : 'uz';
  const answer = await ask(`/vacancies/${id}`, language);
  if (!answer.ok) return { status: answer.status === 410 ? 410 : 404, body: { error: 'no such vacancy' } };
  const vacancy = parse(getPublicVacancy.answer, await answer.json());
  return { status: 200, body: cardOf(vacancy, { origin, language, path: url.pathname, asked }) };
}

interface Place {
  origin: string;
  language: Language;
  path: string;
  asked: URLSearchParams;
}

function cardOf(vacancy: AnswerOf<typeof getPublicVacancy>, { origin, language, path, asked }: Place) {
  const { title = '', company_name: company = '', location = '', currency = 'UZS', company_id: companyId } = vacancy;
  const salary = formatSalary({ minimum: vacancy.salary_min, maximum: vacancy.salary_max, currency }, language);
  const lines = [[company, location].filter(Boolean).join(' · '), salary].filter(Boolean);
  const written = [`<a href="${escapeHtml(origin + path)}">${escapeHtml(title)}</a>`, ...lines.map(escapeHtml)];
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...(company !== '' && { author_name: company }),
    ...(companyId !== undefined && {
      author_url: `${origin}${language === 'uz' ? '/uz' : ''}/companies/${encodeURIComponent(companyId)}`,
    }),
    provider_name: 'Kasb',
    provider_url: origin,
    cache_age: keptSeconds,
    html: `<blockquote lang="${language}">${written.join('<br>')}</blockquote>`,
    width: within(asked.get('maxwidth'), width),
    height: within(asked.get('maxheight'), height),
  };
}

/** What the page has room for, where it says so. */
function within(most: string | null, usual: number): number {
  const told = Number(most);
  return Number.isFinite(told) && told > 0 ? Math.min(usual, Math.max(Math.trunc(told), narrow)) : usual;
}
