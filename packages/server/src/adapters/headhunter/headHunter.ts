import type { ExternalResume } from '@kasb/contract';
import type { Sealer } from '../../sealing/sealer.ts';
import { createConsent } from './consent.ts';
import type { ConsentOptions, HeadHunterConsent } from './consent.ts';
import { HeadHunterError } from './errors.ts';
import { createHttp } from './http.ts';
import type { HttpOptions } from './http.ts';
import type { VacancyPosting } from './posting.ts';
import { read } from './read.ts';
import { contactsAddress, readResume } from './resume.ts';
import * as shapes from './shapes.ts';
import type { HeadHunterAction, HeadHunterResponse } from './shapes.ts';

/** The most entries that a page of HeadHunter has. */
const pageSize = 50;
const maxVacancyPages = 20;

/** Who gave consent. */
export interface HeadHunterManagerSeen {
  employerId: string;
  employerName: string | undefined;
  managerId: string;
  name: string | undefined;
  email: string | undefined;
}

/** HeadHunter's API for employers. Every call throws a {@link HeadHunterError} when it fails. */
export interface HeadHunter extends HeadHunterConsent {
  /** Seals the tokens. */
  sealer: Sealer;
  /** Where consents lead back to, when it is not this server's own page. */
  redirectUrl: string | undefined;
  /** Who the token belongs to; undefined when it is no employer's manager. */
  whoAmI: (token: string) => Promise<HeadHunterManagerSeen | undefined>;
  /** Views and responses of a vacancy in all its life, undefined when the employer has none such. */
  counters: (
    token: string,
    employerId: string,
    vacancyId: string,
  ) => Promise<{ views: number; responses: number } | undefined>;
  /** The collections that a vacancy's responses lie in. */
  collections: (
    token: string,
    vacancyId: string,
    signal?: AbortSignal,
  ) => Promise<{ id: string; url: string; total: number; updates: number }[]>;
  /** A page of a collection. */
  responses: (
    token: string,
    url: string,
    page: number,
    signal?: AbortSignal,
  ) => Promise<{ pages: number; items: HeadHunterResponse[] }>;
  /** Where a response is, and what may be done with it. */
  negotiation: (
    token: string,
    id: string,
    signal?: AbortSignal,
  ) => Promise<{ state: string | undefined; actions: HeadHunterAction[] }>;
  act: (token: string, action: HeadHunterAction, form: Record<string, string>, signal?: AbortSignal) => Promise<void>;
  /** A resume, by a response; `isPaid` opens locked contacts, which spends a view. Undefined when it is gone. */
  resume: (token: string, id: string, negotiationId: string, isPaid: boolean) => Promise<ExternalResume | undefined>;
  /** The professional roles that a vacancy may have. */
  roles: (token: string) => Promise<{ id: string; name: string }[]>;
  /** Publishes a vacancy. @returns its id */
  publish: (token: string, posting: VacancyPosting) => Promise<string>;
}

/** What HeadHunter is set up with. */
export interface HeadHunterOptions extends HttpOptions, ConsentOptions {
  redirectUrl?: string | undefined;
  sealer: Sealer;
}

/** Speaks to HeadHunter. */
export function createHeadHunter(options: HeadHunterOptions): HeadHunter {
  const { redirectUrl, sealer } = options;
  const http = createHttp(options);
  async function countersIn(token: string, employerId: string, list: string, vacancyId: string) {
    for (let page = 0; page < maxVacancyPages; page += 1) {
      const address = `/employers/${encodeURIComponent(employerId)}/vacancies/${list}`;
      const { pages, items } = read(
        shapes.vacancyPage,
        await http({ address, token, query: { page, per_page: pageSize } }),
      );
      const found = items.find(({ id }) => id === vacancyId);
      if (found) return { views: found.counters?.views ?? 0, responses: found.counters?.responses ?? 0 };
      if (page + 1 >= pages) return undefined;
    }
    return undefined;
  }

  return {
    ...createConsent(http, options),
    sealer,
    redirectUrl,

    async whoAmI(token) {
      const { is_employer: isEmployer, employer, manager } = read(shapes.me, await http({ address: '/me', token }));
      if (!isEmployer || !employer || !manager) return undefined;
      const address = `/employers/${encodeURIComponent(employer.id)}/managers/${encodeURIComponent(manager.id)}`;
      const { full_name, first_name, last_name, email } = read(shapes.manager, await http({ address, token }));
      const name = full_name ?? ([last_name, first_name].filter(Boolean).join(' ') || undefined);
      return { employerId: employer.id, employerName: employer.name, managerId: manager.id, name, email };
    },

    counters: async (token, employerId, vacancyId) =>
      (await countersIn(token, employerId, 'active', vacancyId)) ??
      countersIn(token, employerId, 'archived', vacancyId),

    async collections(token, vacancyId, signal) {
      const found = read(
        shapes.collections,
        await http({ address: '/negotiations', query: { vacancy_id: vacancyId }, token, signal }),
      );
      return found.collections.map(({ id, url, counters }) => ({
        id,
        url,
        total: counters.total,
        updates: counters.with_updates,
      }));
    },

    responses: async (token, url, page, signal) =>
      read(shapes.responsePage, await http({ address: url, query: { page, per_page: pageSize }, token, signal })),

    async negotiation(token, id, signal) {
      const { employer_state: state, actions } = read(
        shapes.negotiation,
        await http({ address: `/negotiations/${encodeURIComponent(id)}`, token, signal }),
      );
      return { state: state?.id, actions };
    },

    async act(token, { url, method }, form, signal) {
      await http({ method, address: url, token, form, signal });
    },

    async resume(token, id, negotiationId, isPaid) {
      try {
        const address = `/resumes/${encodeURIComponent(id)}`;
        const found = await http({ address, query: { topic_id: negotiationId }, token });
        const paid = isPaid ? contactsAddress(found) : undefined;
        return readResume(
          paid === undefined ? found : await http({ address: paid, query: { topic_id: negotiationId }, token }),
        );
      } catch (error) {
        if (error instanceof HeadHunterError && error.kind === 'missing') return undefined;
        throw error;
      }
    },

    roles: async (token) =>
      read(shapes.roles, await http({ address: '/professional_roles', token })).categories.flatMap(
        ({ roles }) => roles,
      ),

    publish: async (token, posting) =>
      read(shapes.created, await http({ method: 'POST', address: '/vacancies', token, json: posting })).id,
  };
}
