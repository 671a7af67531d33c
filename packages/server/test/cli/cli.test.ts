import { checkSubscription, createVacancy, getVacancy, listModerationQueue, listModules } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);

const checkOf = async (token: string) =>
  (await api.call(checkSubscription, {}, { as: token })).body as {
    hasActiveSubscription: boolean;
    subscriptions: Record<string, unknown>[];
  };

describe('help', () => {
  test('names every command', async () => {
    const { code, out, wasOpened } = await kasb('--help');
    for (const name of ['grant', 'service add', 'moderate approve', 'modules disable', 'token create'])
      expect(out).toContain(`kasb ${name}`);
    expect([code, wasOpened]).toEqual([0, false]);
  });

  test('of one command tells its options', async () => {
    const { code, out } = await kasb('grant', '--help');
    expect(code).toBe(0);
    for (const option of ['--plan', '--days', '--until', '--unlimited', '--postings']) expect(out).toContain(option);
    expect((await kasb('help', 'service')).out).not.toContain('grant');
  });

  test.each([
    [[], 'Usage'],
    [['frobnicate'], 'there is no command «frobnicate»'],
    [['service'], 'service add'],
    [['grant'], '<phone> is missing'],
    [['grant', '998901234567', 'again', '--plan', 'Старт'], 'one argument too many'],
    [['grant', '998901234567', '--paln', 'Старт'], '--paln'],
    [['grant', '998901234567', '--plan'], '--plan'],
    [['service', 'add', 'telegram'], '<name> is missing'],
    [['moderate', 'reject', 'x'], '--comment is required'],
  ])('a command typed wrongly, %j, says how, and touches nothing', async (argv, text) => {
    const { code, out, error } = await kasb(...argv);
    expect(code).toBe(2);
    expect(`${out}\n${error}`).toContain(text);
  });
});

describe('grant', () => {
  test.each([
    [['--plan', 'бизнес'], 30, 10],
    [['--plan', 'Старт', '--days', '7'], 7, 3],
    [['--plan', 'Бизнес', '--unlimited', '--postings', 'unlimited'], null, null],
    [['--plan', 'Навсегда'], null, null],
    [['--plan', 'Навсегда', '--days', '90', '--postings', '25'], 90, 25],
  ])('%j', async (options, days, postings) => {
    const { phone, token } = await api.person('employer');
    const { code, out } = await kasb('grant', `+${phone}`, ...options);
    expect([code, out]).toEqual([0, expect.stringContaining('Granted')]);
    const { hasActiveSubscription, subscriptions } = await checkOf(token);
    const ends = days === null ? null : new Date(api.now.getTime() + days * 24 * 3600 * 1000).toISOString();
    expect([hasActiveSubscription, subscriptions]).toMatchObject([
      true,
      [{ expires_at: ends, vacancy_postings_limit: postings, vacancy_postings_used: 0 }],
    ]);
  });

  test('until a day lasts to the end of it in Tashkent', async () => {
    const { phone, token } = await api.person('employer');
    await kasb('grant', phone, '--plan', 'Старт', '--until', '2026-03-02', '--paid', '0', '--method', 'Счёт');
    expect((await checkOf(token)).subscriptions[0]).toMatchObject({
      expires_at: '2026-03-02T19:00:00.000Z',
      amount_paid: 0,
      payment_method: 'Счёт',
    });
  });

  test.each([
    ['12', ['--plan', 'Старт'], 2, 'is no phone'],
    ['998900000099', ['--plan', 'Старт'], 1, 'Nobody is registered'],
    [undefined, [], 2, '--plan is required'],
    [undefined, ['--plan', 'Премиум'], 1, 'There is no plan «Премиум»'],
    [undefined, ['--plan', 'Старт', '--days', '0'], 2, '--days'],
    [undefined, ['--plan', 'Старт', '--days', '1.5'], 2, '--days'],
    [undefined, ['--plan', 'Старт', '--days', '5', '--unlimited'], 2, 'Give one of'],
    [undefined, ['--plan', 'Старт', '--until', '2026-02-31'], 2, '--until must be a day'],
    [undefined, ['--plan', 'Старт', '--until', '2027-13-01'], 2, '--until must be a day'],
    [undefined, ['--plan', 'Старт', '--until', '2026-03-01'], 2, 'in the past'],
    [undefined, ['--plan', 'Старт', '--postings', '0'], 2, '--postings'],
  ])('%s %j is refused', async (phone, options, code, text) => {
    const person = await api.person('employer');
    expect(await kasb('grant', phone ?? person.phone, ...options)).toMatchObject({
      code,
      error: expect.stringContaining(text),
    });
    expect((await checkOf(person.token)).subscriptions).toEqual([]);
  });

  test('says why in the journal, as taking it back does', async () => {
    const { phone } = await api.person('employer');
    const { out } = await kasb('grant', phone, '--plan', 'Старт', '--reason', 'За простой');
    const [, id = ''] = /^Granted (\S+):/.exec(out) ?? [];
    await kasb('cancel', id, '--reason', 'По ошибке');
    const rows = await api.sql`select action, reason from audit_events where entity_id = ${id} order by id`;
    expect(rows).toEqual([
      { action: 'subscription.granted', reason: 'За простой' },
      { action: 'subscription.cancelled', reason: 'По ошибке' },
    ]);
  });

  test('to a candidate is refused', async () => {
    const { phone } = await api.person('candidate');
    expect(await kasb('grant', phone, '--plan', 'Старт')).toMatchObject({
      code: 1,
      error: expect.stringContaining('is not an employer'),
    });
  });

  test('is listed and cancelled', async () => {
    const { phone, token } = await api.person('employer');
    await kasb('grant', phone, '--plan', 'Старт');
    const listed = await kasb('subscriptions', phone);
    expect(listed.out).toMatch(/Старт +active +until .+0 of 3 postings/);
    const id = listed.out.split(' ')[0] ?? '';
    expect((await kasb('cancel', id)).code).toBe(0);
    expect((await checkOf(token)).hasActiveSubscription).toBe(false);
    for (const again of [id, 'x']) expect((await kasb('cancel', again)).code).toBe(1);
  });
});

test('services are added, listed and removed', async () => {
  const added = await kasb('service', 'add', 'telegram', 'Вакансии Ташкента', '--identifier=-1001234567');
  expect(added.code).toBe(0);
  const id = /Added (\S+)\./.exec(added.out)?.[1] ?? '';
  expect((await kasb('service', 'list')).out).toContain(`${id}  telegram  Вакансии Ташкента  -1001234567`);
  const edited = await kasb('service', 'edit', id, 'Вакансии Чиланзара', '--name-uz=Chilonzor ishlari');
  expect(edited.out).toContain('Saved Вакансии Чиланзара.');
  expect((await kasb('service', 'list')).out).toContain(`${id}  telegram  Вакансии Чиланзара  -1001234567`);
  expect((await kasb('service', 'edit', id)).code).not.toBe(0);
  expect((await kasb('service', 'remove', id)).code).toBe(0);
  expect((await kasb('service', 'edit', id, 'Убранный')).code).toBe(1);
  expect((await kasb('service', 'list')).out).not.toContain(id);
  expect((await kasb('service', 'remove', id)).code).toBe(1);
  expect((await kasb('service', 'remove', 'x')).code).toBe(1);
  expect(await kasb('service', 'add', 'fax', 'Факс')).toMatchObject({
    code: 2,
    error: expect.stringContaining('no type of service'),
  });
  expect(await kasb('service', 'add', 'telegram', 'Без канала')).toMatchObject({
    code: 2,
    error: expect.stringContaining('--identifier'),
  });
});

test('vacancies are listed for moderation and decided on', async () => {
  api.app = createApp({ ...api.services, moderation: 'manual' }, { isStrict: true });
  const firm = await createFirm(api);
  const { id } = vacancyOf(
    await api.call(
      createVacancy,
      { params: { id: firm.id }, body: { ...vacancyForm, title: 'Раскройщик' } },
      { as: firm.owner.token },
    ),
  );
  const read = async () => (await api.call(getVacancy, { params: { id } }, { as: firm.owner.token })).body;
  expect((await kasb('moderate', 'list')).out).toMatch(new RegExp(`^${id} .*Раскройщик$`, 'm'));
  expect((await kasb('moderate', 'revise', id, '--comment', 'Уточните зарплату')).out).toBe(
    'needs_revision: Раскройщик (Samarqand Textile)',
  );
  expect(await read()).toMatchObject({
    moderation_status: 'needs_revision',
    moderation_comment: 'Уточните зарплату',
    moderated_by: 'Модератор',
  });
  expect((await kasb('moderate', 'reject', id, '--comment', 'Нет такой фабрики')).code).toBe(0);
  expect(await read()).toMatchObject({ moderation_status: 'rejected' });
  expect((await kasb('moderate', 'approve', id)).code).toBe(0);
  expect(await read()).toMatchObject({ moderation_status: 'approved', moderation_comment: null });
  expect((await kasb('moderate', 'list')).out).not.toContain(id);
  for (const unknown of ['x', '7f000000-0000-4000-8000-000000000000'])
    expect((await kasb('moderate', 'approve', unknown)).code).toBe(1);
});

test('modules are switched', async () => {
  const enabled = async () =>
    ((await api.call(listModules, {})).body as { name: string; enabled: boolean }[]).find(
      ({ name }) => name === 'vacancy-posting',
    )?.enabled;
  expect((await kasb('modules', 'disable', 'vacancy-posting')).code).toBe(0);
  expect([await enabled(), (await kasb('modules', 'list')).out]).toEqual([
    false,
    expect.stringMatching(/vacancy-posting +disabled/),
  ]);
  expect((await kasb('modules', 'enable', 'vacancy-posting')).code).toBe(0);
  expect(await enabled()).toBe(true);
  expect((await kasb('modules', 'enable', 'x')).code).toBe(1);
});

test('an operator’s token opens the operator’s calls until it is revoked or ends', async () => {
  const { out: token } = await kasb('token', 'create', 'Модератор', '--days', '2');
  const ask = async () => (await api.call(listModerationQueue, {}, { as: token })).status;
  expect(await ask()).toBe(200);
  expect((await kasb('token', 'list')).out).toContain('Модератор');
  expect((await kasb('token', 'list')).out).not.toContain(token);
  expect((await api.call(listModerationQueue, {}, { as: `${token}x` })).status).toBe(401);
  api.pass(2 * 24 * 3600);
  expect(await ask()).toBe(401);
  const { out: lasting } = await kasb('token', 'create', 'Модератор');
  expect((await api.call(listModerationQueue, {}, { as: lasting })).status).toBe(200);
  expect(await kasb('token', 'revoke', 'Модератор')).toMatchObject({ code: 0, out: 'Revoked 2.' });
  expect((await api.call(listModerationQueue, {}, { as: lasting })).status).toBe(401);
  expect((await kasb('token', 'revoke', 'Модератор')).code).toBe(1);
});

test('an operator needs a phone and a name that no other has, and is told which of the two is taken', async () => {
  const add = (phone: string, name: string) => kasb('operator', 'add', phone, '--role', 'support', '--name', name);
  expect((await add('+998 90 765 43 21', 'Камола Турсунова')).code).toBe(0);
  expect(await add('998907654321', 'Шухрат Азимов')).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is an operator with this phone'),
  });
  expect(await add('998907654322', 'камола турсунова')).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is an operator or a token of this name'),
  });
});
