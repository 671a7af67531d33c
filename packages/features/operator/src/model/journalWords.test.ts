import { createFormat } from '@kasb/domain/format';
import { translator } from '@kasb/domain/messages';
import { wordMessages } from '@kasb/domain/words';
import { expect, test } from 'vitest';
import { platformMessages } from '../messages/platform/index.ts';
import { toldChanges } from './journalWords.ts';

const told = (changes: Record<string, unknown>, language: 'ru' | 'uz' = 'ru') =>
  toldChanges(changes, {
    t: translator(platformMessages, language),
    word: translator(wordMessages, language),
    format: createFormat(language),
  }).map(({ field, before, after }) => [field, before, after]);

test.each<[Record<string, unknown>, string[]]>([
  [{ moderation_status: ['pending', 'needs_revision'] }, ['Решение модерации', 'На модерации', 'Требует доработки']],
  [{ status: ['paid', 'refunding'] }, ['Статус', 'Оплачен', 'Возврат начат']],
  [{ role: [null, 'support'] }, ['Роль', '', 'Поддержка']],
  [{ enabled: [true, false] }, ['Действует', 'да', 'нет']],
  [{ kinds: [null, 'revise, reject'] }, ['Когда её называют', '', 'Доработка, Отклонение']],
  [{ amount: [null, '45000000'] }, ['Сумма', '', '450\u00A0000']],
  [{ billing_period: ['monthly', 'yearly'] }, ['Срок плана', 'Месяц', 'Год']],
  [{ expires_at: [null, '2026-03-02T20:00:00.000Z'] }, ['Действует до', '', '03.03.2026, 01:00']],
  // What has no word here stands as it is kept.
  [{ colour: ['red', 'pending'] }, ['colour', 'red', 'pending']],
])('%j in words', (changes, words) => expect(told(changes)).toEqual([words]));

test('in Uzbek too', () => {
  expect(told({ moderation_status: ['pending', 'approved'] }, 'uz')).toEqual([
    ['Moderatsiya qarori', 'Moderatsiyada', 'Tasdiqlangan'],
  ]);
});
