import { ApiError } from '@kasb/contract';
import { uz } from '@kasb/domain/problems/uz';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KasbProvider } from '../provider/KasbProvider.tsx';
import { memoryStorage } from '../session/storage.ts';
import { useProblemText } from './useProblemText.ts';
import type { ProblemText } from './useProblemText.ts';
import { problemWords } from './words.ts';

it('words the first failure of a page, which is asked of what was drawn before the words had come', async () => {
  const asked: ProblemText[] = [];
  function Screen() {
    asked.push(useProblemText());
    return null;
  }
  renderToString(
    <KasbProvider navigate={() => undefined} storage={memoryStorage()} locale="uz">
      <Screen />
    </KasbProvider>,
  );
  const error = new ApiError({ kind: 'http', status: 409, body: { code: 'publicationRuns', error: 'Русские слова' } });
  expect(asked[0]?.(error)).toBe('Русские слова');
  await problemWords.load('uz');
  expect(asked[0]?.(error)).toBe(uz.publicationRuns);
});
