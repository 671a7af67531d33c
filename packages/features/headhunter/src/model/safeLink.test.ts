import { expect, it } from 'vitest';
import { isConsentAddress, safeLink, safePicture } from './safeLink.ts';

it.each(['https://hh.uz/resume/r1', 'http://hh.uz', 'mailto:a@b.uz', 'tel:+998901234567'])(
  'lets %s be a link',
  (address) => {
    expect(safeLink(address)).toBe(address);
  },
);

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a/b',
  'file:///etc',
  'hh.uz/resume',
  '/path',
  '',
  undefined,
])('makes no link of %j', (address) => {
  expect(safeLink(address)).toBeUndefined();
});

it('takes pictures of the web and of the own site only', () => {
  expect(safePicture('https://img.hhcdn.ru/1.jpg')).toBe('https://img.hhcdn.ru/1.jpg');
  expect(safePicture('/photo.jpg')).toBe('/photo.jpg');
  for (const address of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', undefined])
    expect(safePicture(address)).toBeUndefined();
});

it('goes for consent over https, or over http on this machine', () => {
  for (const address of [
    'https://hh.ru/oauth/authorize?a=1',
    'http://localhost:9000/oauth',
    'http://127.0.0.1:9000/',
    'http://[::1]/',
  ])
    expect(isConsentAddress(address)).toBe(true);
  for (const address of [
    'http://hh.ru/oauth',
    'http://localhost.evil.uz/',
    'javascript:alert(1)',
    '//hh.ru',
    '/oauth',
    '',
    'ftp://localhost/',
  ])
    expect(isConsentAddress(address)).toBe(false);
});
