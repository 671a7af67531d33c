import type { Database } from '../../database.ts';
import * as schema from '../../schema/index.ts';
import { at } from './at.ts';
import { seedConversation } from './conversations.ts';
import { applicants, candidate } from './people.ts';
import type { SeededVacancy } from './vacancy.ts';

const funnel = ['applied', 'screening', 'interview', 'offer', 'rejected', 'hired'] as const;
/** The steps that lead to each status. */
const steps: Record<Status, Status[]> = {
  applied: ['applied'],
  screening: ['applied', 'screening'],
  interview: ['applied', 'screening', 'interview'],
  offer: ['applied', 'screening', 'interview', 'offer'],
  rejected: ['applied', 'rejected'],
  hired: ['applied', 'screening', 'interview', 'offer', 'hired'],
};
const inTurnsCount = 60;
/** Responses of the candidate whom the readme names, each in another status. */
const ownCount = 5;
/** Where those stand who respond to one vacancy alone: as many at each step as a board shows of a week's work. */
const busyFunnel = [
  'applied',
  'screening',
  'interview',
  'screening',
  'offer',
  'applied',
  'screening',
  'hired',
] as const;

type Status = (typeof funnel)[number];

interface Response {
  vacancy: SeededVacancy;
  /** Whose place among the candidates; the first is the one whom the readme names. */
  who: number;
  status: Status;
  hasAccount: boolean;
}

/** Writes applications over all statuses, to the published vacancies in turn, and of everybody to the first of them. */
export async function seedApplications(
  db: Database,
  all: SeededVacancy[],
  candidateIds: string[],
  now: Date,
): Promise<void> {
  const vacancies = all.filter(({ isPublished }) => isPublished);
  const responses = Array.from({ length: inTurnsCount }, (_, index): Response => {
    // Strides that meet no vacancy and candidate twice; the signed-in candidate keeps most vacancies free.
    const isOwn = index < ownCount;
    return {
      vacancy: at(vacancies, index % vacancies.length),
      who: isOwn ? 0 : 1 + ((index * 7 + Math.floor(index / vacancies.length)) % applicants.length),
      status: at(funnel, (index * 5 + Math.floor(index / funnel.length)) % funnel.length),
      hasAccount: isOwn || index % 4 !== 3,
    };
  });
  const busy = at(vacancies, 0);
  const there = new Set(responses.filter(({ vacancy }) => vacancy === busy).map(({ who }) => who));
  const others = applicants.map((_, index) => index + 1).filter((who) => !there.has(who));
  for (const [index, who] of others.entries()) {
    const status = at(busyFunnel, index % busyFunnel.length);
    responses.push({ vacancy: busy, who, status, hasAccount: index % 4 !== 3 });
  }
  for (const [index, response] of responses.entries())
    await seedApplication(db, { ...response, index, candidateId: at(candidateIds, response.who), now });
}

async function seedApplication(
  db: Database,
  {
    vacancy,
    who,
    status,
    hasAccount,
    index,
    candidateId,
    now,
  }: Response & { index: number; candidateId: string; now: Date },
): Promise<void> {
  const names = [`${candidate.firstName} ${candidate.lastName}`, ...applicants];
  const createdAt = new Date(
    vacancy.createdAt.getTime() + (now.getTime() - vacancy.createdAt.getTime()) * (0.3 + (index % 7) * 0.05),
  );
  const last = stepAt(createdAt, now, steps[status].length - 1);
  const [row] = await db
    .insert(schema.applications)
    .values({
      vacancyId: vacancy.id,
      candidateId: hasAccount ? candidateId : null,
      candidateName: at(names, who),
      candidateEmail: hasAccount ? null : `candidate${index}@mail.uz`,
      source: hasAccount ? 'platform' : 'headhunter',
      status,
      createdAt,
      updatedAt: last,
      statusSince: last,
      lastEventAt: last,
      openedAt: status === 'applied' ? null : stepAt(createdAt, now, 0.5),
    })
    .returning({ id: schema.applications.id });
  const applicationId = row?.id ?? '';
  const moves = steps[status].map((step, order) => ({ kind: 'status' as const, status: step, order }));
  const opened = { kind: 'opened', status: 'applied', order: 0.5 } as const;
  const events = status === 'applied' ? moves : [...moves.slice(0, 1), opened, ...moves.slice(1)];
  await db.insert(schema.applicationEvents).values(
    events.map(({ kind, status: step, order }) => ({
      applicationId,
      kind,
      status: step,
      authorId: order === 0 ? null : vacancy.ownerId,
      at: stepAt(createdAt, now, order),
      visibleAt: stepAt(createdAt, now, order),
    })),
  );
  if (who === 0)
    await seedConversation(db, { applicationId, status, candidateId, ownerId: vacancy.ownerId, since: last, now });
}

/** Each step takes a sixth of the time since the response. */
function stepAt(createdAt: Date, now: Date, order: number): Date {
  return new Date(createdAt.getTime() + ((now.getTime() - createdAt.getTime()) * order) / 6);
}
