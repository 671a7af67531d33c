import type { Metrics } from '../metrics/metrics.ts';

/** What something outside is made of: one call, or several by their names. */
type Adapter = object | ((...asked: never[]) => unknown);

/** Whether an answer is none after all. */
type IsFailure = (answer: unknown) => boolean;

/** Something outside, whose calls are counted by how long they took. */
export function timed<Given extends Adapter>(
  metrics: Pick<Metrics, 'adapter'>,
  adapter: string,
  given: Given,
  isFailure: IsFailure = () => false,
): Given {
  const time =
    (ask: (...asked: unknown[]) => unknown) =>
    (...asked: unknown[]): unknown => {
      const startedAt = performance.now();
      const answer = ask(...asked);
      // What answers at once asked nobody.
      if (!(answer instanceof Promise)) return answer;
      const end = (outcome: 'done' | 'failed') =>
        metrics.adapter({ adapter, outcome, seconds: (performance.now() - startedAt) / 1000 });
      answer.then(
        (found) => end(isFailure(found) ? 'failed' : 'done'),
        () => end('failed'),
      );
      return answer;
    };
  if (typeof given === 'function') return time(given as never) as Given;
  const calls = Object.entries(given).map(([name, call]): [string, unknown] => [
    name,
    typeof call === 'function' ? time((call as () => unknown).bind(given)) : call,
  ]);
  return { ...given, ...Object.fromEntries(calls) };
}
