import { startFakeModel } from '@kasb/fake-llm';
import { openChat } from './talks/chat.ts';

const people = 40;
const modelMs = 100;
const most = 300;

/** How long after a model's first byte its first words are on their way to the browser; whether that is soon enough. */
export async function judgeFirstWords(): Promise<boolean> {
  const fake = await startFakeModel();
  const chat = await openChat(fake.url);
  const times: number[] = [];
  try {
    for (let person = 0; person < people; person += 1) {
      const talk = await chat.begin({ name: `Silk Code ${person}` }, 'ru');
      fake.script({ kind: 'sensible', delayMs: modelMs, pieceMs: 20 });
      times.push((await talk.firstWords('Нужна швея в Навои, 5 млн')) - modelMs);
    }
  } finally {
    await chat.close();
    await fake.close();
  }
  times.sort((left, right) => left - right);
  const [median = 0, late = 0] = [times[people / 2], times[Math.floor(people * 0.95)]];
  console.log(
    `first words after a model's first byte: median ${median.toFixed(0)} ms, p95 ${late.toFixed(0)} ms, ` +
      `of ${people} answers (at most ${most} ms)`,
  );
  return late <= most;
}
