import type { Endpoint } from './endpoint.ts';

/** Everything that can go wrong with a call, with the status that it answers. */
export const problemStatuses = {
  malformed: 400,
  notJson: 400,
  notBytes: 400,
  badQuery: 400,
  noSession: 401,
  forbidden: 403,
  blocked: 403,
  headHunterRefused: 403,
  ownersOnly: 403,
  foreignOrigin: 403,
  notFound: 404,
  noRoute: 404,
  unknownPhone: 404,
  unknownVacancy: 404,
  unknownApplication: 404,
  unknownCompany: 404,
  unknownPublication: 404,
  unknownManager: 404,
  unknownResume: 404,
  unknownInvitation: 404,
  unknownSubscription: 404,
  unknownSession: 404,
  unknownMember: 404,
  unknownInterview: 404,
  unknownMedia: 404,
  unknownConversation: 404,
  unknownSkill: 404,
  phoneTaken: 409,
  alreadyResponded: 409,
  headHunterLinked: 409,
  alreadyExists: 409,
  stirTaken: 409,
  alreadyMember: 409,
  alreadyInvited: 409,
  lastOwner: 409,
  publicationRuns: 409,
  interviewSubmitted: 409,
  uploadOffset: 409,
  conversationBusy: 409,
  vacancyChanged: 409,
  interviewExpired: 410,
  tooLarge: 413,
  moderationPending: 422,
  moderationRejected: 422,
  moderationRevision: 422,
  vacancyInactive: 422,
  noSubscription: 422,
  noPostings: 422,
  keyReused: 422,
  mediaFull: 422,
  uploadsSpent: 422,
  phoneFixed: 422,
  invalid: 422,
  vacancyNotReady: 422,
  noQuestions: 422,
  editForbidden: 422,
  headHunterConsent: 422,
  headHunterNotEmployer: 422,
  wrongCode: 422,
  expiredCode: 422,
  spentCode: 422,
  proofNeeded: 428,
  publishCooldown: 429,
  signInPaused: 429,
  tooOften: 429,
  internal: 500,
  notImplemented: 501,
  headHunterDown: 502,
  headHunterNotConfigured: 503,
  headHunterNotConnected: 503,
  moduleDisabled: 503,
  smsFailed: 503,
  smsBudgetSpent: 503,
  stopping: 503,
  unavailable: 503,
} as const;

/** What went wrong with a call: the `code` of an error body. */
export type ProblemCode = keyof typeof problemStatuses;

/** Every {@link ProblemCode}. */
export const problemCodes = /*#__PURE__*/ Object.keys(problemStatuses) as ProblemCode[];

/** Problems with their statuses, as an endpoint names its own. */
export type ProblemSet = { readonly [Code in ProblemCode]?: (typeof problemStatuses)[Code] };

/** Problems that any call may answer: what it is, who may call it and what it takes bring them. */
export type CommonProblem = (typeof always)[number] | (typeof ofInput)[number] | (typeof ofJson)[number] | OtherProblem;
type OtherProblem = 'noSession' | 'forbidden' | 'foreignOrigin' | 'badQuery' | 'notBytes' | 'moduleDisabled';

/** The problems that a call may answer. */
export type ProblemOf<E> = E extends { problems: infer Own } ? (keyof Own & ProblemCode) | CommonProblem : never;

const always = ['tooOften', 'internal', 'notImplemented', 'unavailable'] as const;
const ofInput = ['malformed', 'tooLarge', 'invalid'] as const;
const ofJson = ['notJson'] as const;

/** The problems that a call may answer: its own, and those that its access, its module and its input bring. */
export function problemsOf({ method, access, module, params, query, body, problems }: Endpoint): ProblemCode[] {
  const found: ProblemCode[] = [
    ...(access === 'public' ? [] : (['noSession', 'forbidden'] as const)),
    ...(method === 'GET' ? [] : (['foreignOrigin'] as const)),
    ...(params || query ? (['malformed', 'badQuery'] as const) : []),
    ...(body ? ofInput : []),
    ...(body ? (isBytes(body) ? (['notBytes'] as const) : ofJson) : []),
    ...(module === undefined ? [] : (['moduleDisabled'] as const)),
    ...(Object.keys(problems) as ProblemCode[]),
    ...always,
  ];
  return [...new Set(found)];
}

/** Whether a body goes as bytes rather than as JSON. */
export function isBytes(schema: { type: string; pipe?: unknown }): boolean {
  const [first = schema] = Array.isArray(schema.pipe) ? (schema.pipe as { type: string }[]) : [];
  return first.type === 'blob';
}

/**
 * The problem that a status alone tells: of a provider that sends no codes. It is told where the call has just one
 * problem with this status; an extension may not be there at all.
 */
export function problemOfStatus(endpoint: Endpoint, status: number): ProblemCode | undefined {
  const { access, module, problems, isExtension } = endpoint;
  if (status === 401 && access !== 'public') return 'noSession';
  const own = Object.entries(problems).filter(([, its]) => its === status);
  if (own.length > 0) return own.length === 1 ? (own[0]?.[0] as ProblemCode) : undefined;
  if (status === 501) return 'notImplemented';
  if (status === 503 && module !== undefined) return 'moduleDisabled';
  return status === 404 && isExtension ? 'noRoute' : undefined;
}
