import { checkSubscription, getCurrentUser, getPublishStatus, listPostingServices } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, storyTime } from '@kasb/kit/stories';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment so many milliseconds after the stories' clock. */
export const after = (milliseconds: number) => new Date(storyTime.getTime() + milliseconds).toISOString();

/** The first vacancy of the stories, as the control needs it. */
export const frontend = {
  id: 'v1',
  title: 'Frontend-разработчик',
  company_name: 'ООО «Барака Строй»',
  moderation_status: 'approved',
  vacancy_status: 'active',
};

/** A subscription with sixty days left. */
const subscribed: WireAnswerOf<typeof checkSubscription> = {
  hasActiveSubscription: true,
  subscriptions: [
    {
      id: '3f2a9c10',
      status: 'active',
      started_at: '2025-06-01',
      expires_at: after(60 * DAY),
      vacancy_postings_used: 3,
      vacancy_postings_limit: 10,
    },
  ],
};

export const noSubscription: WireAnswerOf<typeof checkSubscription> = {
  hasActiveSubscription: false,
  subscriptions: [],
};

/** The three services of the stories. */
export const services: WireAnswerOf<typeof listPostingServices> = [
  { id: 'sv1', type: 'telegram', name: 'Telegram-канал', identifier: '@vacancy_uz' },
  { id: 'sv2', type: 'whatsapp', name: 'WhatsApp-группа' },
  { id: 'sv3', type: 'website', name: 'Сайт' },
];

const known = {
  sv1: ['Telegram-канал', 'telegram'],
  sv2: ['WhatsApp-группа', 'whatsapp'],
  sv3: ['Сайт', 'website'],
} as const;

/** What became of one of the services: success, or failed with the text of its error. */
export const outcome = (serviceId: keyof typeof known, status: 'success' | 'failed', error?: string) => ({
  serviceId,
  serviceName: known[serviceId][0],
  serviceType: known[serviceId][1],
  status,
  error,
});

/** What the calls answer unless a story says otherwise: everything is ready to be published. */
export const readyHandlers = () => [
  mock.ok(getCurrentUser, { user: employer }),
  mock.ok(checkSubscription, subscribed),
  mock.ok(getPublishStatus, { canPublish: true, cooldownEnds: null, lastPublished: null }),
  mock.ok(listPostingServices, services),
];
