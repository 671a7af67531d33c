import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { cursor, limit, pathPart } from './fields.ts';
import { amount, entries, flag, id, part, text } from './lenient.ts';
import { vacancy } from './vacancy.ts';

const params = /*#__PURE__*/ object({ id: pathPart });

const publicCompany = /*#__PURE__*/ object({
  id,
  name: text,
  /** Whether an operator saw that its taxpayer's number is its own. */
  is_verified: flag,
  description: text,
  website: text,
  logo_url: text,
  area: text,
  city: part(object({ slug: text, name: text })),
  vacancies_count: amount,
});
/** What everybody may know of a company. */
export type PublicCompany = InferOutput<typeof publicCompany>;

/** A company that has published a vacancy, as everybody sees it. */
export const getPublicCompany = /*#__PURE__*/ endpoint({
  name: 'getPublicCompany',
  summary: 'A company that has published a vacancy, as everybody sees it.',
  method: 'GET',
  path: '/companies/{id}',
  access: 'public',
  problems: { unknownCompany: 404 },
  params,
  answer: publicCompany,
  isExtension: true,
});

/** The public vacancies of a company, newest first: total in `X-Total-Count`, next page in `Link`. */
export const listPublicCompanyVacancies = /*#__PURE__*/ endpoint({
  name: 'listPublicCompanyVacancies',
  summary: 'The public vacancies of a company, newest first: total in X-Total-Count, next page in Link.',
  method: 'GET',
  path: '/companies/{id}/vacancies',
  access: 'public',
  problems: { unknownCompany: 404 },
  params,
  query: object({ limit, cursor }),
  answer: entries(vacancy),
  isExtension: true,
});
