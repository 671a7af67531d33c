import type { Endpoint } from './endpoint.ts';
import type { ProblemCode } from './problems.ts';

/** Problems that any call may answer: what it is, who may call it and what it takes bring them. */
export type CommonProblem = (typeof always)[number] | (typeof ofInput)[number] | (typeof ofJson)[number] | OtherProblem;
type OtherProblem =
  | 'accountLeaving'
  | 'noSession'
  | 'forbidden'
  | 'foreignOrigin'
  | 'stepUpNeeded'
  | 'badQuery'
  | 'notBytes'
  | 'moduleDisabled';

/** The problems that a call may answer. */
export type ProblemOf<E> = E extends { problems: infer Own } ? (keyof Own & ProblemCode) | CommonProblem : never;

const always = ['tooOften', 'internal', 'notImplemented', 'unavailable'] as const;
const ofInput = ['malformed', 'tooLarge', 'invalid'] as const;
const ofJson = ['notJson'] as const;

/** The problems that a call may answer: its own, and those that its access, its module and its input bring. */
export function problemsOf({ method, access, stepUp, module, params, query, body, problems }: Endpoint): ProblemCode[] {
  const found: ProblemCode[] = [
    ...(access === 'public' ? [] : (['noSession', 'forbidden'] as const)),
    ...(stepUp ? (['stepUpNeeded'] as const) : []),
    ...(method === 'GET' ? [] : (['foreignOrigin'] as const)),
    // A candidate's, who is about to be gone.
    ...(method !== 'GET' && ['candidate', 'session'].includes(access) ? (['accountLeaving'] as const) : []),
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
