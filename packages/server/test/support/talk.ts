import type { Language } from '@kasb/contract';
import { emptyDraft } from '../../src/assistant/draft.ts';
import { positionsOf } from '../../src/assistant/others.ts';
import { packs } from '../../src/assistant/packs.ts';
import type { Pack } from '../../src/assistant/packs.ts';
import { readMessage } from '../../src/assistant/readMessage.ts';
import { scriptedTurn } from '../../src/assistant/scripted.ts';
import type { Turn } from '../../src/assistant/scripted.ts';

/** The turns of a conversation in a textile company, the greeting first. */
export function talk(...messages: string[]): Turn[] {
  let language: Language = 'ru';
  const pack = () => packs.textile?.[language] as Pack;
  const profile = { name: 'Samarqand Textile' };
  const turns = [scriptedTurn({ facts: undefined, draft: emptyDraft, language, profile, pack: pack() })];
  for (const message of messages) {
    const { draft } = turns.at(-1) as Turn;
    const isUntitled = draft.title === undefined && draft.skipped.includes('title');
    const positions = positionsOf(draft);
    const read = readMessage({ message, language, asked: draft.asked, isUntitled, positions });
    language = read.language;
    turns.push(scriptedTurn({ facts: read.facts, draft, language, profile, pack: pack() }));
  }
  return turns;
}

/** The last of them. */
export const lastOf = (...messages: string[]): Turn => talk(...messages).at(-1) as Turn;
/** What a turn offers to press. */
export const optionsOf = ({ quickOptions }: Turn): string[] => quickOptions.map(({ value }) => value);
