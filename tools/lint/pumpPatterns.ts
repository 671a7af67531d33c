import { createContext, Script } from 'node:vm';
import type { BuiltPattern } from './builtPatterns.ts';

const length = 300;
const mostWords = 24;
const budgetMs = 20;
const patienceMs = 3000;
const signs = [' ', '\n', '-', ',', '1', '18', 'а', 'c'];

// A text of a pattern's own words, repeated, is what makes it look back and forth where words may run together.
const program = new Script(`(() => {
  const slow = [];
  for (const start of ['', ...parts]) for (const part of parts) {
    tried.text = (start + part.repeat(length / part.length + 1)).slice(0, length) + '!';
    const times = [];
    do {
      const started = now();
      tried.text.replace(pattern, '');
      times.push(now() - started);
    } while (times.at(-1) > budgetMs && times.length < 3);
    if (Math.min(...times) > budgetMs) slow.push(JSON.stringify(start + part) + '…');
  }
  return slow;
})()`);

/** The texts of a few hundred characters that a pattern takes long over, made of its own words. */
export function slowTextsOf({ pattern }: BuiltPattern): string[] {
  const words = [...new Set(pattern.source.match(/\p{L}{2,}/gu) ?? [])];
  const step = Math.max(1, words.length / mostWords);
  const some = Array.from({ length: Math.min(words.length, mostWords) }, (_, index) => words[Math.floor(index * step)]);
  const tried = { text: '' };
  const now = () => performance.now();
  const context = createContext({ parts: [...some, ...signs], pattern, length, budgetMs, tried, now });
  try {
    return program.runInContext(context, { timeout: patienceMs }) as string[];
  } catch {
    return [`${JSON.stringify(tried.text.slice(0, 40))}…, without end`];
  }
}
