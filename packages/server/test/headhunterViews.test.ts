import { getHeadHunterResume, getHeadHunterStatistics } from '@kasb/contract';
import type { ExternalResume } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { headhunterVacancies, vacancies } from '../src/db/schema/index.ts';
import { createHeadHunterPosting } from '../src/headhunter/posting.ts';
import { walkResponses } from '../src/headhunter/walk.ts';
import type { PostedVacancy } from '../src/adapters/posting/posting.ts';
import { createFirm } from './support/firm.ts';
import type { Firm } from './support/firm.ts';
import { Harness } from './support/harness.ts';
import { HeadHunterSide } from './support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

const statistics = ({ vacancyId, owner }: Firm, token = owner.token) => api.call(getHeadHunterStatistics, { params: { id: vacancyId } }, { as: token });

describe('statistics', () => {
  test('are those of the vacancy’s whole life', async () => {
    const { firm, vacancy } = await hh.linkedFirm(17);
    vacancy.views = 420;
    expect((await statistics(firm)).body).toEqual({ views: 420, responses: 17 });
    expect((await statistics(firm, firm.member.token)).body).toEqual({ views: 420, responses: 17 });
    expect((await statistics(firm, (await createFirm(api)).owner.token)).status).toBe(404);
  });

  test('found past the first page, and among the archived', async () => {
    const { firm, vacancy } = await hh.linkedFirm(2);
    for (let index = 0; index < 60; index += 1) hh.fake.addVacancy({ name: `Вакансия ${index}` });
    expect((await statistics(firm)).body).toMatchObject({ responses: 2 });
    vacancy.isArchived = true;
    expect((await statistics(firm)).body).toMatchObject({ responses: 2 });
  });

  test.each([
    [0, 0, { views: 0, responses: 0 }],
    [null, 3, { views: 0, responses: 3 }],
    [2, 3, { views: 2, responses: 3 }],
  ])('views %s, responses %s', async (views, responses, expected) => {
    const { firm, vacancy } = await hh.linkedFirm();
    Object.assign(vacancy, { views, responses });
    expect((await statistics(firm)).body).toEqual(expected);
  });

  test('of a vacancy that is not there there is a message', async () => {
    const firm = await createFirm(api);
    expect(await statistics(firm)).toMatchObject({ status: 503, body: { error: 'HeadHunter не подключен' } });
    await hh.connect(firm.owner.token);
    expect(await statistics(firm)).toMatchObject({ status: 200, body: { message: 'Вакансия не опубликована на HeadHunter' } });
  });

  test('gone at HeadHunter', async () => {
    const { firm, vacancy } = await hh.linkedFirm();
    hh.fake.world.vacancies.delete(vacancy.id);
    expect((await statistics(firm)).body).toEqual({ message: 'Вакансия не опубликована на HeadHunter' });
  });

  test.each([
    ['500', { status: 500, body: { errors: [] } }, 502],
    ['HTML', { status: 200, body: '<html>' }, 502],
    ['HTML of an error', { status: 503, body: '<html>' }, 502],
    ['a shape that nobody knows', { status: 200, body: { items: 'x', pages: {} } }, 200],
    ['no access', { status: 403, body: { errors: [{ type: 'api_access_payment', value: 'action_must_be_payed' }] } }, 403],
    ['a wish for a pause', { status: 429, retryAfter: 7, body: { errors: [] } }, 429],
  ])('HeadHunter answers %s', async (_, fault, status) => {
    const { firm } = await hh.linkedFirm();
    hh.fake.fail({ match: 'GET /employers', ...fault });
    const answer = await statistics(firm);
    expect(answer.status).toBe(status);
    if (status >= 400) expect((answer.body as { error: string }).error).toMatch(/HeadHunter/);
    if (status === 429) expect(answer.headers.get('retry-after')).toBe('7');
  });

  test('a dead HeadHunter costs the first few a short wait, and the rest nothing', async () => {
    const { firm } = await hh.linkedFirm();
    hh.fake.fail({ match: 'GET /employers', isSilent: true });
    for (let index = 0; index < 5; index += 1) expect((await statistics(firm)).status).toBe(502);
    hh.fake.requests.length = 0;
    const startedAt = performance.now();
    for (let index = 0; index < 10; index += 1) expect((await statistics(firm)).status).toBe(502);
    expect(performance.now() - startedAt).toBeLessThan(300);
    expect(hh.fake.requests).toEqual([]);
    hh.fake.heal();
    await new Promise((done) => setTimeout(done, 450));
    expect((await statistics(firm)).status).toBe(200);
  });

  test('a pause that HeadHunter asked for is kept', async () => {
    const { firm } = await hh.linkedFirm();
    hh.fake.fail({ match: 'GET /employers', status: 429, retryAfter: 1, body: {}, times: 1 });
    expect((await statistics(firm)).status).toBe(429);
    hh.fake.requests.length = 0;
    expect((await statistics(firm)).status).toBe(429);
    expect(hh.fake.requests).toEqual([]);
    await new Promise((done) => setTimeout(done, 1050));
    expect((await statistics(firm)).status).toBe(200);
  });
});

describe('resume', () => {
  async function brought(more: { isLocked?: boolean; resume?: Record<string, unknown> } = {}) {
    const { firm, negotiations: [given] } = await hh.linkedFirm(1, { state: 'response', ...more });
    await walkResponses(hh.work, firm.vacancyId);
    if (!given) throw new Error('No response');
    hh.fake.requests.length = 0;
    const query = { negotiation_id: given.id, vacancy_id: firm.vacancyId };
    const open = (changes: Partial<typeof query & { with_contacts: 'true' }> = {}, token = firm.owner.token, id = given.resumeId) =>
      api.call(getHeadHunterResume, { params: { id }, query: { ...query, ...changes } }, { as: token });
    const resume = async () => ((await open()).body as { resume: ExternalResume }).resume;
    return { firm, given, open, resume };
  }

  test('has every field', async () => {
    const { resume, given } = await brought({ resume: { first_name: 'Азиз', last_name: 'Рахимов', middle_name: 'Бахтиёрович', title: 'Технолог', age: 31, gender: { id: 'male', name: 'Мужской' } } });
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
        { position: expect.any(String), company: 'ООО Пример', start: '2021-03', description: 'Контроль качества пошива' },
        { position: 'Помощник мастера', company: 'ЧП Пример-2', start: '2018-09', end: '2021-02' },
      ],
      education: {
        primary: [{ name: 'Ташкентский институт текстильной промышленности', organization: 'Технология изделий', result: 'Инженер', year: '2017' }],
        additional: [{ name: 'Управление качеством', organization: 'Учебный центр', result: 'Сертификат', year: '2022' }],
      },
      skill_set: ['Контроль качества', 'Работа с лекалами', 'Excel'],
      languages: [{ name: 'Узбекский', level: { name: 'Родной' } }, { name: 'Русский', level: { name: 'C1 — Продвинутый' } }],
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
    expect(await open({ negotiation_id: other.given.id })).toMatchObject({ status: 404, body: { error: 'Резюме не найдено' } });
    expect((await open({ vacancy_id: other.firm.vacancyId })).status).toBe(404);
    expect((await open({}, other.firm.owner.token)).status).toBe(404);
    expect((await open({}, firm.owner.token, other.given.resumeId)).status).toBe(404);
    expect((await open({}, firm.owner.token, '../me')).status).toBe(404);
    const get = (path: string) => api.request(path, { headers: { authorization: `Bearer ${firm.owner.token}` } });
    for (const query of ['', `?negotiation_id=${given.id}`, `?vacancy_id=${firm.vacancyId}`, `?negotiation_id=&vacancy_id=${firm.vacancyId}`]) {
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
    const fields = ['first_name', 'last_name', 'title', 'age', 'gender', 'area', 'photo', 'salary', 'contact', 'experience', 'education', 'skill_set', 'language', 'skills', 'total_experience', 'business_trip_readiness', 'travel_time', 'employments', 'employment', 'schedules', 'schedule', 'work_format', 'relocation', 'alternate_url', 'actions'];
    const empty = { contacts: [], experience: [], education: { primary: [], additional: [] }, skill_set: [], languages: [], employment: [], schedule: [], contacts_locked: false };
    for (const value of [null, undefined, 7, [7], [[null]]]) {
      const { resume } = await brought({ resume: Object.fromEntries(fields.map((field) => [field, value])) });
      expect(await resume()).toMatchObject({ contacts: [], experience: [], languages: [], employment: [], contacts_locked: false });
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
        experience: Array.from({ length: 1000 }, (_, index) => ({ position: '<b>Повар</b>', start: '2020-01-01', end: null, description: 'x'.repeat(index === 0 ? 30_000 : 1000) })),
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
    const { resume } = await brought({ resume: { contact: [{ type: { id: 'cell', name: 'Мобильный телефон' }, value, preferred: true }] } });
    const { phone, contacts } = await resume();
    expect([phone, contacts[0]?.value]).toEqual([expected, expected]);
  });

  test('locked contacts are opened only on demand, for a paid view', async () => {
    const { open, resume } = await brought({ isLocked: true });
    hh.fake.world.contactsLeft = 1;
    expect(await resume()).toMatchObject({ contacts: [], contacts_locked: true });
    expect(hh.fake.world.contactsLeft).toBe(1);
    const opened = (await open({ with_contacts: 'true' })).body as { resume: ExternalResume };
    expect(opened.resume).toMatchObject({ contacts_locked: false, phone: expect.any(String), first_name: expect.any(String) });
    expect(hh.fake.world.contactsLeft).toBe(0);
    expect((await open({ with_contacts: 'true' })).status).toBe(200);
    const other = await brought({ isLocked: true });
    expect(await other.open({ with_contacts: 'true' })).toMatchObject({ status: 403, body: { error: 'Закончились просмотры контактов на HeadHunter' } });
  });

  test('contacts are not opened at another address', async () => {
    const { open } = await brought({ resume: { actions: { get_with_contact: { url: 'http://169.254.169.254/latest?topic=1' } } } });
    expect(await open({ with_contacts: 'true' })).toMatchObject({ status: 403, body: { error: 'HeadHunter дал адрес на другом сайте' } });
  });

  test.each([
    [429, 'resumes', 'view_limit_exceeded', 'Исчерпан дневной лимит просмотров резюме на HeadHunter. Попробуйте завтра'],
    [403, 'resumes', 'quota_exceeded', 'Закончились просмотры контактов на HeadHunter'],
    [403, 'resumes', 'no_available_service', 'На HeadHunter не куплен доступ к резюме'],
    [403, 'resumes', 'cant_view_contacts', 'У менеджера нет права смотреть контакты на HeadHunter'],
    [403, 'captcha_required', 'captcha_required', 'HeadHunter просит подтвердить, что вы не робот: войдите на hh.uz и попробуйте снова'],
    [403, 'manager_accounts', 'used_manager_account_forbidden', 'Этому менеджеру закрыт доступ на HeadHunter'],
    [403, 'something', 'new', 'HeadHunter отказал в этом действии'],
    [400, 'bad_user_agent', 'blacklisted', 'HeadHunter не принимает имя этого приложения. Обратитесь к оператору'],
  ])('%i %s/%s is told in plain words', async (status, type, value, text) => {
    const { open } = await brought();
    hh.fake.fail({ match: 'GET /resumes', status, body: { request_id: 'r', errors: [{ type, value }] } });
    const answer = await open();
    expect([answer.status, answer.body]).toEqual([403, { error: text }]);
    hh.fake.heal();
    // The limit of resumes holds nothing else up.
    expect((await open()).status).toBe(200);
  });
});

describe('publishing', () => {
  const longText = 'Фабрика шьёт домашний текстиль на экспорт и ищет технолога, который отвечает за качество кроя и пошива, ведёт карты и учит бригаду. '.repeat(2);
  const posted = (firm: Firm, changes: Partial<PostedVacancy> = {}): PostedVacancy => ({
    id: firm.vacancyId,
    companyId: firm.id,
    companyName: 'Samarqand Textile',
    companyPhone: '998662331020',
    title: `Технолог ${firm.vacancyId}`,
    description: longText,
    requirements: ['Опыт <3 лет'],
    benefits: ['Обеды'],
    location: 'Самарканд',
    employmentType: 'full-time',
    employmentName: 'Полная занятость',
    remoteType: 'office',
    salaryMin: 6_000_000,
    salaryMax: null,
    currency: 'RUB',
    url: null,
    ...changes,
  });
  const publish = (firm: Firm, changes?: Partial<PostedVacancy>) =>
    createHeadHunterPosting({ ...hh.work, jobs: api.services.jobs }).publish(
      { key: firm.vacancyId, service: { id: 's', type: 'hh', name: 'HeadHunter', identifier: null }, vacancy: posted(firm, changes) },
      AbortSignal.timeout(5000),
    );

  test('links the vacancy to what came of it, and does it once', async () => {
    const firm = await createFirm(api);
    await hh.connect(firm.owner.token);
    const { externalId, externalUrl } = await publish(firm);
    expect(externalUrl).toBe(`https://hh.uz/vacancy/${externalId}`);
    expect(hh.fake.world.vacancies.get(externalId ?? '')).toMatchObject({ areaId: '2778', employerId: '1455001' });
    const body = JSON.parse(hh.fake.requests.find(({ call }) => call === 'POST /vacancies')?.body ?? '{}') as Record<string, unknown>;
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
    expect(await api.db.select().from(headhunterVacancies)).toContainEqual(expect.objectContaining({ vacancyId: firm.vacancyId, hhVacancyId: externalId }));
  });

  test.each([
    ['without a city that HeadHunter has', { location: 'Хива' }, 'Укажите в вакансии город'],
    ['too short', { description: 'Мало' }, 'не короче 200 символов'],
    ['of a role that is not there', { title: 'Космонавт' }, 'не нашлось профессиональной роли'],
  ])('%s it is refused before it costs anything', async (_, changes, text) => {
    const firm = await createFirm(api);
    await hh.connect(firm.owner.token);
    await expect(publish(firm, changes)).rejects.toThrow(text);
    expect(hh.fake.requests.some(({ call }) => call === 'POST /vacancies')).toBe(false);
  });

  test('without a connection, or refused by HeadHunter', async () => {
    const firm = await createFirm(api);
    await expect(publish(firm)).rejects.toThrow('HeadHunter не подключен');
    await hh.connect(firm.owner.token);
    hh.fake.fail({ match: 'POST /vacancies', status: 403, body: { errors: [{ type: 'vacancies', value: 'not_enough_purchased_services' }] } });
    await expect(publish(firm)).rejects.toThrow('На HeadHunter нет оплаченных публикаций');
    hh.fake.heal();
    hh.fake.fail({ match: 'POST /vacancies', status: 400, body: { errors: [{ type: 'bad_json_data', value: 'description', reason: 'email_in_description' }] } });
    await expect(publish(firm)).rejects.toThrow('HeadHunter не принимает почту в описании вакансии');
  });

  test('a duplicate at HeadHunter is named', async () => {
    const firm = await createFirm(api);
    await hh.connect(firm.owner.token);
    hh.fake.addVacancy({ name: `Технолог ${firm.vacancyId}`, areaId: '2778' });
    await expect(publish(firm)).rejects.toThrow('Такая вакансия уже есть на HeadHunter');
    expect(await api.db.select().from(vacancies)).not.toEqual([]);
  });
});
