import type { Database } from '../../database.ts';
import * as schema from '../../schema/index.ts';
import { at } from './at.ts';
import { applicants, candidate } from './people.ts';
import type { SeededVacancy } from './vacancy.ts';

const funnel = ['applied', 'screening', 'interview', 'offer', 'rejected', 'hired'] as const;
/** The steps that lead to each status. */
const steps: Record<(typeof funnel)[number], (typeof funnel)[number][]> = {
  applied: ['applied'],
  screening: ['applied', 'screening'],
  interview: ['applied', 'screening', 'interview'],
  offer: ['applied', 'screening', 'interview', 'offer'],
  rejected: ['applied', 'rejected'],
  hired: ['applied', 'screening', 'interview', 'offer', 'hired'],
};
const applicationCount = 60;

/** Writes applications over all statuses, to the published vacancies in turn. */
export async function seedApplications(
  db: Database,
  all: SeededVacancy[],
  candidateIds: string[],
  now: Date,
): Promise<void> {
  const vacancies = all.filter(({ isPublished }) => isPublished);
  const names = [`${candidate.firstName} ${candidate.lastName}`, ...applicants];
  for (let index = 0; index < applicationCount; index += 1) {
    const vacancy = at(vacancies, index % vacancies.length);
    // Strides that meet no vacancy and candidate twice; the signed-in candidate keeps most vacancies free.
    const who = index < 3 ? 0 : 1 + ((index * 7 + Math.floor(index / vacancies.length)) % applicants.length);
    const status = at(funnel, (index * 5 + Math.floor(index / funnel.length)) % funnel.length);
    const hasAccount = index % 4 !== 3;
    const createdAt = new Date(
      vacancy.createdAt.getTime() + (now.getTime() - vacancy.createdAt.getTime()) * (0.3 + (index % 7) * 0.05),
    );
    const [row] = await db
      .insert(schema.applications)
      .values({
        vacancyId: vacancy.id,
        candidateId: hasAccount ? at(candidateIds, who) : null,
        candidateName: at(names, who),
        candidateEmail: hasAccount ? null : `candidate${index}@mail.uz`,
        source: hasAccount ? 'platform' : 'headhunter',
        status,
        createdAt,
        updatedAt: stepAt(createdAt, now, steps[status].length - 1),
      })
      .returning({ id: schema.applications.id });
    const applicationId = row?.id ?? '';
    await db.insert(schema.applicationEvents).values(
      steps[status].map((step, order) => ({
        applicationId,
        status: step,
        authorId: step === 'applied' ? null : vacancy.ownerId,
        at: stepAt(createdAt, now, order),
      })),
    );
  }
}

/** Each step takes a sixth of the time since the response. */
function stepAt(createdAt: Date, now: Date, order: number): Date {
  return new Date(createdAt.getTime() + ((now.getTime() - createdAt.getTime()) * order) / 6);
}
