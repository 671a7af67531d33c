import { createResume, listResumes } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { asc, desc, eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { resumes, resumeVisibilities, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';

const mostResumes = 10;
/** Who may see a resume of which nothing was said: only those it was sent to. */
const usualVisibility = 'responded';

/** A candidate's resumes. */
export const resumeVerbs = [
  verb(listResumes, async (context) => {
    const rows = await context.db
      .select()
      .from(resumes)
      .where(eq(resumes.userId, personOf(context).id))
      .orderBy(desc(resumes.createdAt), desc(resumes.id));
    return { items: rows.map(resumeAnswer) };
  }),

  verb(createResume, async (context, { body }) => {
    const { db, now } = context;
    const userId = personOf(context).id;
    const { title, about, skills = [], visibility = usualVisibility } = body;
    await checkVisibility(db, visibility);
    const id = await createOnce(context, createResume, body, async (transaction, newId) => {
      // One after the other, so that two at once are neither both the first nor both the last that fits.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const kept = await transaction.$count(resumes, eq(resumes.userId, userId));
      if (kept >= mostResumes) throw new Problem('tooManyResumes');
      await transaction.insert(resumes).values({
        id: newId,
        userId,
        title,
        about: about || null,
        skills,
        visibility,
        isDefault: kept === 0,
        createdAt: now,
        updatedAt: now,
      });
    });
    const [row] = await db.select().from(resumes).where(eq(resumes.id, id));
    if (!row) throw new Problem('unknownResume');
    return resumeAnswer(row);
  }),
];

async function checkVisibility(db: Database, visibility: string): Promise<void> {
  const known = await db
    .select({ id: resumeVisibilities.id })
    .from(resumeVisibilities)
    .orderBy(asc(resumeVisibilities.position));
  const ids = known.map(({ id }) => id);
  if (!ids.includes(visibility))
    throw new Problem('invalid', { fields: { visibility: { code: 'oneOf', values: { options: ids.join(', ') } } } });
}

function resumeAnswer(row: typeof resumes.$inferSelect): WireAnswerOf<typeof createResume> {
  const { id, title, about, skills, visibility, isDefault, createdAt, updatedAt } = row;
  return {
    id,
    title,
    about,
    skills,
    visibility,
    is_default: isDefault,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
