import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { pathPart } from './fields.ts';
import { amount, flag, id, items, text, timestamp } from './lenient.ts';

/** One of the person's companies, and whether their subscription pays for its publications by others. */
export const subscriptionLending = /*#__PURE__*/ object({
  subscription_id: id,
  company_id: id,
  company_name: text,
  is_lent: flag,
  lent_at: timestamp,
  postings_used: amount,
});
export type SubscriptionLending = InferOutput<typeof subscriptionLending>;

/** One of the person's companies, and whether their connection to HeadHunter serves it. */
export const headHunterLending = /*#__PURE__*/ object({
  company_id: id,
  company_name: text,
  is_lent: flag,
  lent_at: timestamp,
});
export type HeadHunterLending = InferOutput<typeof headHunterLending>;

const lent = /*#__PURE__*/ object({ is_lent: flag });

/** For each active subscription of the person, each of their companies; `postings_used` by its other members. */
export const listSubscriptionLendings = /*#__PURE__*/ endpoint({
  name: 'listSubscriptionLendings',
  summary: 'For each active subscription of the person, each of their companies and whether it is lent to it.',
  method: 'GET',
  path: '/api/employer/subscription/lendings',
  access: 'employer',
  answer: items(subscriptionLending),
  isExtension: true,
});

/** Each company of the person and whether their connection to HeadHunter serves it. */
export const listHeadHunterLendings = /*#__PURE__*/ endpoint({
  name: 'listHeadHunterLendings',
  summary: 'Each company of the person and whether their connection to HeadHunter serves it.',
  method: 'GET',
  path: '/api/employer/headhunter/lendings',
  access: 'employer',
  module: 'headhunter',
  answer: items(headHunterLending),
  isExtension: true,
});

// Functions, since a spread of shared fields is nothing that a bundler dares to drop.
interface Change {
  name: string;
  summary: string;
  method: 'PUT' | 'DELETE';
}

/* @__NO_SIDE_EFFECTS__ */
function ofSubscription(change: Change) {
  return endpoint({
    ...change,
    path: '/api/employer/subscription/{id}/lendings/{companyId}',
    access: 'employer',
    problems: { unknownCompany: 404, unknownSubscription: 404 },
    params: object({ id: pathPart, companyId: pathPart }),
    answer: lent,
    isExtension: true,
  });
}

/* @__NO_SIDE_EFFECTS__ */
function ofHeadHunter(change: Change) {
  return endpoint({
    ...change,
    path: '/api/employer/headhunter/lendings/{companyId}',
    access: 'employer',
    module: 'headhunter',
    problems: { unknownCompany: 404, headHunterNotConnected: 503 },
    params: object({ companyId: pathPart }),
    answer: lent,
    isExtension: true,
  });
}

/** Lets the members of a company publish on the person's own subscription. */
export const lendSubscription = /*#__PURE__*/ ofSubscription({
  name: 'lendSubscription',
  summary: "Lets the members of a company publish on the person's own subscription.",
  method: 'PUT',
});

/** Ends that; what was published stays. */
export const takeBackSubscription = /*#__PURE__*/ ofSubscription({
  name: 'takeBackSubscription',
  summary: "Ends a company's use of the person's own subscription; what was published stays.",
  method: 'DELETE',
});

/** Lets the person's connection to HeadHunter serve a company. */
export const lendHeadHunter = /*#__PURE__*/ ofHeadHunter({
  name: 'lendHeadHunter',
  summary: "Lets the person's connection to HeadHunter serve a company.",
  method: 'PUT',
});

/** Ends that; what was brought in stays. */
export const takeBackHeadHunter = /*#__PURE__*/ ofHeadHunter({
  name: 'takeBackHeadHunter',
  summary: "Ends a company's use of the person's connection to HeadHunter; what was brought in stays.",
  method: 'DELETE',
});
