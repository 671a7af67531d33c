import type { Language } from '@kasb/contract';
import { translator } from '@kasb/domain/messages';
import { wordMessages, wordOf } from '@kasb/domain/words';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { operators, vacancyModerations } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { shownDecision } from '../moderation/shownDecision.ts';
import { conflictWords } from './messages.ts';

/** Another operator looks at a vacancy. */
export function claimedBy(name: string, language: Language): Problem {
  const error = conflictWords(language)('claimed', { name });
  return new Problem('claimedByOther', { details: { error, name } });
}

/** A vacancy was decided on before: how, and by which operator; of a token or the rules what the history says. */
export async function decidedBefore(db: Database, vacancyId: string, language: Language): Promise<Problem> {
  const { status, comment, by, number } = vacancyModerations;
  const operator = sql<string | null>`${operators.firstName} || ' ' || ${operators.lastName}`;
  const [last] = await db
    .select({ status, comment, by, operator })
    .from(vacancyModerations)
    .leftJoin(operators, eq(operators.id, vacancyModerations.operatorId))
    .where(eq(vacancyModerations.vacancyId, vacancyId))
    .orderBy(desc(number))
    .limit(1);
  if (!last) return new Problem('alreadyDecided');
  const name = last.operator ?? shownDecision(last, language).by ?? '';
  const word = wordOf('moderation', last.status, translator(wordMessages, language));
  const error = conflictWords(language)('decided', { status: word, name });
  return new Problem('alreadyDecided', { details: { error, status: last.status, name } });
}
