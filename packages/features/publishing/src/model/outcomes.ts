import type { ApiError, PostingService, PublishResult } from '@kasb/contract';

/** What is known of a publication, one for each service; under way as long as there is no status. */
export type Outcomes = readonly Outcome[];

/** Why services told nothing themselves: the call failed, or they are late. */
export type Silence = ApiError | 'late';

/** What is known of one service. */
export interface Outcome extends PublishResult {
  silence?: Silence | undefined;
}

/** Whether a service took the vacancy. */
export const isPublished = ({ status }: PublishResult): boolean => status === 'success';

/** Whether a service has not answered yet. */
export const isUnderWay = ({ status }: PublishResult): boolean => status === undefined;

const isSettled = ({ status }: PublishResult): boolean => status === 'success' || status === 'failed';

/** The outcomes with these services under way: each in its place, new ones after them. */
export function begun(outcomes: Outcomes, ids: readonly string[], services: readonly PostingService[]): Outcomes {
  const before = new Map(outcomes.map((outcome) => [outcome.serviceId, outcome]));
  for (const id of ids) {
    const { name, type } = services.find((service) => service.id === id) ?? {};
    const { serviceName = name, serviceType = type } = before.get(id) ?? {};
    before.set(id, { serviceId: id, serviceName, serviceType, status: undefined, error: undefined });
  }
  return [...before.values()];
}

/** The outcomes with what was told of those under way; of two for one service the later counts. */
export function told(outcomes: Outcomes, results: readonly PublishResult[]): Outcomes {
  return outcomes.map((outcome) => {
    const result =
      isUnderWay(outcome) && results.findLast((one) => one.serviceId === outcome.serviceId && isSettled(one));
    if (!result) return outcome;
    const { serviceName = outcome.serviceName, serviceType = outcome.serviceType } = result;
    return { ...result, serviceName, serviceType };
  });
}

/** The outcomes at the end: what is still under way has failed, for this reason or none. */
export function ended(outcomes: Outcomes, silence: Silence | undefined): Outcomes {
  return outcomes.map((outcome) => (isUnderWay(outcome) ? { ...outcome, status: 'failed', silence } : outcome));
}
