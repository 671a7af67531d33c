import type { PostingService, PublishResult } from '@kasb/contract';

/** Whether a service took the vacancy. */
export const isPublished = ({ status }: PublishResult): boolean => status === 'success';

const isSettled = ({ status }: PublishResult): boolean => status === 'success' || status === 'failed';

/** The outcomes that are known for these services, in their order; of two for one service the later counts. */
export function settledOf(ids: readonly string[], results: readonly PublishResult[]): PublishResult[] {
  return ids.flatMap((id) => results.findLast((result) => result.serviceId === id && isSettled(result)) ?? []);
}

/** One outcome for each service: those without one have failed, with this text or none. */
export function outcomesOf(
  ids: readonly string[],
  results: readonly PublishResult[],
  services: readonly PostingService[],
  error: string | undefined,
): PublishResult[] {
  return ids.map((id) => {
    const service = services.find((one) => one.id === id);
    const result = results.find(({ serviceId }) => serviceId === id);
    return {
      serviceId: id,
      serviceName: result?.serviceName ?? service?.name,
      serviceType: result?.serviceType ?? service?.type,
      status: result?.status ?? 'failed',
      error: result ? result.error : error,
    };
  });
}

/** The outcomes after another try: each in its place, new services after them. */
export function mergedOutcomes(before: readonly PublishResult[], fresh: readonly PublishResult[]): PublishResult[] {
  const sameAs =
    ({ serviceId }: PublishResult) =>
    (other: PublishResult) =>
      other.serviceId === serviceId;
  return [
    ...before.map((outcome) => fresh.find(sameAs(outcome)) ?? outcome),
    ...fresh.filter((outcome) => !before.some(sameAs(outcome))),
  ];
}
