import { billingPeriods } from '@kasb/contract';
import type { BillingPeriod, OperatorPlan, PlanBody } from '@kasb/contract';

/** A plan as it is typed: numbers in texts, lists in lines. */
export interface PlanDraft {
  name: string;
  nameUz: string;
  description: string;
  descriptionUz: string;
  price: string;
  currency: string;
  billingPeriod: BillingPeriod;
  features: string;
  featuresUz: string;
  postingsLimit: string;
}

/** The period of that name; what nobody knows is a month. */
export const periodOf = (name: string | undefined): BillingPeriod =>
  billingPeriods.find((known) => known === name) ?? 'monthly';

/** What is typed where nothing was yet, or for a plan that is there. */
export const draftOf = (plan: Partial<OperatorPlan> = {}): PlanDraft => ({
  name: plan.name ?? '',
  nameUz: plan.name_uz ?? '',
  description: plan.description ?? '',
  descriptionUz: plan.description_uz ?? '',
  price: plan.price === undefined ? '' : String(plan.price),
  currency: plan.currency ?? 'UZS',
  billingPeriod: periodOf(plan.billing_period),
  features: (plan.features ?? []).join('\n'),
  featuresUz: (plan.features_uz ?? []).join('\n'),
  postingsLimit: plan.postings_limit === undefined ? '' : String(plan.postings_limit),
});

const digits = (text: string) => text.replace(/\s/g, '');
const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,10}$/.test(digits(text)) && Number(digits(text)) >= min && Number(digits(text)) <= max;

/** Whether a draft can be sent, by field. */
export const checked = ({ name, price, postingsLimit }: PlanDraft) => ({
  isNamed: name.trim() !== '',
  isPriced: isWhole(price, 0, 1_000_000_000),
  isLimited: digits(postingsLimit) === '' || isWhole(postingsLimit, 1, 1_000_000),
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is sent of a draft. */
export const written = (draft: PlanDraft, isOffered: boolean): PlanBody => ({
  name: draft.name.trim(),
  nameUz: draft.nameUz.trim() || undefined,
  description: draft.description.trim() || undefined,
  descriptionUz: draft.descriptionUz.trim() || undefined,
  price: Number(digits(draft.price)),
  currency: draft.currency,
  billingPeriod: draft.billingPeriod,
  features: linesOf(draft.features),
  featuresUz: linesOf(draft.featuresUz),
  postingsLimit: digits(draft.postingsLimit) === '' ? null : Number(digits(draft.postingsLimit)),
  isOffered,
});

/** What writes a plan as it stands. */
export const bodyOf = (plan: OperatorPlan): PlanBody => written(draftOf(plan), plan.is_offered);
