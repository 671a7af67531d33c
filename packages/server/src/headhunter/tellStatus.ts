import type { SettableApplicationStatus } from '@kasb/contract';
import { and, eq, sql } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import type { HeadHunterAction } from '../adapters/headhunter/shapes.ts';
import { headhunterNegotiations as negotiations } from '../db/schema/index.ts';
import { linkOf } from './connections.ts';
import { statesOf } from './statuses.ts';
import { withToken } from './tokens.ts';
import type { HeadHunterWork } from './tokens.ts';

const batch = 10;
/** How long a worker has for one before another takes it. */
const leaseMs = 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;
const maxAttempts = 12;

interface Due extends Record<string, unknown> {
  vacancy_id: string;
  negotiation_id: string;
  application_id: string;
  pending_status: SettableApplicationStatus;
  attempts: number;
  name: string;
  title: string;
  company_name: string;
}

/**
 * Tells HeadHunter the statuses that changed here, through the actions that it offers. What fails for a while is tried
 * again, later each time; what HeadHunter does not take stays here with its reason. @returns how many were due
 */
export async function tellStatuses(work: HeadHunterWork, signal?: AbortSignal): Promise<number> {
  const due = await takeDue(work);
  for (const row of due) {
    if (signal?.aborted) break;
    await tell(work, row, signal);
  }
  return due.length;
}

/** Taken by moving their time on: a worker that dies gives them back by itself. */
function takeDue({ db, clock }: HeadHunterWork) {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  return db.execute<Due>(sql`
    update headhunter_negotiations due set try_after = ${until.toISOString()}, attempts = attempts + 1
    from applications, vacancies, companies
    where (due.vacancy_id, due.negotiation_id) in (
        select vacancy_id, negotiation_id from headhunter_negotiations
        where pending_status is not null and try_after <= ${now.toISOString()}
        order by try_after limit ${batch} for update skip locked
      ) and applications.id = due.application_id and vacancies.id = due.vacancy_id and companies.id = vacancies.company_id
    returning due.vacancy_id, due.negotiation_id, due.application_id, due.pending_status, due.attempts,
      applications.candidate_name as name, vacancies.title, companies.name as company_name`);
}

async function tell(work: HeadHunterWork, row: Due, signal?: AbortSignal): Promise<void> {
  try {
    const link = await linkOf(work.db, row.vacancy_id);
    const userId = link?.user_id;
    if (!userId)
      throw new HeadHunterError('later', 'hhToldOnceConnected', {
        reason: 'not connected',
      });
    const state = await withToken(work, userId, (token) => move(work, token, row, signal));
    await settle(work, row, { state, pendingStatus: null, tryAfter: null, error: null });
  } catch (error) {
    if (!(error instanceof HeadHunterError)) throw error;
    work.log.info(
      { applicationId: row.application_id, attempt: row.attempts, error },
      'headhunter not told of a status',
    );
    const isOver = !error.isPassing || row.attempts >= maxAttempts;
    const pause = Math.max(
      Math.min(firstPauseMs * 2 ** (row.attempts - 1), longestPauseMs),
      (error.retryAfter ?? 0) * 1000,
    );
    const tryAfter = new Date(work.clock().getTime() + pause);
    await settle(
      work,
      row,
      isOver ? { pendingStatus: null, tryAfter: null, error: error.why } : { tryAfter, error: error.why },
    );
  }
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

/** Texts that applicants get, where HeadHunter demands one. */
function messageTo({ name, title, company_name: company, pending_status: status }: Due): string {
  const greeting = name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`;
  const about = `по вакансии «${title}»`;
  const texts: Record<SettableApplicationStatus, string> = {
    screening: `Спасибо за отклик ${about}. Мы хотели бы поговорить с вами по телефону.`,
    interview: `Приглашаем вас на интервью ${about}. Напишите, когда вам удобно.`,
    offer: `Мы рады сделать вам предложение ${about}.`,
    hired: `Рады, что вы присоединяетесь к нам ${about}.`,
    rejected: `Спасибо за отклик ${about}. К сожалению, мы выбрали другого кандидата.`,
  };
  return `${greeting} ${texts[status]} ${company}`;
}
