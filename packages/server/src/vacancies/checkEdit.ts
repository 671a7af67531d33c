import { validateVacancyEdit as endpoint } from '@kasb/contract';
import { personOf, verb } from '../context.ts';
import type { Context } from '../context.ts';
import type { EditCheck, GuardedVacancy } from '../guard/editGuard.ts';
import { Problem } from '../http/problem.ts';
import { findVacancy } from './findVacancy.ts';

/** Whether two versions of a vacancy read the same to the guard. */
export function readsTheSame(before: GuardedVacancy, after: GuardedVacancy): boolean {
  const textOf = ({ title, description, requirements }: GuardedVacancy) =>
    JSON.stringify([title, description ?? null, requirements ?? []]);
  return textOf(before) === textOf(after);
}

/** Asks the guard; undefined when it fails, since then saving goes on. */
async function askGuard(
  { guard, log, requestId }: Context,
  before: GuardedVacancy,
  after: GuardedVacancy,
): Promise<EditCheck | undefined> {
  try {
    return await guard.check({ before, after });
  } catch (error) {
    log.error({ requestId, error }, 'edit guard failed');
    return undefined;
  }
}

/** @throws Problem editForbidden when the guard says that this is another position */
export async function checkEdit(context: Context, before: GuardedVacancy, after: GuardedVacancy): Promise<void> {
  if (readsTheSame(before, after)) return;
  const check = await askGuard(context, before, after);
  if (!check || check.isValid) return;
  const { similarityScore, reason, warnings } = check;
  throw new Problem('editForbidden', { details: { validationFailed: true, similarityScore, reason, warnings } });
}

/** What the guard says of an edit before it is saved. */
export const validateVacancyEdit = verb(endpoint, async (context, { params: { id }, body }) => {
  const before = await findVacancy(context.db, id, { personId: personOf(context).id });
  const check = await askGuard(context, before, body);
  if (!check) throw new Problem('unavailable');
  return check;
});
