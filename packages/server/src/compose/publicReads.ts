import {
  countPublicVacancies,
  getPublicCompany,
  listCities,
  listCurrencies,
  listEmploymentTypes,
  listPublicCompanyVacancies,
  listRegions,
  listResumeVisibilities,
  listSimilarVacancies,
  searchVacancies,
} from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import type { Context } from '../context/context.ts';

/** What visitors read, and whether the server is well: asked on connections of their own. */
export function isPublicRead({ access, method }: Endpoint): boolean {
  return access === 'public' && method === 'GET';
}

/** Those that write nothing, and are true although a few seconds old. */
const readOnly = new Set<Endpoint>([
  searchVacancies,
  listSimilarVacancies,
  countPublicVacancies,
  getPublicCompany,
  listPublicCompanyVacancies,
  listCities,
  listRegions,
  listCurrencies,
  listEmploymentTypes,
  listResumeVisibilities,
]);

/**
 * Whether a standby may answer: not who is signed in, who finds there what they wrote a moment ago, and not a page that
 * is drawn, which is kept until something changes.
 */
export function mayBeBehind(endpoint: Endpoint, { actor, address }: Pick<Context, 'actor' | 'address'>): boolean {
  return readOnly.has(endpoint) && actor.kind === 'visitor' && address !== '';
}
