import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { pathPart } from './fields.ts';
import { amount, flag, items, text, word } from './lenient.ts';

/** Services of others that the platform itself leans on: what sends SMS, and the language model. */
export const gatewayIds = ['sms', 'model'] as const;
export type GatewayId = (typeof gatewayIds)[number];

/** One of them, and whether it is set up. */
export const operatorGateway = /*#__PURE__*/ object({ id: word(gatewayIds), configured: flag });
export type OperatorGateway = InferOutput<typeof operatorGateway>;

/** The services of others that the platform leans on. */
export const listOperatorGateways = /*#__PURE__*/ endpoint({
  name: 'listOperatorGateways',
  summary: 'The services of others that the platform leans on, and whether each is set up.',
  method: 'GET',
  path: '/api/operator/gateways',
  access: 'operator',
  roles: ['support', 'admin'],
  isExtension: true,
  answer: items(operatorGateway),
});

/** Has an SMS of trial sent to who asks, or a short question answered by the model; `channelFailed` says why not. */
export const testOperatorGateway = /*#__PURE__*/ endpoint({
  name: 'testOperatorGateway',
  summary: 'Sends an SMS of trial to who asks, or asks the model a short question.',
  method: 'POST',
  path: '/api/operator/gateways/{id}/test',
  access: 'operator',
  roles: ['admin'],
  isExtension: true,
  problems: { notFound: 404, channelFailed: 502, smsBudgetSpent: 503 },
  params: object({ id: pathPart }),
  /** How long it took in milliseconds, and what the model said. */
  answer: object({ ms: amount, said: text }),
});
