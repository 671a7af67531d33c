import type { Language } from '@kasb/contract';
import type { Actor } from '../http/actor.ts';
import type { Telling } from '../http/stream.ts';
import type { Services } from './services.ts';

/** What a verb works with: the services, and what is known of the request. */
export interface Context extends Services {
  actor: Actor;
  now: Date;
  requestId: string;
  /** The language that the caller wants to be answered in. */
  language: Language;
  /** The visitor's network address; '' where a page is drawn, which nobody in particular reads. */
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
  /** Takes words before the answer, where the caller wants them (`Accept: text/event-stream`). */
  telling?: Telling;
}
