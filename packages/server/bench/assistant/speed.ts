import { emptyDraft } from '../../src/assistant/draft.ts';
import { universalPack } from '../../src/assistant/packs.ts';
import { readMessage } from '../../src/assistant/readMessage.ts';
import { scriptedTurn } from '../../src/assistant/scripted.ts';

/** Prints how long turns take, in ms, and answers the given share of them. */
function time(name: string, messages: readonly string[], share: number): number {
  const profile = { name: 'Kasb' };
  const pack = universalPack('ru');
  const run = (message: string) => {
    const started = performance.now();
    const asked = 'requirements';
    const { language, facts } = readMessage({ message, language: 'ru', asked });
    scriptedTurn({ facts, draft: { ...emptyDraft, asked }, language, profile, pack });
    return performance.now() - started;
  };
  for (const message of messages) run(message);
  // The best of five: other work on the machine is not the assistant's.
  const times = messages
    .map((message) => Math.min(...Array.from({ length: 5 }, () => run(message))))
    .sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Infinity;
  console.log(
    `${name}: median ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, slowest ${at(1).toFixed(2)} ms, of ` +
      `${times.length} turns`,
  );
  return at(share);
}

const longOf = (texts: readonly string[]) =>
  Array.from({ length: 60 }, (_, index) => [...texts.slice(index), ...texts.slice(0, index)].join(', ').slice(0, 4000));
const hard = [
  '1 '.repeat(2000),
  '9-'.repeat(2000),
  'опыт '.repeat(800),
  'а, '.repeat(1333),
  'от 5 до '.repeat(500),
  "o'".repeat(2000),
  'не а '.repeat(800),
  ' '.repeat(3999) + 'я',
  '('.repeat(4000),
  'и '.repeat(2000),
  '1'.repeat(4000),
  'с 9 до '.repeat(570),
];

/** How long a turn takes in ms, of what people say and of 4,000 characters. */
interface Speed {
  turn: number;
  long: number;
}

/** Prints how long turns take, and answers the slowest kinds; of few turns the median: outliers are the machine's. */
export function judgeSpeed(texts: readonly string[]): Speed {
  const turn = time('a turn', texts, 0.99);
  const long = Math.max(time('a turn of 4,000 characters', longOf(texts), 0.5), time('a turn of odd text', hard, 0.5));
  return { turn, long };
}
