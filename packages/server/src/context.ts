import type { BlockList } from 'node:net';
import type { WireAnswerOf, BodyOf, Endpoint, Language, ParamsOf, QueryOf, Role } from '@kasb/contract';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import type { HeadHunter } from './adapters/headhunter/headHunter.ts';
import type { SmsSender } from './adapters/sms/sms.ts';
import type { Budget } from './budget/budget.ts';
import type { Database } from './db/database.ts';
import type { EditGuard } from './guard/editGuard.ts';
import type { JobSender } from './jobs/job.ts';
import type { LanguageModel } from './llm/languageModel.ts';
import type { MediaStore } from './media/mediaStore.ts';
import type { ModerationMode } from './moderation/moderate.ts';
import type { Publishing } from './publishing/publishing.ts';
import type { Sealer } from './sealing/sealer.ts';

/** What a server is made of. Nothing is imported as a singleton, so tests bring their own. */
export interface Services {
  db: Database;
  sql: postgres.Sql;
  /** Connections of their own for what is open to all, so that nothing else holds it up. */
  reads: { db: Database; sql: postgres.Sql };
  sms: SmsSender;
  /** Judges whether an edited vacancy is still the same position. */
  guard: EditGuard;
  /** What reads people's texts within its time. */
  budget: Budget;
  /** The language model, where one is set up. */
  model: LanguageModel | undefined;
  /** Where recordings of interviews lie. */
  media: MediaStore;
  /** How much of it one company may fill. */
  mediaQuotaBytes: number;
  /** Keeps personal data and tokens unreadable in the database. */
  sealer: Sealer;
  /** Whether the rules or an operator decide on vacancies. */
  moderation: ModerationMode;
  /** Where work behind the requests is asked for. */
  jobs: JobSender;
  /** The channels that vacancies are published to. */
  publishing: Publishing;
  /** HeadHunter, where it is set up. */
  headHunter: HeadHunter | undefined;
  log: Logger;
  /** Whether the server is about to end, and sends visitors elsewhere. */
  isStopping: () => boolean;
  clock: () => Date;
  /** The token of the operator; without one nobody is an operator. */
  operatorToken: string | undefined;
  /** The public origin when it differs from what requests say. */
  origin: string | undefined;
  /** The proxies in front, which are believed what they tell of the visitor's address and protocol. */
  trustedProxies: BlockList;
  /** How many SMS may be sent a day. */
  smsDaily: number;
}

/** The person of a session. */
export interface SignedIn {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: Role;
  phoneVerified: boolean;
}

/** Who calls. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'operator'; name: string }
  | { kind: 'user'; user: SignedIn; tokenHash: Buffer; isByCookie: boolean };

/** What a verb works with: the services, and what is known of the request. */
export interface Context extends Services {
  actor: Actor;
  now: Date;
  requestId: string;
  /** The language that the caller wants to be answered in. */
  language: Language;
  /** The visitor's network address. */
  address: string;
  userAgent: string;
  /** The version that a save was made from (`If-Match`). */
  ifMatch: string | undefined;
  /** Names one press of a form's button, however often it is sent (`Idempotency-Key`). */
  idempotencyKey: string | undefined;
  /** The origin that the visitor's browser knows. */
  requestOrigin: string;
  /** Whether the server is used over http on its own machine, where not all browsers take secure cookies. */
  isLocal: boolean;
  /** A cookie of the request. */
  cookie: (name: string) => string | undefined;
  /** Headers of the answer. */
  headers: Headers;
}

/** What a call brings, parsed by its schemas. */
export interface Input<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/** The same of any call: undefined where the endpoint takes nothing. */
export interface AnyInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** An endpoint with what answers it. */
export interface Verb {
  endpoint: Endpoint;
  handle: (context: Context, input: AnyInput) => Promise<unknown>;
}

/** Binds a handler to its endpoint, which gives both the types of what comes and goes. */
export function verb<E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, input: Input<E>) => Promise<WireAnswerOf<E>>,
): Verb {
  return { endpoint, handle: (context, input) => handle(context, input as Input<E>) };
}

/** The person of the session, in calls whose access already demands one. */
export function personOf({ actor }: Context): SignedIn {
  if (actor.kind !== 'user') throw new Error('This call needs a signed-in person');
  return actor.user;
}
