import { object } from 'valibot';
import { endpoint } from './endpoint.ts';
import { text } from './lenient.ts';

/** Whether the provider and its database answer: `status` is then 'ok'. */
export const getHealth = /*#__PURE__*/ endpoint({
  name: 'getHealth',
  summary: 'Whether the provider and its database answer.',
  method: 'GET',
  path: '/health',
  access: 'public',
  problems: { stopping: 503 },
  answer: object({ status: text }),
});
