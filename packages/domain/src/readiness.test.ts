import { expect, it } from 'vitest';
import { readinessOf } from './readiness.ts';

it.each([
  [undefined, false, 0, false],
  [{ title: 'Повар' }, false, 1, false],
  [{ title: 'Повар' }, true, 1, true],
  [{ title: 'Повар', isComplete: true }, false, 1, true],
  [{ title: 'Повар', description: 'Готовить', requirements: ['Опыт'], benefits: [] }, false, 3, false],
  [{ title: 'Повар', description: 'Готовить', requirements: ['Опыт'], benefits: ['Обеды'] }, false, 4, true],
])('counts what a vacancy has: %j', (job, isComplete, done, isReady) => {
  expect(readinessOf(job, isComplete)).toMatchObject({ done, isReady });
});
