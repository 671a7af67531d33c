import type { ApplicationStatus, NotificationKind } from '@kasb/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applications, companies, companyMembers, notifications, vacancies } from '../db/schema/index.ts';
import { notify, notifyEach } from './notify.ts';

const minuteMs = 60 * 1000;

/** What a candidate is told when a response of theirs comes to a status. */
const ofStatus: Record<Exclude<ApplicationStatus, 'applied'>, NotificationKind> = {
  screening: 'application_screening',
  interview: 'application_interview',
  offer: 'application_offer',
  hired: 'application_hired',
  rejected: 'application_rejected',
};

interface Happened {
  id: string;
  applicationId: string;
  kind: 'status' | 'opened' | 'withdrawn' | 'interview_sent' | 'interview_answered' | 'message';
  /** The status that it came to. */
  status?: ApplicationStatus;
  /** Who did it: they know. */
  authorId?: string;
  at: Date;
  /** From when on it is told. @default at */
  visibleAt?: Date;
}

/** Tells the other side of what happened with an application, as part of the same transaction. */
export async function tellOfApplication(transaction: Database, happened: Happened): Promise<void> {
  const { id, applicationId, authorId, at } = happened;
  // What came from HeadHunter is told there.
  const subject = await subjectOf(transaction, applicationId);
  if (!subject?.candidateId) return;
  const { candidateId, vacancyId, title, company, companyId } = subject;
  const { kind, isForCandidate } = tellingOf(happened, candidateId) ?? {};
  if (!kind) return;
  const isGathered = kind === 'application_new';
  const dedupe = isGathered ? gatheredAs(vacancyId, at) : `application:${id}`;
  // Nobody's name is kept here: it is read with the application, as long as that has it.
  const data = { vacancyId, title, company, ...(isGathered ? { count: '1' } : { applicationId }) };
  const people = isForCandidate ? [candidateId] : await membersOf(transaction, companyId, authorId);
  await notify(transaction, people, { kind, dedupe, data, isGathered }, happened.visibleAt ?? at);
}

/** Tells the candidates of many applications of one thing that happened with each, as part of the same transaction. */
export async function tellCandidates(
  transaction: Database,
  events: readonly { id: string; applicationId: string }[],
  happened: Pick<Happened, 'status' | 'at' | 'visibleAt'> & { kind: 'status' | 'opened' },
): Promise<void> {
  const kind = happened.kind === 'opened' ? 'application_opened' : statusNotice(happened.status);
  if (!kind || events.length === 0) return;
  const eventOf = new Map(events.map(({ id, applicationId }) => [applicationId, id]));
  const found = await transaction
    .select(subjectColumns)
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .where(inArray(applications.id, [...eventOf.keys()]));
  const notices = found.flatMap(({ id: applicationId, candidateId, vacancyId, title, company }) =>
    candidateId === null
      ? []
      : [
          {
            userId: candidateId,
            kind,
            dedupe: `application:${eventOf.get(applicationId)}`,
            data: { vacancyId, title, company, applicationId },
          },
        ],
  );
  await notifyEach(transaction, notices, happened.visibleAt ?? happened.at);
}

const statusNotice = (status: ApplicationStatus | undefined) =>
  status === undefined || status === 'applied' ? undefined : ofStatus[status];

function tellingOf({ kind, status, authorId }: Happened, candidateId: string) {
  const telling = (told: NotificationKind, isForCandidate: boolean) => ({ kind: told, isForCandidate });
  if (kind === 'opened') return telling('application_opened', true);
  if (kind === 'withdrawn') return telling('application_withdrawn', false);
  if (kind === 'interview_answered') return telling('interview_answered', false);
  if (kind === 'message')
    return authorId === candidateId ? telling('candidate_message', false) : telling('application_message', true);
  if (kind === 'status' && status)
    return status === 'applied' ? telling('application_new', false) : telling(ofStatus[status], true);
  return undefined;
}

/** What is read on an application's own page needs no telling any more. */
export async function readAbout(
  transaction: Database,
  { userId, applicationId, now }: { userId: string; applicationId: string; now: Date },
): Promise<void> {
  const isAbout = and(eq(notifications.userId, userId), sql`data ->> 'applicationId' = ${applicationId}`);
  await transaction
    .update(notifications)
    .set({ readAt: now })
    .where(and(isAbout, isNull(notifications.readAt), sql`created_at <= ${now.toISOString()}`));
}

/** Refusals that were taken back in time are never told. */
export async function forgetUntold(transaction: Database, applicationIds: readonly string[], now: Date): Promise<void> {
  if (applicationIds.length === 0) return;
  const ids = sql`${`{${applicationIds.join()}}`}::text[]`;
  const users = transaction.select({ id: applications.candidateId }).from(applications);
  await transaction
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, users.where(inArray(applications.id, [...applicationIds]))),
        gt(notifications.createdAt, now),
        sql`data ->> 'applicationId' = any (${ids})`,
      ),
    );
}

/** What was told of events that were undone is told no more, unless it was read. */
export async function forgetEvents(transaction: Database, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const names = eventIds.map((id) => `application:${id}`);
  await transaction
    .delete(notifications)
    .where(and(inArray(notifications.dedupe, names), isNull(notifications.readAt)));
}

const subjectColumns = {
  id: applications.id,
  candidateId: applications.candidateId,
  vacancyId: vacancies.id,
  title: vacancies.title,
  companyId: companies.id,
  company: companies.name,
};

const gatheredAs = (vacancyId: string, at: Date) =>
  `application_new:${vacancyId}:${Math.floor(at.getTime() / minuteMs)}`;

/** A response that was undone is counted no more, and one that was told of alone was never there. */
export async function forgetNew(transaction: Database, vacancyId: string, sentAt: Date): Promise<void> {
  const count = sql`(${notifications.data} ->> 'count')::int`;
  const isThis = eq(notifications.dedupe, gatheredAs(vacancyId, sentAt));
  await transaction.delete(notifications).where(and(isThis, sql`${count} <= 1`));
  await transaction
    .update(notifications)
    .set({ data: sql`jsonb_set(${notifications.data}, '{count}', to_jsonb((${count} - 1)::text))` })
    .where(isThis);
}

async function subjectOf(transaction: Database, applicationId: string) {
  const [subject] = await transaction
    .select(subjectColumns)
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .where(eq(applications.id, applicationId));
  return subject;
}

async function membersOf(transaction: Database, companyId: string, without: string | undefined): Promise<string[]> {
  const rows = await transaction
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  return rows.map(({ id }) => id).filter((id) => id !== without);
}
