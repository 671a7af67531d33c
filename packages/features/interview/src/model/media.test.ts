import { expect, it } from 'vitest';
import { clock, problemOf, recordableType } from './media.ts';

it('records in a type that browser and provider share', () => {
  expect(recordableType('video', (type) => type.startsWith('video/webm'))).toBe('video/webm;codecs=vp9,opus');
  expect(recordableType('video', (type) => type === 'video/webm')).toBe('video/webm');
  expect(recordableType('audio', (type) => type.startsWith('audio/ogg'))).toBe('audio/ogg;codecs=opus');
  expect(recordableType('audio', (type) => type.startsWith('audio/mp4'))).toBe('audio/mp4');
  expect(recordableType('audio', () => false)).toBeUndefined();
});

it('records in what the phones of others play, where there is a choice', () => {
  expect(recordableType('video', () => true)).toBe('video/mp4');
  expect(recordableType('video', (type) => ['video/mp4', 'video/webm'].includes(type))).toBe('video/mp4');
  expect(recordableType('audio', () => true)).toBe('audio/mp4');
  expect(recordableType('audio', (type) => /\/(?:webm|mp4)/.test(type))).toBe('audio/mp4');
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
