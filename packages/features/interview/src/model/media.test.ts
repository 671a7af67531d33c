import { expect, it } from 'vitest';
import { clock, problemOf, recordableType } from './media.ts';

it('records in a type that browser and provider share', () => {
  expect(recordableType('video', () => true)).toBe('video/webm;codecs=vp9,opus');
  expect(recordableType('video', (type) => type === 'video/mp4')).toBe('video/mp4');
  expect(recordableType('audio', (type) => type.startsWith('audio/mp4'))).toBe('audio/mp4');
  expect(recordableType('audio', () => false)).toBeUndefined();
});

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'absent'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
])('reads %s as %s', (name, problem) => {
  expect(problemOf(name)).toBe(problem);
});

it('writes minutes and seconds', () => {
  expect([0, 9.7, 65, 300].map(clock)).toEqual(['0:00', '0:09', '1:05', '5:00']);
});
