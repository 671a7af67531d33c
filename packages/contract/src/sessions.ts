import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { oneOf, pathPart } from './fields.ts';
import { done, flag, id, items, text, timestamp } from './lenient.ts';

/** A device that somebody is signed in on. */
export const deviceSession = /*#__PURE__*/ object({
  id,
  /** Browser and system in short, such as «Chrome, Android»; absent where nobody can tell. */
  device: text,
  /** The network address of its last use. */
  address: text,
  created_at: timestamp,
  /** Exact to an hour. */
  last_used_at: timestamp,
  /** Whether it is the one that asks. */
  is_current: flag,
});
export type DeviceSession = InferOutput<typeof deviceSession>;

/** Where the person is signed in: the one that asks first, then the latest used. */
export const listSessions = /*#__PURE__*/ endpoint({
  name: 'listSessions',
  summary: 'Where the person is signed in: the session that asks first, then the latest used.',
  method: 'GET',
  path: '/users/me/sessions',
  access: 'session',
  isExtension: true,
  answer: items(deviceSession),
});

/** Ends one session of the person; its token is void at once. */
export const endSession = /*#__PURE__*/ endpoint({
  name: 'endSession',
  summary: 'Ends one session of the person; its token is void at once.',
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  access: 'session',
  problems: { unknownSession: 404 },
  isExtension: true,
  params: object({ id: pathPart }),
  answer: done,
});

/** Ends all sessions of the person: the one that asks too, unless it is excepted. */
export const endSessions = /*#__PURE__*/ endpoint({
  name: 'endSessions',
  summary: 'Ends all sessions of the person: the one that asks too, unless `except` keeps it.',
  method: 'DELETE',
  path: '/users/me/sessions',
  access: 'session',
  isExtension: true,
  query: object({ except: optional(oneOf(['current'])) }),
  answer: done,
});
