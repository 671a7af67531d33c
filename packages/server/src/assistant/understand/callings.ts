import type { Language } from '@kasb/contract';
import callings from '../data/callings.json' with { type: 'json' };
import vocabulary from '../data/words.json' with { type: 'json' };
import { flatten, words } from './flat.ts';
import { isAct, listOf } from './lists.ts';
import type { FoundTitle } from './title.ts';
import { anyOf } from './vocabulary.ts';

const somebody = words(anyOf(vocabulary.somebody), 'u');
const search = words(
  `${anyOf(vocabulary.titleNeeds)}|${anyOf(vocabulary.uzbekTitleNeeds)}|${anyOf(vocabulary.misspeltNeeds)}|нам\\sбы`,
  'u',
);
const known = callings.map(({ said, ...names }) => ({ names, said: words(anyOf(said), 'u') }));
const anybody = new RegExp(`^(?:${anyOf(vocabulary.somebody)})$`, 'u');
const longest = 120;

/** Whether a name tells nothing of the work: «мастер», `usta`. */
export const isAnybody = (name: string): boolean => anybody.test(flatten(name));

/** The position that is told by its place or its work, where only somebody is looked for: «нужен человек на кассу». */
export function callingIn(clause: string, language: Language): FoundTitle | undefined {
  const flat = flatten(clause);
  if (flat.length > longest || !search.test(flat)) return undefined;
  const found = known.flatMap(({ names, said }) => {
    const match = flat.match(said);
    // «требуется женщина для уборки» has lost whom it meant already.
    const isWhole = !/\p{L}/u.test(flat.replace(said, ' ').replace(search, ' '));
    return match && (isWhole || somebody.test(flat))
      ? [{ title: names[language], rest: clause.slice(match.index) }]
      : [];
  })[0];
  if (!found) return undefined;
  const isLine = isAct(found.rest) || listOf(found.rest, language) === 'duties';
  return { title: found.title, isNamed: true, front: '', rest: isLine && language === 'ru' ? found.rest : '' };
}
