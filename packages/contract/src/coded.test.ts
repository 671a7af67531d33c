import { expect, test } from 'vitest';
import { encoded } from './coded.ts';
import { decoded } from './decoded.ts';

test.each<[Record<string, string | number>?]>([[], [{ max: 200 }], [{ before: '«a» {b} \n', after: '"' }]])(
  'values %j come back',
  (values) => {
    expect(decoded(encoded('tooLong', values))).toEqual({ code: 'tooLong', ...(values && { values }) });
  },
);

test.each(['', 'Нет связи', 'two words', 'code {not JSON}', 'code {"a":1} and more'])('%j is no code', (text) => {
  expect(decoded(text)).toBeUndefined();
});
