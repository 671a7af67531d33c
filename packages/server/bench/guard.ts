import pairs from '../src/guard/data/pairs.json' with { type: 'json' };
import type { EditCheckInput, GuardedVacancy } from '../src/guard/editGuard.ts';
import { checkEdit } from '../src/guard/rulesGuard.ts';

// How often the guard by rules agrees with the labelled pairs, and how long a check takes. The kept half judges the
// rules, so its failures are counted but not shown: whoever reads them would tune on them.
const leastAccuracy = 0.95;
const slowest = 5;

const vacancy = (side: string | GuardedVacancy): GuardedVacancy => (typeof side === 'string' ? { title: side } : side);
const cases = pairs.map((pair) => ({ ...pair, input: { before: vacancy(pair.before), after: vacancy(pair.after) } }));

function judge(half: string) {
  const asked = cases.filter((pair) => pair.half === half);
  const failures = asked.filter(({ input, allowed }) => checkEdit(input).isValid !== allowed);
  const accuracy = 1 - failures.length / asked.length;
  console.log(`${half} half: ${(accuracy * 100).toFixed(1)} % of ${asked.length} pairs, ${failures.length} wrong`);
  return { accuracy, failures };
}

const work = judge('work');
for (const { input, allowed, kind } of work.failures) {
  const { similarityScore, reason } = checkEdit(input);
  console.log(
    `  ${allowed ? 'refused' : 'let through'} (${kind}): ${input.before.title} → ${input.after.title}: ` +
      `${similarityScore}, ${reason}`,
  );
}
const kept = process.argv.includes('--work') ? undefined : judge('kept');

/** Prints how long the checks take, in ms, and answers the 99th percentile. */
function time(name: string, inputs: EditCheckInput[]) {
  const times = inputs
    .map((input) => {
      const started = performance.now();
      checkEdit(input);
      return performance.now() - started;
    })
    .sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Infinity;
  console.log(
    `${name}: median ${at(0.5).toFixed(3)} ms, p99 ${at(0.99).toFixed(3)} ms, slowest ${at(1).toFixed(3)} ms, of ` +
      `${times.length} checks`,
  );
  return at(0.99);
}

// The most that is read of a title and a description, every word misspelt and no two alike.
const words = cases
  .flatMap(({ input }) => [input.before.title, input.after.title])
  .map((title) => title.replace(/(?<=\p{L}{3})\p{L}/gu, 'щ'));
const text = (shift: number) => [...words.slice(shift), ...words.slice(0, shift)].join(' ');
const largest = Array.from({ length: 300 }, (_, index) => ({
  before: { title: text(index), description: text(index) },
  after: { title: text(index + 300), description: text(index + 300) },
}));
const p99 = Math.max(
  time('a check', Array.from({ length: 30 }, () => cases.map(({ input }) => input)).flat()),
  time('the largest input', largest),
);

if ((kept && kept.accuracy < leastAccuracy) || p99 > slowest) {
  console.error(`guard: the kept half must be at least ${leastAccuracy * 100} % right, p99 at most ${slowest} ms`);
  process.exitCode = 1;
}
