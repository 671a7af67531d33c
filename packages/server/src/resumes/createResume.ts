import { copyResume as copyEndpoint, createResume as createEndpoint } from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { sendVersion } from '../context/version.ts';
import { resumes } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { blank, changed, checkReferences } from './fields.ts';
import { findResume, isKeptOf, lockResumes } from './findResume.ts';
import { resumeAnswerOf } from './resume.ts';

const mostResumes = 10;
/** Who may see a resume of which nothing was said: only those it was sent to. */
const usualVisibility = 'responded';

/** Creates a resume, the first as the default one. */
export const createResume = verb(createEndpoint, async (context, { body }) => {
  await checkReferences(context.db, body);
  const before = { ...blank, title: body.title, visibility: usualVisibility };
  return keep(context, createEndpoint, body, changed(before, body));
});

/** Makes a copy of a resume, which a link of its own opens where the first is open. */
export const copyResume = verb(copyEndpoint, async (context, { params: { id } }) => {
  const { version: _, ...before } = await findResume(context, context.db, id);
  return keep(context, copyEndpoint, { id }, changed({ ...before, shareToken: null }, {}));
});

async function keep(
  context: Pick<Context, 'actor' | 'db' | 'headers' | 'idempotencyKey' | 'now' | 'requestOrigin' | 'sealer'>,
  endpoint: Endpoint,
  sent: unknown,
  fields: ReturnType<typeof changed>,
) {
  const { db, now } = context;
  const userId = personOf(context).id;
  const id = await createOnce(context, endpoint, sent, async (transaction, newId) => {
    await lockResumes(transaction, userId);
    const kept = await transaction.$count(resumes, isKeptOf(userId));
    if (kept >= mostResumes) throw new Problem('tooManyResumes');
    await transaction
      .insert(resumes)
      .values({ ...fields, id: newId, userId, isDefault: kept === 0, createdAt: now, updatedAt: now });
  });
  const row = await findResume(context, db, id);
  sendVersion(context, row);
  return resumeAnswerOf(context, row);
}
