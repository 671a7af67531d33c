import type { Logger } from 'pino';
import { openBudget } from './budget.ts';
import type { Budget } from './budget.ts';

/** What a document may take of a processor: the longest resume takes two seconds of a slow one. */
const limitMs = 20_000;
const patienceMs = 20_000;

/** What draws documents, two at a time; it is started when the first one is asked for. */
export function openDrawing(file: URL, log: Logger): Budget {
  let opening: Promise<Budget> | undefined;
  const open = async () => {
    opening ??= openBudget({ file, size: 2, limitMs, patienceMs, log });
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return {
    run: async (piece, given, patience) => (await open()).run(piece, given, patience),
    stop: async () => (await opening?.catch(() => undefined))?.stop(),
  };
}
