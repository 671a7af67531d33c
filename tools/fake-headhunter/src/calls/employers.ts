import { page, refuse } from '../answer.ts';
import type { Answer } from '../answer.ts';
import { manager } from '../shapes.ts';
import type { Account } from '../world.ts';
import { checkEmployer, ok } from './call.ts';
import type { Call } from './call.ts';

/** The managers of an employer, page by page. */
export const listManagers = (call: Call, employerId?: string): Answer =>
  ok(page(managersOf(call, employerId), call.query, manager));

function managersOf(call: Call, employerId: string | undefined): Account[] {
  checkEmployer(call, employerId);
  return call.world.accounts.filter(({ employer }) => employer?.id === employerId);
}

/** A manager of an employer. */
export function managerById(call: Call, employerId?: string, managerId?: string): Answer {
  const found = managersOf(call, employerId).find((account) => account.managerId === managerId);
  if (!found) throw refuse(404, 'not_found');
  return ok(manager(found));
}
