/** @module-tag slow */

import { createApplicationBatch, respondToVacancy, updateApplicationStatus } from '@kasb/contract';
import { expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

test('two hundred candidates respond at once: each once, each told of once', { tags: ['race'] }, async () => {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const people = await Promise.all(Array.from({ length: 200 }, () => api.person('candidate')));
  const press = ({ token }: { token: string }) =>
    api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: token });
  // Every tenth of them presses twice.
  const answers = await Promise.all([...people, ...people.filter((_, index) => index % 10 === 0)].map(press));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(200);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
  const { sql } = api;
  const [counted] = await sql`
    select count(*)::int as applications, count(distinct candidate_id)::int as people,
      (select count(*)::int from application_events join applications its on its.id = application_id
        where its.vacancy_id = ${firm.vacancyId}) as events
    from applications where vacancy_id = ${firm.vacancyId}`;
  expect(counted).toEqual({ applications: 200, people: 200, events: 200 });
});

test(
  'twenty colleagues move the same fifty cards: each card is where its last event says',
  { tags: ['race'] },
  async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    const ids: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      const { token } = await api.person('candidate');
      const { body } = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: token });
      ids.push((body as { id: string }).id);
    }
    const colleagues = await Promise.all(Array.from({ length: 20 }, () => api.person('employer')));
    await api.db
      .insert(schema.companyMembers)
      .values(colleagues.map(({ id: userId }) => ({ companyId: firm.id, userId, role: 'member' as const })));
    const statuses = ['screening', 'interview', 'offer', 'hired'] as const;
    const statusOf = (index: number) => statuses[index % statuses.length] ?? 'offer';
    const answers = await Promise.all(
      colleagues.flatMap(({ token }, index) => [
        api.call(
          createApplicationBatch,
          // Each in an order of their own.
          { body: { applicationIds: ids.toSorted(() => (index % 2 ? 1 : -1)), action: { status: statusOf(index) } } },
          { as: token },
        ),
        ...ids
          .filter((_, at) => at % 10 === index % 10)
          .map((id) =>
            api.call(updateApplicationStatus, { params: { id }, body: { status: statusOf(index + 1) } }, { as: token }),
          ),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    const rows = await api.sql`
    select applications.status, last.status as told,
      (select count(*)::int from (
        select status, lag(status) over (order by number) as former from application_events
        where application_id = applications.id and kind = 'status'
      ) chain where status = former) as repeated
    from applications cross join lateral (
      select status from application_events where application_id = applications.id and kind = 'status'
      order by number desc limit 1
    ) last where vacancy_id = ${firm.vacancyId}`;
    expect(rows).toHaveLength(50);
    for (const { status, told, repeated } of rows) expect({ told, repeated }).toEqual({ told: status, repeated: 0 });
  },
);
