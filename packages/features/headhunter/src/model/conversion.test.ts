import { expect, it } from 'vitest';
import { conversion, saysNotPublished } from './conversion.ts';

it('gives one decimal with a point', () => {
  expect([conversion(200, 25), conversion(3, 2), conversion(2, 3), conversion(1284, 96)]).toEqual([
    '12.5%',
    '66.7%',
    '150.0%',
    '7.5%',
  ]);
});

it('is 0.0% without views, whatever the responses', () => {
  expect([conversion(0, 0), conversion(0, 5), conversion(), conversion(undefined, 3), conversion(-2, 3)]).toEqual(
    Array(5).fill('0.0%'),
  );
});

it('knows the words for a vacancy that is not published', () => {
  expect(saysNotPublished('Вакансия не опубликована на HeadHunter')).toBe(true);
  expect(saysNotPublished('Статистика обновляется')).toBe(false);
  expect(saysNotPublished(undefined)).toBe(false);
});
