import { expect, test } from 'vitest';
import { changesOf, placesOf } from './changes.ts';

const before = { title: 'Швея', description: 'Шить на дому, 30 швей.', requirements: ['Опыт', 'Juki'], benefits: [] };

test('counts where something was taken, came or was replaced', () => {
  const now = {
    ...before,
    title: 'Швея-технолог',
    description: 'Шить на потоке, 40 швей.',
    requirements: ['Опыт', 'Brother'],
  };
  const { title, description, requirements, benefits } = changesOf(now, before);
  expect([title, description, requirements, benefits].map(placesOf)).toEqual([1, 2, 1, 0]);
});

test('is whole beside itself', () => {
  const { title, requirements } = changesOf(before, before);
  expect(title).toEqual([{ kind: 'same', text: 'Швея', start: 0 }]);
  expect(requirements.map(({ kind, line }) => [kind, line])).toEqual([
    ['same', 0],
    ['same', 1],
  ]);
});
