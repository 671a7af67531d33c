import type { BodyOf, Language, testPrompt } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { areas } from '../db/schema/index.ts';
import { operatorOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { emptyDraft } from './draft.ts';
import { modelTurn } from './modelTurn.ts';
import { packs, packWith } from './packs.ts';
import type { Pack } from './packs.ts';
import { promptWith } from './prompts.ts';
import { scriptedTurn } from './scripted.ts';

/** How often one operator tries what the assistant is told: each try may ask the model. */
const most = { max: 20, seconds: 60 * 60 };
const profile = { name: 'Kasb' };

/**
 * What the assistant would ask first by words that are not kept, and which answers it would offer. Where there is no
 * model, or it gives no valid answer, the rules ask. @throws Problem notFound for no such sphere, tooOften
 */
export async function tryPrompt(
  context: Pick<Context, 'actor' | 'address' | 'db' | 'model' | 'now' | 'requestId'>,
  { id, language }: { id: number; language: Language },
  { instructions, pack = {} }: BodyOf<typeof testPrompt>,
): Promise<{ message: string; options: string[]; by: 'model' | 'rules' }> {
  const { db, model, now } = context;
  const [area] = await db.select().from(areas).where(eq(areas.id, id));
  if (!area) throw new Problem('notFound');
  const { id: operatorId, name } = operatorOf(context);
  const person = operatorId ?? name;
  await countTry(db, [{ bucket: `prompt-trials-by:${person}`, ...most }], now);
  await record(db, context, {
    action: 'prompt.tried',
    entityType: 'prompt',
    entityId: `${id}/${language}`,
    entityTitle: area.name,
  });
  const packOver = (before: Pack) => packWith(before, pack, packs[area.slug]?.[language]);
  const prompt = await promptWith(db, id, language, { instructions, packOver });
  const base = scriptedTurn({ facts: undefined, draft: emptyDraft, language, profile, pack: prompt.pack });
  const turn = await modelTurn({
    model,
    base,
    message: undefined,
    history: [],
    profile,
    prompt,
    language,
    account: 'prompt-trials',
    personId: person,
    telling: undefined,
  });
  const { message, quickOptions } = turn ?? base;
  return { message, options: quickOptions.map(({ label }) => label), by: turn ? 'model' : 'rules' };
}
