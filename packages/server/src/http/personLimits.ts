import type { Database } from '../db/database.ts';
import { countTry } from './rateLimit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How often one person may do something, over all their companies: more than anybody at work needs. */
const most = {
  companies: { max: 10, seconds: day },
  vacancies: { max: 100, seconds: day },
  links: { max: 60, seconds: hour },
  chats: { max: 50, seconds: day },
  editChecks: { max: 60, seconds: minute },
  questions: { max: 20, seconds: minute },
  responsesAtOnce: { max: 10, seconds: minute },
  responses: { max: 50, seconds: day, problem: 'responsesSpent' },
  chatLinks: { max: 20, seconds: hour },
  letters: { max: 10, seconds: hour },
  exports: { max: 5, seconds: day, problem: 'exportsSpent' },
  files: { max: 5, seconds: hour },
  documents: { max: 30, seconds: hour },
  orders: { max: 20, seconds: hour },
  websites: { max: 30, seconds: day },
} as const;

/** Counts one of a person's acts; in a transaction, only if that commits. @throws Problem tooOften */
export async function countAct(db: Database, personId: string, act: keyof typeof most, now: Date): Promise<void> {
  await countTry(db, [{ bucket: `${act}-by:${personId}`, ...most[act] }], now);
}
