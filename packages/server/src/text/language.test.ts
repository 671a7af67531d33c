import { expect, test } from 'vitest';
import { isWrittenIn } from './language.ts';

test.each([
  ['Здравствуйте, чем помочь?', 'ru', true],
  ["Yaxshi, u nima bilan shug'ullanadi?", 'uz', true],
  ['Yaxshi, u nima bilan shug‘ullanadi?', 'ru', false],
  ['Great, what will this person do?', 'uz', false],
  ['Great, what will this person do?', 'ru', false],
  ['好的，他要做什么？', 'ru', false],
  ['', 'ru', false],
] as const)('%s is %s: %s', (text, language, expected) => {
  expect(isWrittenIn(text, language)).toBe(expected);
});
