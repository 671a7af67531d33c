import { object } from 'valibot';
import { endpoint } from './endpoint.ts';
import { missing, oneOf } from './fields.ts';
import { done } from './lenient.ts';

/** Sends the person a message by a channel, so that they see whether it reaches them; three an hour by each. */
export const testChannel = /*#__PURE__*/ endpoint({
  name: 'testChannel',
  summary: 'Sends the person a message by a channel, so that they see whether it reaches them; three an hour by each.',
  method: 'POST',
  path: '/notifications/test',
  access: 'session',
  body: object({ channel: oneOf(['telegram', 'sms', 'email']) }, missing),
  answer: done,
  problems: {
    channelUnavailable: 503,
    mailUnavailable: 503,
    smsFailed: 503,
    smsBudgetSpent: 503,
    channelFailed: 502,
  },
  isExtension: true,
});
