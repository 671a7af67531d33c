import { nullish, object } from 'valibot';
import type { InferOutput } from 'valibot';
import { billingPeriods } from './billing.ts';
import { endpoint, longBodyBytes } from './endpoint.ts';
import { bodyLines, line, maybe, missing, oneOf, paragraphs, pathPart, reference, whole, yesNo } from './fields.ts';
import { amount, flag, id, items, lines, text, word } from './lenient.ts';

/** A plan as operators see it, in both languages, and how many subscriptions of it there are; no limit means none. */
export const operatorPlan = /*#__PURE__*/ object({
  id,
  name: text,
  name_uz: text,
  description: text,
  description_uz: text,
  price: amount,
  currency: text,
  billing_period: word(billingPeriods),
  features: lines,
  features_uz: lines,
  postings_limit: amount,
  is_offered: flag,
  subscriptions_count: amount,
});
export type OperatorPlan = InferOutput<typeof operatorPlan>;

const ofAdmins = { access: 'operator', roles: ['admin'], isExtension: true } as const;

const body = /*#__PURE__*/ object(
  {
    name: line(100),
    nameUz: maybe(line(100)),
    description: maybe(paragraphs(500)),
    descriptionUz: maybe(paragraphs(500)),
    price: whole(0, 1_000_000_000),
    currency: reference,
    billingPeriod: oneOf(billingPeriods),
    features: bodyLines,
    featuresUz: bodyLines,
    postingsLimit: nullish(whole(1, 1_000_000)),
    isOffered: yesNo,
  },
  missing,
);
export type PlanBody = InferOutput<typeof body>;

/** All plans, those that are not on offer any more with them. */
export const listOperatorPlans = /*#__PURE__*/ endpoint({
  name: 'listOperatorPlans',
  summary: 'All plans, those that are not on offer any more with them.',
  method: 'GET',
  path: '/api/operator/plans',
  access: 'operator',
  roles: ['support', 'admin'],
  isExtension: true,
  cli: 'plans',
  answer: items(operatorPlan),
});

/** Adds a plan; two on offer do not have the same name and period. */
export const createPlan = /*#__PURE__*/ endpoint({
  name: 'createPlan',
  summary: 'Adds a plan.',
  method: 'POST',
  path: '/api/operator/plans',
  ...ofAdmins,
  cli: 'plan add',
  problems: { alreadyExists: 409 },
  body,
  maxBodyBytes: longBodyBytes,
  answer: operatorPlan,
  status: 201,
});

/** Writes all of a plan anew; what was ordered and bought stays as it was. */
export const updatePlan = /*#__PURE__*/ endpoint({
  name: 'updatePlan',
  summary: 'Writes all of a plan anew; what was ordered and bought stays as it was.',
  method: 'PUT',
  path: '/api/operator/plans/{id}',
  ...ofAdmins,
  cli: 'plan edit',
  problems: { unknownPlan: 404, alreadyExists: 409 },
  params: object({ id: pathPart }),
  body,
  maxBodyBytes: longBodyBytes,
  answer: operatorPlan,
});
