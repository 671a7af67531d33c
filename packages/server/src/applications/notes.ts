import { createApplicationNote, deleteApplicationNote, updateApplicationNote } from '@kasb/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { applicationNotes, companyMembers, vacancies } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { notify } from '../notifications/notify.ts';
import { findApplication } from './findApplication.ts';

interface NoteRow extends Record<string, unknown> {
  id: string;
  text: string;
  created_at: string;
  edited_at: string | null;
  author: { id: string; name: string };
  mentions: { id: string; name: string }[];
}

/** Whom a note mentions, by name. */
export const mentionsOf = sql`(
  select coalesce(json_agg(json_build_object(
      'id', mentioned.id, 'name', mentioned.first_name || ' ' || mentioned.last_name
    )
    order by mentioned.first_name, mentioned.id), '[]')
  from users mentioned where mentioned.id = any (note.mentions))`;

async function noteAnswer(db: Database, id: string) {
  const [row] = await rowsOf<NoteRow>(db)`
    select note.id, note.text, note.created_at, note.edited_at, ${mentionsOf} as mentions,
      json_build_object('id', author.id, 'name', author.first_name || ' ' || author.last_name) as author
    from application_notes note join users author on author.id = note.author_id where note.id = ${id}`;
  if (!row) throw new Problem('unknownNote');
  return {
    id: row.id,
    text: row.text,
    by: row.author,
    mentions: row.mentions,
    at: new Date(row.created_at).toISOString(),
    edited_at: row.edited_at && new Date(row.edited_at).toISOString(),
  };
}

/** Those of them who are members of the application's company. */
async function membersOf(transaction: Database, vacancyId: string, ids: readonly string[]): Promise<string[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = await transaction
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .innerJoin(vacancies, eq(vacancies.companyId, companyMembers.companyId))
    .where(and(eq(vacancies.id, vacancyId), inArray(companyMembers.userId, [...new Set(known)])));
  return rows.map(({ id }) => id);
}

/** A note of a person's own, locked. @throws Problem unknownApplication, unknownNote, noteOfAnother */
async function ownNote(
  context: Pick<Context, 'actor'>,
  transaction: Database,
  { id, noteId }: { id: string; noteId: string },
) {
  const personId = personOf(context).id;
  const application = await findApplication(transaction, id, personId);
  const isIt = and(eq(applicationNotes.id, noteId), eq(applicationNotes.applicationId, application.id));
  const [note] = isUuid(noteId) ? await transaction.select().from(applicationNotes).where(isIt).for('update') : [];
  if (!note) throw new Problem('unknownNote');
  if (note.authorId !== personId) throw new Problem('noteOfAnother');
  return { note, application };
}

/** Tells who is mentioned, but the author: they know. */
async function tellMentioned(
  { now, ...context }: Pick<Context, 'actor' | 'now'>,
  transaction: Database,
  told: { noteId: string; people: readonly string[]; application: { id: string; vacancy_id: string; title: string } },
) {
  const { id: authorId } = personOf(context);
  const { id: applicationId, vacancy_id: vacancyId, title } = told.application;
  const people = told.people.filter((id) => id !== authorId);
  const dedupe = `note:${told.noteId}`;
  await notify(transaction, people, { kind: 'note_mention', dedupe, data: { applicationId, vacancyId, title } }, now);
}

/** What colleagues write about an applicant for each other. */
export const noteVerbs = [
  verb(createApplicationNote, async (context, { params: { id }, body }) => {
    const { db, now } = context;
    const authorId = personOf(context).id;
    const noteId = await createOnce(context, createApplicationNote, { ...body, id }, async (transaction, newId) => {
      const application = await findApplication(transaction, id, authorId);
      const mentions = await membersOf(transaction, application.vacancy_id, body.mentionIds ?? []);
      await transaction
        .insert(applicationNotes)
        .values({ id: newId, applicationId: application.id, authorId, text: body.text, mentions, createdAt: now });
      await tellMentioned(context, transaction, { noteId: newId, people: mentions, application });
    });
    return noteAnswer(db, noteId);
  }),

  verb(updateApplicationNote, async (context, { params, body }) => {
    const { db, now } = context;
    await db.transaction(async (transaction) => {
      const { note, application } = await ownNote(context, transaction, params);
      const mentions = await membersOf(transaction, application.vacancy_id, body.mentionIds ?? []);
      await transaction
        .update(applicationNotes)
        .set({ text: body.text, mentions, editedAt: now })
        .where(eq(applicationNotes.id, note.id));
      const people = mentions.filter((id) => !note.mentions.includes(id));
      await tellMentioned(context, transaction, { noteId: note.id, people, application });
    });
    return noteAnswer(db, params.noteId);
  }),

  verb(deleteApplicationNote, async (context, { params }) => {
    await context.db.transaction(async (transaction) => {
      const { note } = await ownNote(context, transaction, params);
      await transaction.delete(applicationNotes).where(eq(applicationNotes.id, note.id));
    });
    return {};
  }),
];
