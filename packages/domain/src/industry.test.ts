import { expect, it } from 'vitest';
import { guessIndustry } from './industry.ts';

it.each([
  ['Разработка программного обеспечения', 'it'],
  ['Строительство жилых домов', 'construction'],
  ['Сеть магазинов одежды, розничная торговля', 'trade'],
  ['Частная школа и курсы английского', 'education'],
  ['Стоматологическая клиника', 'medicine'],
  ['Кафе и пекарня', 'catering'],
  ['Международные перевозки по Центральной Азии', 'logistics'],
  ['Yuk tashish va yetkazib berish', 'logistics'],
  ['Do‘konlar tarmog‘i', 'trade'],
  ['Швейная фабрика', 'textile'],
  ['Мы делаем хорошие вещи', undefined],
  ['Мы любим итальянский стиль', undefined],
  ['   ', undefined],
])('guesses «%s» as %s', (description, industry) => {
  expect(guessIndustry(description)).toBe(industry);
});
