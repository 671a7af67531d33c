import { expect, test } from 'vitest';
import { axes, candidates, levels, lexicon, roles, specialisations } from './lexicon.ts';
import { wordsOf } from './normalise.ts';
import { stem } from './stem.ts';

const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

test('there are at least 150 families of roles, named in three languages', () => {
  expect(lexicon.roles.length).toBeGreaterThanOrEqual(150);
  expect(lexicon.roles.filter(({ ru, uz, en }) => !ru.length || !uz.length || !en.length)).toEqual([]);
});

test('ids are unique and refer to what is there', () => {
  for (const entries of [lexicon.roles, lexicon.specialisations, lexicon.levels])
    expect(new Set(ids(entries)).size).toBe(entries.length);
  for (const { role, parent, specialisations: carried = [], level } of lexicon.roles) {
    for (const id of [role, parent]) if (id) expect(roles.has(id), id).toBe(true);
    for (const id of carried) expect(specialisations.has(id), id).toBe(true);
    if (level) expect(levels.has(level), level).toBe(true);
  }
  for (const { axis, implies = [], role } of lexicon.specialisations) {
    expect(axes.has(axis), axis).toBe(true);
    for (const id of implies) expect(specialisations.has(id), id).toBe(true);
    if (role) expect(roles.has(role), role).toBe(true);
  }
  for (const { only = [] } of lexicon.axes) for (const id of only) expect(roles.has(id), id).toBe(true);
});

test('no two entries of a kind share a name, whatever the language or ending', () => {
  const clashes: string[] = [];
  for (const kind of ['roles', 'specialisations', 'levels'] as const) {
    const owners = new Map<string, string>();
    for (const entry of lexicon[kind]) {
      for (const name of [...entry.ru, ...entry.uz, ...entry.en]) {
        const key = wordsOf(name)
          .map(({ folded }) => stem(folded))
          .join(' ');
        const owner = owners.get(key) ?? entry.id;
        if (owner !== entry.id) clashes.push(`${kind}: «${name}» of ${entry.id} is also ${owner}`);
        owners.set(key, owner);
      }
    }
  }
  expect(clashes).toEqual([]);
});

test('a typo finds the known word, a short word must be exact', () => {
  expect(candidates(stem('bugalter'))).toEqual(['buhgalter']);
  expect(candidates('vrah')).toEqual([]);
  expect(candidates('voditel')).toEqual(['voditel']);
});
