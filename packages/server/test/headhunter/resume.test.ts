/** @module-tag slow */

import { getHeadHunterResume } from '@kasb/contract';
import type { ExternalResume } from '@kasb/contract';
import type { ReasonCode } from '@kasb/contract';
import { ru } from '@kasb/domain/reasons/ru';
import { describe, expect, test } from 'vitest';
import { walkResponses } from '../../src/headhunter/walk.ts';
import { Harness } from '../support/harness.ts';
import { HeadHunterSide } from '../support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

describe('resume', () => {
  async function brought(more: { isLocked?: boolean; resume?: Record<string, unknown> } = {}) {
    const {
      firm,
      negotiations: [given],
    } = await hh.linkedFirm(1, { state: 'response', ...more });
    await walkResponses(hh.work, firm.vacancyId);
    if (!given) throw new Error('No response');
    hh.fake.requests.length = 0;
    const query = { negotiation_id: given.id, vacancy_id: firm.vacancyId };
    const open = (
      changes: Partial<typeof query & { with_contacts: 'true' }> = {},
      token = firm.owner.token,
      id = given.resumeId,
    ) => api.call(getHeadHunterResume, { params: { id }, query: { ...query, ...changes } }, { as: token });
    const resume = async () => ((await open()).body as { resume: ExternalResume }).resume;
    return { firm, given, open, resume };
  }

  test('has every field', async () => {
    const { resume, given } = await brought({
      resume: {
        first_name: 'Азиз',
        last_name: 'Рахимов',
        middle_name: 'Бахтиёрович',
        title: 'Технолог',
        age: 31,
        gender: { id: 'male', name: 'Мужской' },
      },
    });
    expect(await resume()).toEqual({
      first_name: 'Азиз',
      last_name: 'Рахимов',
      middle_name: 'Бахтиёрович',
      title: 'Технолог',
      age: 31,
      gender: { name: 'Мужской' },
      area: { name: expect.any(String) },
      photo: { medium: 'https://img.example/medium.jpg' },
      salary: { amount: expect.any(Number), currency: 'UZS' },
      contacts: [
        { type: { name: 'Мобильный телефон' }, value: expect.stringMatching(/^\+998 \(90\)/), preferred: true },
        { type: { name: 'Эл. почта' }, value: expect.stringContaining('@example.uz'), preferred: false },
      ],
      email: expect.stringContaining('@example.uz'),
      phone: expect.stringMatching(/^\+998 \(90\)/),
      experience: [
        {
          position: expect.any(String),
          company: 'ООО Пример',
          start: '2021-03',
          description: 'Контроль качества пошива',
        },
        { position: 'Помощник мастера', company: 'ЧП Пример-2', start: '2018-09', end: '2021-02' },
      ],
      education: {
        primary: [
          {
            name: 'Ташкентский институт текстильной промышленности',
            organization: 'Технология изделий',
            result: 'Инженер',
            year: '2017',
          },
        ],
        additional: [
          { name: 'Управление качеством', organization: 'Учебный центр', result: 'Сертификат', year: '2022' },
        ],
      },
      skill_set: ['Контроль качества', 'Работа с лекалами', 'Excel'],
      languages: [
        { name: 'Узбекский', level: { name: 'Родной' } },
        { name: 'Русский', level: { name: 'C1 — Продвинутый' } },
      ],
      skills: 'Внимателен, ответственен.',
      total_experience: { months: expect.any(Number) },
      business_trip_readiness: { name: 'готов к редким командировкам' },
      travel_time: { name: 'Не имеет значения' },
      employment: [{ name: 'Полная занятость' }, { name: 'Частичная занятость' }],
      schedule: [{ name: 'Полный день' }],
      relocation: { type: { name: 'готов к переезду' } },
      alternate_url: `https://hh.uz/resume/${given.resumeId}`,
      contacts_locked: false,
    });
    expect(hh.fake.requests.map(({ call }) => call)).toEqual([`GET /resumes/${given.resumeId}?topic_id=${given.id}`]);
  });

  test('is opened by its response and its vacancy only', async () => {
    const { firm, open, given } = await brought();
    const other = await brought();
    expect((await open({}, firm.member.token)).status).toBe(200);
    hh.fake.requests.length = 0;
    expect(await open({ negotiation_id: other.given.id })).toMatchObject({
      status: 404,
      body: { code: 'unknownResume' },
    });
    expect((await open({ vacancy_id: other.firm.vacancyId })).status).toBe(404);
    expect((await open({}, other.firm.owner.token)).status).toBe(404);
    expect((await open({}, firm.owner.token, other.given.resumeId)).status).toBe(404);
    expect((await open({}, firm.owner.token, '../me')).status).toBe(404);
    const get = (path: string) => api.request(path, { headers: { authorization: `Bearer ${firm.owner.token}` } });
    for (const query of [
      '',
      `?negotiation_id=${given.id}`,
      `?vacancy_id=${firm.vacancyId}`,
      `?negotiation_id=&vacancy_id=${firm.vacancyId}`,
    ]) {
      expect((await get(`/api/employer/headhunter/resume/${given.resumeId}${query}`)).status).toBe(400);
    }
    expect(hh.fake.requests).toEqual([]);
  });

  test('gone at HeadHunter is none', async () => {
    const { open, given } = await brought();
    hh.fake.world.resumes.delete(given.resumeId);
    expect(await open()).toMatchObject({ status: 200, body: { resume: null } });
  });

  test('with every field null, or of another kind, or none at all', async () => {
    const fields = [
      'first_name',
      'last_name',
      'title',
      'age',
      'gender',
      'area',
      'photo',
      'salary',
      'contact',
      'experience',
      'education',
      'skill_set',
      'language',
      'skills',
      'total_experience',
      'business_trip_readiness',
      'travel_time',
      'employments',
      'employment',
      'schedules',
      'schedule',
      'work_format',
      'relocation',
      'alternate_url',
      'actions',
    ];
    const empty = {
      contacts: [],
      experience: [],
      education: { primary: [], additional: [] },
      skill_set: [],
      languages: [],
      employment: [],
      schedule: [],
      contacts_locked: false,
    };
    for (const value of [null, undefined, 7, [7], [[null]]]) {
      const { resume } = await brought({ resume: Object.fromEntries(fields.map((field) => [field, value])) });
      expect(await resume()).toMatchObject({
        contacts: [],
        experience: [],
        languages: [],
        employment: [],
        contacts_locked: false,
      });
    }
    const { open } = await brought();
    hh.fake.fail({ match: 'GET /resumes', status: 200, body: {} });
    expect((await open()).body).toEqual({ resume: empty });
    hh.fake.heal();
    hh.fake.fail({ match: 'GET /resumes', status: 200, body: [] });
    expect((await open()).body).toEqual({ resume: null });
  });

  test('huge is cut, HTML stays text, and only web addresses are links', async () => {
    const { resume } = await brought({
      resume: {
        skills: '<script>alert(1)</script>'.repeat(4000),
        experience: Array.from({ length: 1000 }, (_, index) => ({
          position: '<b>Повар</b>',
          start: '2020-01-01',
          end: null,
          description: 'x'.repeat(index === 0 ? 30_000 : 1000),
        })),
        skill_set: Array.from({ length: 5000 }, (_, index) => `навык ${index}`),
        alternate_url: 'javascript:alert(1)',
        photo: { medium: 'data:image/svg+xml,<svg onload=alert(1)>' },
      },
    });
    const { skills, experience, skill_set: skillSet, alternate_url: link, photo } = await resume();
    expect(skills).toHaveLength(20_000);
    expect(experience).toHaveLength(200);
    expect(experience[0]).toMatchObject({ position: '<b>Повар</b>', start: '2020-01' });
    expect(experience[0]?.end).toBeUndefined();
    expect(experience[0]?.description).toHaveLength(20_000);
    expect(skillSet).toHaveLength(200);
    expect([link, photo?.medium]).toEqual([undefined, undefined]);
  });

  test.each([
    ['a text', '+998 90 765-43-21', '+998 90 765-43-21'],
    ['a formatted object', { formatted: '+998 (90) 765-43-21' }, '+998 (90) 765-43-21'],
    ['parts', { country: '998', city: '90', number: '7654321' }, '+998 (90) 765-43-21'],
    ['nothing', null, undefined],
  ])('the phone is %s', async (_, value, expected) => {
    const { resume } = await brought({
      resume: { contact: [{ type: { id: 'cell', name: 'Мобильный телефон' }, value, preferred: true }] },
    });
    const { phone, contacts } = await resume();
    expect([phone, contacts[0]?.value]).toEqual([expected, expected]);
  });

  test('locked contacts are opened only on demand, for a paid view', async () => {
    const { open, resume } = await brought({ isLocked: true });
    hh.fake.world.contactsLeft = 1;
    expect(await resume()).toMatchObject({ contacts: [], contacts_locked: true });
    expect(hh.fake.world.contactsLeft).toBe(1);
    const opened = (await open({ with_contacts: 'true' })).body as { resume: ExternalResume };
    expect(opened.resume).toMatchObject({
      contacts_locked: false,
      phone: expect.any(String),
      first_name: expect.any(String),
    });
    expect(hh.fake.world.contactsLeft).toBe(0);
    expect((await open({ with_contacts: 'true' })).status).toBe(200);
    const other = await brought({ isLocked: true });
    expect(await other.open({ with_contacts: 'true' })).toMatchObject({
      status: 403,
      body: { error: 'Закончились просмотры контактов на HeadHunter' },
    });
  });

  test('contacts are not opened at another address', async () => {
    const { open } = await brought({
      resume: { actions: { get_with_contact: { url: 'http://169.254.169.254/latest?topic=1' } } },
    });
    expect(await open({ with_contacts: 'true' })).toMatchObject({
      status: 403,
      body: { error: 'HeadHunter дал адрес на другом сайте' },
    });
  });

  test.each<[number, string, string, ReasonCode]>([
    [429, 'resumes', 'view_limit_exceeded', 'hhResumeLimit'],
    [403, 'resumes', 'quota_exceeded', 'hhContactsSpent'],
    [403, 'resumes', 'no_available_service', 'hhResumesUnpaid'],
    [403, 'resumes', 'cant_view_contacts', 'hhContactsForbidden'],
    [403, 'captcha_required', 'captcha_required', 'hhCaptcha'],
    [403, 'manager_accounts', 'used_manager_account_forbidden', 'hhManagerClosed'],
    [403, 'something', 'new', 'hhRefused'],
    [400, 'bad_user_agent', 'blacklisted', 'hhBadUserAgent'],
  ])('%i %s/%s is told by its reason: %s', async (status, type, value, code) => {
    const { open } = await brought();
    hh.fake.fail({ match: 'GET /resumes', status, body: { request_id: 'r', errors: [{ type, value }] } });
    const answer = await open();
    expect([answer.status, answer.body]).toEqual([
      403,
      { error: ru[code], code: 'headHunterRefused', reason: { code } },
    ]);
    hh.fake.heal();
    // The limit of resumes holds nothing else up.
    expect((await open()).status).toBe(200);
  });
});
