import { refuse } from '../answer.ts';
import type { Answer } from '../answer.ts';
import type { Account, Negotiation, Vacancy, World } from '../world.ts';

/** A call of the API, by a known account. */
export interface Call {
  method: string;
  path: string[];
  query: URLSearchParams;
  body: string;
  account: Account;
  world: World;
  url: string;
  now: Date;
}

/** The answer of a call that went well. */
export const ok = (body: object): Answer => ({ status: 200, body });

/** @throws Refusal unless the account is of this employer */
export function checkEmployer({ account }: Call, employerId: string | undefined): void {
  if (account.employer === null) throw refuse(403, 'oauth', 'user_auth_expected');
  if (account.employer.id !== employerId) throw refuse(404, 'not_found');
}

/** A vacancy of the account's employer. @throws Refusal */
export function ownVacancy(call: Call, id: string | null | undefined): Vacancy {
  if (call.account.employer === null) throw refuse(403, 'oauth', 'user_auth_expected');
  const vacancy = call.world.vacancies.get(id ?? '');
  if (!vacancy || vacancy.employerId !== call.account.employer.id) throw refuse(404, 'not_found');
  return vacancy;
}

/** A response to a vacancy of the account's employer, with the vacancy. @throws Refusal */
export function ownNegotiation(call: Call, id: string | undefined): { found: Negotiation; vacancy: Vacancy } {
  const found = call.world.negotiations.get(id ?? '');
  if (!found) throw refuse(404, 'not_found');
  return { found, vacancy: ownVacancy(call, found.vacancyId) };
}
