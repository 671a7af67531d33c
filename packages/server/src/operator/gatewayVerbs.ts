import { gatewayIds, listOperatorGateways, testOperatorGateway } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { Problem } from '../http/problem.ts';
import { tryGateway } from './gateways.ts';

/** What the platform leans on: what operators see and do about it. */
export const gatewayVerbs = [
  verb(listOperatorGateways, async ({ model }) => ({
    items: gatewayIds.map((id) => ({ id, configured: id === 'sms' || model !== undefined })),
  })),
  verb(testOperatorGateway, async (context, { params: { id } }) => {
    const gateway = gatewayIds.find((each) => each === id);
    if (!gateway) throw new Problem('notFound');
    return tryGateway(context, gateway);
  }),
];
