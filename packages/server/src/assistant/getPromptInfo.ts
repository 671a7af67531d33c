import { getPromptInfo as endpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { promptFor } from './prompts.ts';

/** Which prompt the assistant goes by for an activity sphere and a language. */
export const getPromptInfo = verb(endpoint, async ({ db }, { query: { areasActivityId, language } }) => {
  const { type, source, promptId, areasActivityId: area } = await promptFor(db, areasActivityId, language);
  return { type, source, promptId, areasActivityId: area };
});
