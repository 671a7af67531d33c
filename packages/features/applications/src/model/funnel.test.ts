import { expect, it } from 'vitest';
import { nextStep, settable, statusOfKey } from './funnel.ts';
import { mailLink } from './mailLink.ts';

it('sets a status by the keys 1 to 5, in the order of the funnel', () => {
  expect(['1', '2', '3', '4', '5'].map(statusOfKey)).toEqual([...settable]);
  expect(['0', '6', '11', 'a', 'Enter', ' ', ''].map(statusOfKey)).toEqual(Array(7).fill(undefined));
});

it('leads on to the end of the funnel', () => {
  expect(
    ['applied', 'screening', 'interview', 'offer', 'hired', 'rejected', undefined, 'toString'].map(nextStep),
  ).toEqual(['screening', 'interview', 'offer', 'hired', undefined, undefined, undefined, undefined]);
});

it('writes to one address and to nobody besides', () => {
  expect(mailLink('a@b.uz')).toBe('mailto:a@b.uz');
  for (const address of ['a@b.uz?bcc=c@d.uz', 'javascript:alert(1)', 'a b@c.uz', '', undefined])
    expect(mailLink(address)).toBeUndefined();
});
