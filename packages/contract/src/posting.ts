import { minLength, object, pipe } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { listOf, missing, pathPart, reference } from './fields.ts';
import { issue } from './issues.ts';
import { entries, flag, id, list, part, text, timestamp, word } from './lenient.ts';
import { reason } from './reasons.ts';

/** Kinds of posting services. */
export const postingServiceTypes = ['telegram', 'whatsapp', 'website', 'hh', 'olx', 'other'] as const;
export type PostingServiceType = (typeof postingServiceTypes)[number];

/** A channel that vacancies are published to. */
export const postingService = /*#__PURE__*/ object({
  id,
  type: word(postingServiceTypes),
  name: text,
  identifier: text,
});
export type PostingService = InferOutput<typeof postingService>;

/** A kind of channel the provider can speak to, and whether it is set up. */
export const postingAdapter = /*#__PURE__*/ object({ type: word(postingServiceTypes), name: text, configured: flag });
export type PostingAdapter = InferOutput<typeof postingAdapter>;

/** Whether a vacancy may be published now; `cooldownEnds` is there while it must wait. */
export const publishStatus = /*#__PURE__*/ object({
  canPublish: flag,
  cooldownEnds: timestamp,
  lastPublished: timestamp,
});
export type PublishStatus = InferOutput<typeof publishStatus>;

/**
 * What became of one service: `status` is 'success' or 'failed', a failed one may say why in `error`, and by its code
 * in `reason`.
 */
export const publishResult = /*#__PURE__*/ object({
  serviceId: text,
  serviceName: text,
  serviceType: word(postingServiceTypes),
  status: word(['success', 'failed']),
  error: text,
  reason: part(reason),
});
export type PublishResult = InferOutput<typeof publishResult>;

/** A publication: `status` is 'running' or 'finished'. */
export const postingSession = /*#__PURE__*/ object({
  id,
  status: word(['running', 'finished']),
  results: list(publishResult),
});
export type PostingSession = InferOutput<typeof postingSession>;

const params = /*#__PURE__*/ object({ id: pathPart });

/** Whether a vacancy may be published now. */
export const getPublishStatus = /*#__PURE__*/ endpoint({
  name: 'getPublishStatus',
  summary: 'Whether a vacancy may be published now.',
  method: 'GET',
  path: '/api/vacancy-posting/vacancies/{id}/publish-status',
  access: 'employer',
  module: 'vacancy-posting',
  problems: { unknownVacancy: 404 },
  params,
  answer: publishStatus,
});

/** Publishes a vacancy to the chosen services, each on its own; `sessionId` names the publication. */
export const publishVacancy = /*#__PURE__*/ endpoint({
  name: 'publishVacancy',
  summary: 'Publishes a vacancy to the chosen services, each on its own.',
  method: 'POST',
  path: '/api/vacancy-posting/vacancies/{id}/publish',
  access: 'employer',
  module: 'vacancy-posting',
  problems: {
    unknownVacancy: 404,
    moderationPending: 422,
    moderationRejected: 422,
    moderationRevision: 422,
    vacancyInactive: 422,
    companyBlocked: 422,
    noSubscription: 422,
    noPostings: 422,
    publishCooldown: 429,
  },
  params,
  body: object(
    {
      selectedServiceIds: pipe(listOf(reference, 50, issue('serviceRequired')), minLength(1, issue('serviceRequired'))),
    },
    missing,
  ),
  answer: object({ results: list(publishResult), sessionId: text }),
});

/** Services to choose from. */
export const listPostingServices = /*#__PURE__*/ endpoint({
  name: 'listPostingServices',
  summary: 'Services a vacancy can be published to.',
  method: 'GET',
  path: '/api/vacancy-posting/posting-services',
  access: 'employer',
  module: 'vacancy-posting',
  answer: entries(postingService),
});

/** Kinds of services the provider knows. */
export const listPostingAdapters = /*#__PURE__*/ endpoint({
  name: 'listPostingAdapters',
  summary: 'Kinds of services the provider knows, and whether they are set up.',
  method: 'GET',
  path: '/api/vacancy-posting/services',
  access: 'employer',
  module: 'vacancy-posting',
  answer: entries(postingAdapter),
});

/** The state of a publication. */
export const getPostingSession = /*#__PURE__*/ endpoint({
  name: 'getPostingSession',
  summary: 'The state of a publication.',
  method: 'GET',
  path: '/api/vacancy-posting/session/{id}',
  access: 'employer',
  module: 'vacancy-posting',
  problems: { unknownPublication: 404 },
  params,
  answer: postingSession,
});
