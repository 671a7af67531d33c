/** @module-tag slow */

import { deleteCompany, deleteVacancy, moderateVacancy } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/rowsOf.ts';
import { until } from '../support/channel.ts';
import { vacancyForm } from '../support/firm.ts';
import { Harness, operatorToken } from '../support/harness.ts';
import { Publisher } from '../support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const { ids } = publisher;

const queued = async (name: string) =>
  Number(
    (
      await rowsOf<{ count: string }>(
        api.db,
      )`select count(*) from pgboss.job where name = ${name} and state < 'completed'`
    )[0]?.count,
  );

describe('a vacancy that changes', () => {
  const published = async () => {
    const firm = await publisher.firm();
    const name = publisher.title();
    const id = await publisher.vacancy(firm, { title: name });
    await publisher.publish(firm, [ids.website, ids.telegram, ids.other], id);
    expect(publisher.shown(name)).toHaveLength(1);
    return { firm, name, id };
  };

  test('is changed in its channels, in place', async () => {
    const { firm, name, id } = await published();
    await publisher.change(firm, { ...vacancyForm, title: name, salaryMin: 7_777_000, skipValidation: true }, id);
    await until(() => publisher.shown('7\u00a0777\u00a0000').length === 1);
    expect(publisher.sent(name)).toHaveLength(1);
    await until(() => publisher.calls(id).length === 2);
    expect(publisher.calls(id)[1]?.body).toMatchObject({
      action: 'update',
      posted: { id: 'ad-1' },
      vacancy: { salaryMin: 7_777_000 },
    });
  });

  test.each(['closed', 'paused', 'draft'] as const)(
    'to %s goes off the list and the channels',
    async (vacancyStatus) => {
      const { firm, name, id } = await published();
      await publisher.change(firm, { vacancyStatus }, id);
      expect(await publisher.isPublic(id)).toBe(false);
      await until(() => publisher.shown(name).length === 0 && publisher.calls(id).length === 2);
      expect(publisher.calls(id)[1]?.body).toMatchObject({ action: 'remove', posted: { id: 'ad-1' } });
      await publisher.change(firm, { vacancyStatus: 'active' }, id);
      expect(await publisher.isPublic(id)).toBe(true);
    },
  );

  test('by being deleted goes too', async () => {
    const { firm, name, id } = await published();
    await api.call(deleteVacancy, { params: { id } }, { as: firm.owner.token });
    await until(() => publisher.shown(name).length === 0);
    expect(await publisher.isPublic(id)).toBe(false);
  });

  test('with its company goes too', async () => {
    const { firm, name, id } = await published();
    await api.call(deleteCompany, { params: { id: firm.id } }, { as: firm.owner.token });
    await until(() => publisher.shown(name).length === 0);
    expect(await publisher.isPublic(id)).toBe(false);
  });

  test('so that it waits for a moderator is left as it was, and follows the decision', async () => {
    const { firm, name, id } = await published();
    await publisher.change(
      firm,
      { ...vacancyForm, title: name, requirements: ['Девушка до 30 лет'], skipValidation: true },
      id,
    );
    expect(await publisher.isPublic(id)).toBe(false);
    await publisher.change(
      firm,
      { ...vacancyForm, title: name, requirements: ['Только мужчины'], skipValidation: true },
      id,
    );
    await until(async () => (await queued('posting.sync')) === 0);
    expect(publisher.shown(name)[0]).toContain('Опыт от 3 лет');
    await api.call(
      moderateVacancy,
      { params: { id }, body: { status: 'rejected', comment: 'Нет' } },
      { as: operatorToken },
    );
    await until(() => publisher.shown(name).length === 0);
  });

  test('and is published anew replaces its older message', async () => {
    const { firm, name, id } = await published();
    api.pass(24 * 3600);
    await publisher.publish(firm, [ids.telegram], id);
    expect(publisher.sent(name)).toHaveLength(2);
    await until(() => publisher.shown(name).length === 1);
  });
});
