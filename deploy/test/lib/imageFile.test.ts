import { expect, test } from 'vitest';
import { readImageFile } from './imageFile.ts';

test('stages and their instructions, continued lines as one, without comments', () => {
  const text = '# a comment\nFROM node AS build\nCOPY . .\nRUN one \\\n  && two\n\nFROM node\n# why\nCMD ["node"]\n';
  expect(readImageFile(text)).toEqual([
    {
      name: 'build',
      instructions: [
        { name: 'COPY', text: '. .' },
        { name: 'RUN', text: 'one && two' },
      ],
    },
    { name: undefined, instructions: [{ name: 'CMD', text: '["node"]' }] },
  ]);
});

test('a line that is none is named', () => {
  expect(() => readImageFile('FROM node\nrun it\n')).toThrow('no instruction of an image: run it');
});
