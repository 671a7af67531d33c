import type { SettableApplicationStatus } from '@kasb/contract';
import { detectLanguage } from '@kasb/domain/detectLanguage';
import { and, eq, isNotNull } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import type { HeadHunterAction } from '../adapters/headhunter/shapes.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { headhunterNegotiations as negotiations } from '../db/schema/index.ts';
import { linkOf } from './connections.ts';
import { applicantWords } from './messages.ts';
import type { HeadHunterWork } from './sealedTokens.ts';
import { statesOf } from './statuses.ts';
import { withToken } from './tokens.ts';

/** How long a worker has for it before another takes it. */
const leaseMs = 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;
const maxAttempts = 12;

interface Due extends Record<string, unknown> {
  vacancy_id: string;
  negotiation_id: string;
  pending_status: SettableApplicationStatus;
  attempts: number;
  name: string;
  title: string;
  description: string | null;
  company_name: string;
}

/**
 * Tells HeadHunter the status of an application that changed here, through the actions that it offers. What fails for
 * a while is to be tried again, later each time; what HeadHunter does not take stays here with its reason.
 * @returns the seconds until it is to be tried again; undefined when there is nothing more to tell
 */
export async function tellStatus(
  work: HeadHunterWork,
  applicationId: string,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const row = await take(work, applicationId);
  if (!row) return secondsLeft(work, applicationId);
  try {
    const link = await linkOf(work.db, row.vacancy_id);
    const userId = link?.user_id;
    if (!userId) throw new HeadHunterError('later', 'hhToldOnceConnected', { reason: 'not connected' });
    const state = await withToken(work, userId, (token) => move(work, token, row, signal));
    await settle(work, row, { state, pendingStatus: null, tryAfter: null, error: null });
  } catch (error) {
    if (!(error instanceof HeadHunterError)) throw error;
    work.log.info({ applicationId, attempt: row.attempts, error }, 'headhunter not told of a status');
    await settle(work, row, { ...afterFailure(error, row, work.clock()), error: error.why });
  }
  return secondsLeft(work, applicationId);
}

/** Taken by moving its time on: a worker that dies gives it back by itself. */
async function take({ db, clock }: HeadHunterWork, applicationId: string): Promise<Due | undefined> {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const [row] = await rowsOf<Due>(db)`
    update headhunter_negotiations due set try_after = ${until.toISOString()}, attempts = attempts + 1
    from applications, vacancies, companies
    where due.application_id = ${applicationId} and pending_status is not null and try_after <= ${now.toISOString()}
      and applications.id = due.application_id and vacancies.id = due.vacancy_id and companies.id = vacancies.company_id
    returning due.vacancy_id, due.negotiation_id, due.pending_status, due.attempts,
      applications.candidate_name as name, vacancies.title, vacancies.description,
        companies.name as company_name`;
  return row;
}

/** Until the next try is due, or until a worker that has it counts as lost. */
async function secondsLeft({ db, clock }: HeadHunterWork, applicationId: string): Promise<number | undefined> {
  const isWaiting = and(eq(negotiations.applicationId, applicationId), isNotNull(negotiations.pendingStatus));
  const [row] = await db.select({ at: negotiations.tryAfter }).from(negotiations).where(isWaiting);
  return row?.at ? Math.max(1, Math.ceil((row.at.getTime() - clock().getTime()) / 1000)) : undefined;
}

function afterFailure({ isPassing, retryAfter = 0 }: HeadHunterError, { attempts }: Due, now: Date) {
  if (!isPassing || attempts >= maxAttempts) return { pendingStatus: null, tryAfter: null };
  const pause = Math.max(Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs), retryAfter * 1000);
  return { tryAfter: new Date(now.getTime() + pause) };
}

/** Unless the status was changed again meanwhile: then that one waits its own turn. */
async function settle(
  { db }: HeadHunterWork,
  row: Due,
  values: Partial<typeof negotiations.$inferInsert>,
): Promise<void> {
  const { vacancy_id: vacancyId, negotiation_id: negotiationId, pending_status: status, attempts } = row;
  await db
    .update(negotiations)
    .set(values)
    .where(
      and(
        eq(negotiations.vacancyId, vacancyId),
        eq(negotiations.negotiationId, negotiationId),
        eq(negotiations.pendingStatus, status),
        eq(negotiations.attempts, attempts),
      ),
    );
}

/** Does what HeadHunter offers for the status. @returns the state that the response is in then */
async function move({ headHunter }: HeadHunterWork, token: string, row: Due, signal?: AbortSignal): Promise<string> {
  const wanted = statesOf[row.pending_status];
  const { state, actions } = await headHunter.negotiation(token, row.negotiation_id, signal);
  // Told before, by a worker that died before saying so, or at HeadHunter itself.
  if (state !== undefined && wanted.includes(state)) return state;
  const leadsTo = (action: HeadHunterAction) => action.resulting_employer_state?.id ?? action.id;
  const action = wanted.flatMap((one) => actions.filter((offered) => offered.enabled && leadsTo(offered) === one))[0];
  if (!action) throw new HeadHunterError('refused', 'hhNoSuchStep', { reason: 'no action' });
  const required = action.arguments.filter((argument) => argument.required).map(({ id }) => id);
  if (required.some((id) => id !== 'message')) {
    throw new HeadHunterError('refused', 'hhStepNeedsMore', { reason: 'more arguments' });
  }
  await headHunter.act(token, action, required.includes('message') ? { message: messageTo(row) } : {}, signal);
  return leadsTo(action);
}

/** What the applicant gets, where HeadHunter demands a text: in the language of the vacancy. */
function messageTo({ name, title, description, company_name: company, pending_status: status }: Due): string {
  const words = applicantWords(detectLanguage(`${title}\n${description ?? ''}`, 'ru'));
  const greeting = name === '' ? words('hello') : words('helloTo', { name });
  return `${greeting} ${words(status, { title })} ${company}`;
}
