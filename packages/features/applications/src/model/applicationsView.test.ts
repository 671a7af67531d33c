import { expect, it } from 'vitest';
import { applicationsViewFromQuery, everyApplication, queryFromApplicationsView } from './applicationsView.ts';

it('comes back from the address as it went there', () => {
  const view = { status: 'offer', applicationId: 'ap 1&x' } as const;
  expect(applicationsViewFromQuery(new URLSearchParams(queryFromApplicationsView(view)))).toEqual(view);
});

it('drops what is unknown and leaves out what is empty', () => {
  expect(applicationsViewFromQuery(new URLSearchParams('status=__proto__'))).toEqual(everyApplication);
  expect(applicationsViewFromQuery(new URLSearchParams({ application: 'x'.repeat(500) })).applicationId).toHaveLength(
    100,
  );
  expect(queryFromApplicationsView(everyApplication)).toEqual({});
});
