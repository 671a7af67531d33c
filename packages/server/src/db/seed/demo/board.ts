import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { rowsOf } from '../../rowsOf.ts';
import * as schema from '../../schema/index.ts';
import { at } from './at.ts';

const stageNames = [
  { status: 'screening', name: 'Звонок', nameUz: 'Qo‘ng‘iroq' },
  { status: 'screening', name: 'Тестовое задание', nameUz: 'Sinov topshirig‘i' },
  { status: 'interview', name: 'С директором', nameUz: 'Direktor bilan' },
] as const;

const notes = [
  'Звонила, приедет на фабрику в четверг к 10:00.',
  'Работает через дорогу от нас, дорога не проблема.',
  'Просит смену до 18:00, нужно согласовать с цехом.',
];

const votes = ['yes', 'rather_yes', 'rather_no'] as const;

interface BoardOf {
  companyId: string;
  ownerId: string;
  now: Date;
}

/** Writes what colleagues of a company keep about its applicants: steps of its own, notes and votes. */
export async function seedBoard(db: Database, { companyId, ownerId, now }: BoardOf): Promise<void> {
  // Applicants with an account are found by its phone; who sent two responses has it in both.
  await db.execute(sql`
    update applications set phone = users.phone from users
    where users.id = candidate_id and applications.phone is null`);
  const stages = await db
    .insert(schema.stages)
    .values(stageNames.map((stage, position) => ({ ...stage, companyId, position })))
    .returning();
  const applications = await rowsOf<{ id: string; status: string; place: string }>(db)`
    select applications.id, applications.status, vacancy_id || applications.status as place
    from applications
    join vacancies on vacancies.id = vacancy_id where company_id = ${companyId}
    order by applications.created_at, applications.id`;
  const counts = new Map<string, number>();
  for (const [index, { id, status, place }] of applications.entries()) {
    const fitting = stages.filter((stage) => stage.status === status);
    // By turns within a column: those of one moment come in any order.
    const before = counts.get(place) ?? 0;
    counts.set(place, before + 1);
    const stage = fitting[before % (fitting.length + 1)];
    if (stage) await rowsOf(db)`update applications set stage_id = ${stage.id} where id = ${id}`;
    if (status === 'applied') continue;
    const writtenAt = new Date(now.getTime() - (index + 1) * 60 * 60 * 1000);
    if (index % 3 === 0)
      await db.insert(schema.applicationNotes).values({
        applicationId: id,
        authorId: ownerId,
        text: at(notes, index % notes.length),
        createdAt: writtenAt,
      });
    if (index % 2 === 0) {
      const value = at(votes, index % votes.length);
      await db.insert(schema.applicationVotes).values({ applicationId: id, userId: ownerId, value, at: writtenAt });
      const column = value === 'rather_no' ? sql`votes_no` : sql`votes_yes`;
      await db.execute(sql`update applications set ${column} = 1 where id = ${id}`);
    }
  }
}
