import { getHeadHunterStatistics } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import type { ShownVacancy } from '../../src/adapters/channels/channel.ts';
import { headhunterVacancies, vacancies } from '../../src/db/schema/index.ts';
import { createHeadHunterPosting } from '../../src/headhunter/posting.ts';
import { vacancy } from '../support/delivery.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { HeadHunterSide } from '../support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

const statistics = ({ vacancyId, owner }: Firm, token = owner.token) =>
  api.call(getHeadHunterStatistics, { params: { id: vacancyId } }, { as: token });

describe('publishing', () => {
  const longText = (
    'Фабрика шьёт домашний текстиль на экспорт и ищет технолога, который отвечает за качество кроя и пошива, ' +
    'ведёт карты и учит бригаду. '
  ).repeat(2);
  const posted = (firm: Firm, changes: Partial<ShownVacancy> = {}): ShownVacancy => ({
    ...vacancy,
    id: firm.vacancyId,
    companyId: firm.id,
    title: `Технолог ${firm.vacancyId}`,
    description: longText,
    requirements: ['Опыт <3 лет'],
    currency: 'RUB',
    url: null,
    ...changes,
  });
  const publish = (firm: Firm, changes?: Partial<ShownVacancy>) =>
    createHeadHunterPosting({ ...hh.work, jobs: api.services.jobs }).publish(
      {
        key: firm.vacancyId,
        service: { id: 's', type: 'hh', name: 'HeadHunter', identifier: null },
        vacancy: posted(firm, changes),
      },
      AbortSignal.timeout(5000),
    );

  test('links the vacancy to what came of it, and does it once', async () => {
    const firm = await createFirm(api);
    await hh.serve(firm);
    const { externalId, externalUrl } = await publish(firm);
    expect(externalUrl).toBe(`https://hh.uz/vacancy/${externalId}`);
    expect(hh.fake.world.vacancies.get(externalId ?? '')).toMatchObject({ areaId: '2778', employerId: '1455001' });
    const body = JSON.parse(hh.fake.requests.find(({ call }) => call === 'POST /vacancies')?.body ?? '{}') as Record<
      string,
      unknown
    >;
    expect(body).toMatchObject({
      professional_roles: [{ id: '901' }],
      salary_range: { from: 6_000_000, currency: 'RUR', gross: false, mode: { id: 'MONTH' } },
      employment_form: { id: 'FULL' },
      work_format: [{ id: 'ON_SITE' }],
      code: firm.vacancyId,
    });
    expect(body.description).toContain('<li>Опыт &lt;3 лет</li>');
    expect(await publish(firm)).toEqual({ externalId, externalUrl });
    expect(hh.fake.requests.filter(({ call }) => call === 'POST /vacancies')).toHaveLength(1);
    expect((await statistics(firm)).body).toEqual({ views: 0, responses: 0 });
    expect(await api.db.select().from(headhunterVacancies)).toContainEqual(
      expect.objectContaining({ vacancyId: firm.vacancyId, hhVacancyId: externalId }),
    );
  });

  test.each([
    [{ salaryMin: 0, salaryMax: 0 }, undefined],
    [{ salaryMin: -1, salaryMax: null }, undefined],
    [{ salaryMin: 0, salaryMax: 7_000_000 }, { to: 7_000_000 }],
    [{ salaryMin: 7_000_000, salaryMax: 0 }, { from: 7_000_000 }],
  ])('tells a pay of %o as %o', async (pay, range) => {
    const firm = await createFirm(api);
    await hh.serve(firm);
    await publish(firm, pay);
    const sent = hh.fake.requests.findLast(({ call }) => call === 'POST /vacancies')?.body ?? '{}';
    const { salary_range } = JSON.parse(sent) as { salary_range?: object };
    expect(salary_range).toEqual(range && { ...range, currency: 'RUR', gross: false, mode: { id: 'MONTH' } });
  });

  test.each([
    ['without a city that HeadHunter has', { location: 'Хива' }, 'hhCityUnknown'],
    ['too short', { description: 'Мало' }, 'hhDescriptionShort'],
    ['of a role that is not there', { title: 'Космонавт' }, 'hhRoleUnknown'],
  ])('%s it is refused before it costs anything', async (_, changes, text) => {
    const firm = await createFirm(api);
    await hh.serve(firm);
    await expect(publish(firm, changes)).rejects.toThrow(text);
    expect(hh.fake.requests.some(({ call }) => call === 'POST /vacancies')).toBe(false);
  });

  test('without a connection, or refused by HeadHunter', async () => {
    const firm = await createFirm(api);
    await expect(publish(firm)).rejects.toThrow('hhConnectFirst');
    await hh.serve(firm);
    hh.fake.fail({
      match: 'POST /vacancies',
      status: 403,
      body: { errors: [{ type: 'vacancies', value: 'not_enough_purchased_services' }] },
    });
    await expect(publish(firm)).rejects.toThrow('hhPostingsSpent');
    hh.fake.heal();
    hh.fake.fail({
      match: 'POST /vacancies',
      status: 400,
      body: { errors: [{ type: 'bad_json_data', value: 'description', reason: 'email_in_description' }] },
    });
    await expect(publish(firm)).rejects.toThrow('hhDescriptionMail');
  });

  test('a duplicate at HeadHunter is named', async () => {
    const firm = await createFirm(api);
    await hh.serve(firm);
    hh.fake.addVacancy({ name: `Технолог ${firm.vacancyId}`, areaId: '2778' });
    await expect(publish(firm)).rejects.toThrow('hhVacancyExists');
    expect(await api.db.select().from(vacancies)).not.toEqual([]);
  });
});
