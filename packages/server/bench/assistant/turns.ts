import type { Language } from '@kasb/contract';
import { emptyDraft, isReady } from '../../src/assistant/draft.ts';
import { packs } from '../../src/assistant/packs.ts';
import type { Pack } from '../../src/assistant/packs.ts';
import { scriptedTurn } from '../../src/assistant/scripted.ts';
import { understand } from '../../src/assistant/understand/understand.ts';

/** How many messages a person sends until a vacancy is ready, who answers by three of the offered options each time. */
function turnsByOptions(pack: Pack, language: Language): number {
  const profile = { name: 'Kasb' };
  let turn = scriptedTurn({ facts: undefined, draft: emptyDraft, language, profile, pack });
  for (let count = 1; count <= 20; count++) {
    const isTitle = turn.draft.asked === 'title';
    const message = turn.quickOptions
      .slice(0, isTitle ? 1 : 3)
      .map(({ value }) => value)
      .join(', ');
    const facts = understand(message, { language, asked: turn.draft.asked });
    turn = scriptedTurn({ facts, draft: turn.draft, language, profile, pack });
    if (isReady(turn.jobData)) return count;
  }
  return Infinity;
}

/** Prints the turns of a conversation in each sphere and language, and answers the most. */
export function judgeTurns(): number {
  const conversations = Object.entries(packs).flatMap(([sphere, pack]) =>
    (['ru', 'uz'] as const).map((language) => ({ sphere, language, turns: turnsByOptions(pack[language], language) })),
  );
  const longest = Math.max(...conversations.map(({ turns }) => turns));
  const each = conversations.map(({ sphere, language, turns }) => `${sphere} ${language} ${turns}`).join(', ');
  const spheres = Object.keys(packs).length;
  console.log(
    `turns to a ready vacancy: at most ${longest} in ${conversations.length} conversations of ${spheres} spheres ` +
      `(${each})`,
  );
  return longest;
}
