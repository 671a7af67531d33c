import { foldName } from '@kasb/domain/names';
import { expect, test } from 'vitest';
import { rowsOf } from '../../src/db/rowsOf.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

/** Every letter and sign that a name may have, alone and between others. */
const repertoire = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2b0, 0x2ff],
  // Without Σ, whose small letter at the end of a word is another one for JavaScript alone.
  [0x386, 0x3a2],
  [0x3a4, 0x3c1],
  [0x400, 0x52f],
  [0x531, 0x58a],
  [0x10d0, 0x10ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x21ff],
  [0x3000, 0x303f],
  [0x4e00, 0x4e20],
  [0xff00, 0xff5e],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

const names = [
  ...repertoire.flatMap((sign) => [sign, `а${sign}о`, `O${sign} ${sign}h`, `s${sign}${sign}и`]),
  'Oʻktam Gʻaniyev',
  'Йўлдошев Ёқуб',
  'Исҳоқ Is’hoq',
  'ООО «Ромашка-Сервис»',
  'Щукин Дмитрий',
  'Джахонгир Хўжаев',
  'G´ofur Şahzod Çingiz Azizkhon',
  '  Ali\tVali  ',
];

test('the database folds a name as the domain does', async () => {
  const rows = await rowsOf<{ name: string; folded: string }>(api.db)`
    select name, fold_name(name) as folded
    from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`;
  expect(rows).toHaveLength(names.length);
  const different = rows.filter(({ name, folded }) => folded !== foldName(name));
  expect(different.map(({ name, folded }) => [name, folded, foldName(name)])).toEqual([]);
});
