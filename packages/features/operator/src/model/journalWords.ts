import type { wordMessages } from '@kasb/domain/words';
import type { Format, KeyOf, Translate } from '@kasb/kit';
import type { platformMessages } from '../messages/platform/index.ts';
import { changesOf } from './actions.ts';
import type { Change } from './actions.ts';

type Key = KeyOf<typeof platformMessages>;
type WordKey = KeyOf<typeof wordMessages>;

/** What the journal's fields are called on the screens that change them. */
const fields: Readonly<Record<string, Key>> = {
  amount: 'amount',
  benefits: 'benefits',
  billing_period: 'plans.period',
  blocked_reason: 'changed.blocked_reason',
  currency: 'currency',
  description: 'plans.about',
  description_uz: 'plans.aboutUz',
  document: 'orders.document',
  duties: 'prompts.duties',
  enabled: 'reasons.active',
  expires_at: 'tokens.until',
  failed: 'jobs.failed',
  failure: 'changed.failure',
  features: 'plans.features',
  features_uz: 'plans.featuresUz',
  identifier: 'services.where',
  instructions: 'prompts.instructions',
  is_active: 'reasons.active',
  is_offered: 'plans.offered',
  kinds: 'reasons.kinds',
  moderation_comment: 'changed.moderation_comment',
  moderation_status: 'changed.moderation_status',
  ms: 'changed.ms',
  name: 'name',
  nameUz: 'nameUz',
  name_uz: 'nameUz',
  paidOn: 'orders.paidOn',
  parent_id: 'areas.parent',
  payment: 'changed.payment',
  phone: 'phone',
  plan: 'payment.plan',
  position: 'reasons.position',
  postings: 'changed.postings',
  postings_limit: 'plans.limit',
  price: 'plans.price',
  questions: 'prompts.questions',
  reason: 'reason',
  requirements: 'requirements',
  role: 'operators.role',
  sessions: 'changed.sessions',
  slug: 'areas.slug',
  state: 'status',
  status: 'status',
  stir: 'stir',
  subscription: 'changed.subscription',
  text_ru: 'reasons.ru',
  text_uz: 'changed.text_uz',
  titles: 'prompts.titles',
  tokens: 'tokens.title',
  type: 'services.kind',
  user_id: 'changed.person',
};

/** Codes in them for which recruitment has a word. */
const words: Readonly<Record<string, Readonly<Record<string, WordKey>>>> = {
  moderation_status: {
    pending: 'moderation.pending',
    approved: 'moderation.approved',
    rejected: 'moderation.rejected',
    needs_revision: 'moderation.needs_revision',
  },
  billing_period: { monthly: 'period.monthly', yearly: 'period.yearly', lifetime: 'period.lifetime' },
};

/** Codes in them that are the platform's own. */
const codes: Readonly<Record<string, Readonly<Record<string, Key>>>> = {
  status: {
    pending: 'waits',
    paid: 'order.paid',
    expired: 'order.expired',
    cancelled: 'cancelled',
    refunding: 'refunding',
    refunded: 'payment.refunded',
  },
  role: { moderator: 'role.moderator', support: 'role.support', admin: 'role.admin' },
  state: { failed: 'jobs.failed', waiting: 'waits', active: 'jobs.active' },
  kinds: { revise: 'reasons.revise', reject: 'reasons.reject' },
};
/** Sums are kept in hundredths of a soum. */
const tiyin = 100;
const yesOrNo: Readonly<Record<string, Key>> = { true: 'changed.yes', false: 'changed.no' };

/** Who says it: the room's texts, the words of recruitment, and the formats of the page. */
interface Speech {
  t: Translate<Key>;
  word: Translate<WordKey>;
  format: Pick<Format, 'dateTime' | 'number'>;
}

/** The changes of a journal's row in the words of the page; what is unknown stands as it is kept. */
export function toldChanges(changes: Parameters<typeof changesOf>[0], speech: Speech): Change[] {
  return changesOf(changes).map(({ field, before, after }) => {
    const key = fields[field];
    return {
      field: key ? speech.t(key) : field,
      before: valueOf(field, before, speech),
      after: valueOf(field, after, speech),
    };
  });
}

function valueOf(field: string, value: string, { t, word, format }: Speech): string {
  if (field === 'amount' && /^\d+$/.test(value)) return format.number(Number(value) / tiyin);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return format.dateTime(value);
  const told = (code: string) => {
    const [own, known] = [codes[field]?.[code] ?? yesOrNo[code], words[field]?.[code]];
    return own ? t(own) : known ? word(known) : code;
  };
  return field === 'kinds' ? value.split(', ').map(told).join(', ') : told(value);
}
