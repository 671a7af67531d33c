/** What the journal names in words; another action stands there by its own name. */
export const knownActions = [
  'vacancy.approved',
  'vacancy.needs_revision',
  'vacancy.rejected',
  'vacancy.reopened',
  'payment.performed',
  'order.marked_paid',
  'order.cancelled',
  'order.refund_begun',
  'order.refunded',
  'subscription.granted',
  'subscription.cancelled',
  'company.verified',
  'company.unverified',
  'company.blocked',
  'company.unblocked',
  'company.revealed',
  'person.revealed',
  'user.blocked',
  'user.unblocked',
  'sessions.ended',
  'module.enabled',
  'module.disabled',
  'operator.added',
  'operator.role_changed',
  'operator.reset',
  'operator.removed',
  'operator.signed_in',
  'operator.failed',
  'token.created',
  'token.revoked',
  'plan.added',
  'plan.changed',
  'service.added',
  'service.changed',
  'service.removed',
  'gateway.tried',
  'skill.added',
  'skill.changed',
  'skill.merged',
  'area.added',
  'area.changed',
  'area.removed',
  'prompt.saved',
  'prompt.tried',
  'prompt.removed',
  'reason.added',
  'reason.changed',
  'job.retried',
  'jobs.retried',
  'job.cancelled',
] as const;
export type KnownAction = (typeof knownActions)[number];

/** Whether there are words for an action. */
export const isKnown = (action: string | undefined): action is KnownAction =>
  knownActions.some((known) => known === action);

/** What the journal's acts are done to, as one may look for them, and the words for each. */
export const subjectWords = {
  vacancy: 'subject.vacancy',
  company: 'companies',
  user: 'section.people',
  order: 'section.orders',
  subscription: 'section.subscriptions',
  plan: 'section.plans',
  posting_service: 'section.services',
  gateway: 'gateways.title',
  module: 'section.modules',
  skill: 'reference.skills',
  area: 'reference.areas',
  prompt: 'reference.prompts',
  reason: 'reference.reasons',
  job: 'section.jobs',
  job_queue: 'jobs.queues',
  operator: 'section.operators',
  operator_token: 'subject.operator_token',
} as const;

/** Whether there are words for a subject. */
export const isSubject = (type: string | undefined): type is keyof typeof subjectWords =>
  type !== undefined && Object.hasOwn(subjectWords, type);

/** What one value was and became, of a field of a journal's row. */
export interface Change {
  field: string;
  before: string;
  after: string;
}

const written = (value: unknown) =>
  value === null || value === undefined || value === ''
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** The changes of a row, field by field: a value alone is what it became. */
export const changesOf = (changes: Readonly<Record<string, unknown>> | undefined): Change[] =>
  Object.entries(changes ?? {}).map(([field, value]) => {
    const [before, after] = Array.isArray(value) && value.length === 2 ? value : [undefined, value];
    return { field, before: written(before), after: written(after) };
  });

/** A change in a few words. */
export const gistOf = ({ before, after }: Change): string => [before, after].filter(Boolean).join(' → ');
