import { vacancy } from '@kasb/contract';
import { KasbProvider, memoryStorage } from '@kasb/kit';
import { renderToString } from 'react-dom/server';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { VacancyRow } from './VacancyRow.tsx';

it('can be opened in a new tab where the host has its pages', () => {
  const html = renderToString(
    <KasbProvider storage={memoryStorage()} useHref={(path) => `/uz${path}`} navigate={() => undefined}>
      <VacancyRow vacancy={parse(vacancy, { id: 'v1' })} status="draft" href="/employer/vacancies/v1" isSelected />
    </KasbProvider>,
  );
  expect(html).toContain('href="/uz/employer/vacancies/v1"');
});
