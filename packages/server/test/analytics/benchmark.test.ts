import { createVacancy, getSalaryBenchmark } from '@kasb/contract';
import { expect, test } from 'vitest';
import { collectSalaries } from '../../src/analytics/benchmarkJob.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

async function pays(firm: Firm, count: number, salaryMin: number, location = 'Самарканд'): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const body = { ...vacancyForm, location, salaryMin, salaryMax: salaryMin };
    const made = await api.call(createVacancy, { params: { id: firm.id }, body }, { as: firm.owner.token });
    await api.publish(vacancyOf(made).id);
  }
}

test('what others pay is told of ten vacancies of five companies, none of which has most', async () => {
  const asker = await createFirm(api);
  await api.publish(asker.vacancyId);
  const ask = async () => {
    await collectSalaries(api.services);
    const answer = await api.call(
      getSalaryBenchmark,
      { query: { vacancyId: asker.vacancyId } },
      { as: asker.owner.token },
    );
    return answer.body;
  };
  expect(await ask()).toMatchObject({ reason: 'few' });
  // One's own do not count, however many there are.
  await pays(asker, 12, 50_000_000);
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => createFirm(api)));
  for (const [index, firm] of others.entries()) await pays(firm, index === 0 ? 5 : 1, 6_000_000 + index * 1_030_000);
  expect(await ask()).toMatchObject({ reason: 'few' });
  for (const [index, firm] of others.slice(1).entries()) await pays(firm, 1, 7_030_000 + index * 1_030_000);
  const told = await ask();
  expect(told).toMatchObject({
    position: vacancyForm.title,
    place: { kind: 'city', name: 'Самарканд' },
    vacancies: 13,
    companies: 5,
    currency: 'UZS',
    own: { min: 6_000_000, max: 9_000_000 },
  });
  const { p25, median, p75 } = told as Record<'p25' | 'median' | 'p75', number>;
  expect([p25, median, p75].map((amount) => amount % 100_000)).toEqual([0, 0, 0]);
  expect(p25 <= median && median <= p75).toBe(true);
  // A night later, and not at once: no single vacancy can be read off by the minute.
  const { owner, vacancyId } = asker;
  await pays(others[1] ?? asker, 1, 90_000_000);
  const again = await api.call(getSalaryBenchmark, { query: { vacancyId } }, { as: owner.token });
  expect(again.body).toEqual(told);
});

test('where a city has too few, the region or the country tells, and says so', async () => {
  const asker = await createFirm(api);
  // No company has most of them.
  await api.sql`delete from salary_points where amount = 50000000`;
  await api.sql`update vacancies set location = 'Каттакурган' where id = ${asker.vacancyId}`;
  const of = async (query: { vacancyId?: string; title?: string; cityId?: string }) =>
    (await api.call(getSalaryBenchmark, { query }, { as: asker.owner.token })).body;
  expect(await of({ vacancyId: asker.vacancyId })).toMatchObject({ place: { kind: 'region' } });
  expect(await of({ title: vacancyForm.title, cityId: '101' })).toMatchObject({ place: { kind: 'country' } });
  expect(await of({ title: 'Космонавт' })).toMatchObject({ reason: 'few' });
  expect(await of({})).toMatchObject({ reason: 'few' });
});

test('a stranger’s vacancy tells nothing', async () => {
  const firm = await createFirm(api);
  const stranger = await api.person('employer');
  const answer = await api.call(getSalaryBenchmark, { query: { vacancyId: firm.vacancyId } }, { as: stranger.token });
  expect(answer).toMatchObject({ status: 404, body: { code: 'unknownVacancy' } });
});
