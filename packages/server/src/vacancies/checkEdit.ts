import { validateVacancyEdit as endpoint } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { EditCheck, GuardedVacancy } from '../guard/editGuard.ts';
import { personOf } from '../http/actor.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { told } from '../http/words.ts';
import { findVacancy } from './findVacancy.ts';

/** Whether two versions of a vacancy read the same to the guard. */
export function readsTheSame(before: GuardedVacancy, after: GuardedVacancy): boolean {
  const textOf = ({ title, description, requirements }: GuardedVacancy) =>
    JSON.stringify([title, description ?? null, requirements ?? []]);
  return textOf(before) === textOf(after);
}

/** Asks the guard; undefined when it fails, since then saving goes on. */
async function askGuard(
  context: Pick<Context, 'actor' | 'guard' | 'language' | 'log' | 'requestId'>,
  before: GuardedVacancy,
  after: GuardedVacancy,
): Promise<EditCheck | undefined> {
  const { guard, log, requestId, language } = context;
  try {
    return await guard.check({ before, after, language, personId: personOf(context).id });
  } catch (error) {
    log.error({ requestId, error }, 'edit guard failed');
    return undefined;
  }
}

/** @throws Problem editForbidden when the guard says that this is another position */
export async function checkEdit(
  context: Pick<Context, 'actor' | 'guard' | 'language' | 'log' | 'requestId'>,
  before: GuardedVacancy,
  after: GuardedVacancy,
): Promise<void> {
  if (readsTheSame(before, after)) return;
  const check = await askGuard(context, before, after);
  if (!check || check.isValid) return;
  const { isValid: _, ...answer } = checkAnswer(check, context.language);
  throw new Problem('editForbidden', { details: { validationFailed: true, ...answer } });
}

/** What the guard says, in the person's language; the codes of what has one. */
function checkAnswer({ reason, warnings, ...rest }: EditCheck, language: Language) {
  const [why, ...looks] = [reason, ...warnings].map((each) => told(each, language));
  return {
    ...rest,
    reason: why?.text,
    warnings: looks.map(({ text }) => text),
    reasons: [why, ...looks].flatMap((each) => each?.reason ?? []),
  };
}

/** What the guard says of an edit before it is saved. */
export const validateVacancyEdit = verb(endpoint, async (context, { params: { id }, body }) => {
  const { id: personId } = personOf(context);
  const before = await findVacancy(context.db, id, { personId });
  await countAct(context.db, personId, 'editChecks', context.now);
  const check = await askGuard(context, before, body);
  if (!check) throw new Problem('unavailable');
  return checkAnswer(check, context.language);
});
