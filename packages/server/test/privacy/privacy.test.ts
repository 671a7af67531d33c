/** @module-tag slow */

import {
  askToDeleteAccount,
  blockPerson,
  closePhoneAccess,
  createResume,
  createResumePdf,
  createResumeUpload,
  createSavedSearch,
  deleteAccount,
  exportAccount,
  getApplication,
  getCandidate,
  getNotificationSettings,
  getSharedResume,
  giveConsent,
  keepAccount,
  listApplicationFeed,
  listApplications,
  listCandidateApplications,
  listInterviewAnswers,
  listPhoneAccess,
  loginByPhone,
  respondToVacancy,
  saveVacancy,
  sendCandidateMessage,
  unblockPerson,
  updateApplicationStatus,
  updateCandidate,
  updateNotificationSettings,
  verifyPhone,
  withdrawApplication,
  withdrawConsent,
} from '@kasb/contract';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { eraseDue } from '../../src/privacy/eraseJob.ts';
import { wipeOld } from '../../src/privacy/retentionJob.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import type { Answer, TestPerson } from '../support/harness.ts';

const api = Harness.forThisFile();
const day = 24 * 3600;

const idOf = ({ body }: Answer) => (body as { id: string }).id;
const itemsOf = ({ body }: Answer) => (body as { items: Record<string, unknown>[] }).items;

async function publicFirm(): Promise<Firm> {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  return firm;
}

const respond = async ({ token }: TestPerson, vacancyId: string) =>
  idOf(await api.call(respondToVacancy, { body: { vacancyId, message: 'Готов начать' } }, { as: token }));

/** Asks for the code and shows it. */
async function leave({ token, phone }: TestPerson): Promise<Answer> {
  const asked = await api.call(askToDeleteAccount, {}, { as: token });
  expect(asked.status).toBe(200);
  const { challenge } = asked.body as { challenge: string };
  const code = api.sent.findLast(({ to }) => to === phone)?.code ?? '';
  return api.call(deleteAccount, { body: { code, challenge } }, { as: token });
}

/** Signs in again by phone. */
async function comeBack(person: TestPerson): Promise<TestPerson> {
  api.pass(61);
  const asked = await api.call(loginByPhone, { body: { phone: person.phone } });
  const { challenge } = asked.body as { challenge: string };
  const code = api.sent.findLast(({ to }) => to === person.phone)?.code ?? '';
  const shown = await api.call(verifyPhone, { body: { phone: person.phone, code, challenge } });
  return { ...person, token: (shown.body as { token: string }).token };
}

describe('who sees the phone', () => {
  test('are those that were responded to; closing it withdraws every response, once', { tags: ['race'] }, async () => {
    const person = await api.person();
    const firm = await publicFirm();
    const other = await api.vacancy({}, { company: 'Bogʻishamol' });
    const id = await respond(person, firm.vacancyId);
    await respond(person, other);
    const list = async () => itemsOf(await api.call(listPhoneAccess, {}, { as: person.token }));
    const counts = Object.fromEntries(
      (await list()).map((row) => [String(row['company_name']), row['applications_count']]),
    );
    expect(counts).toEqual({ Bogʻishamol: 1, 'Samarqand Textile': 1 });
    const close = () => api.call(closePhoneAccess, { params: { companyId: firm.id } }, { as: person.token });
    const answers = await Promise.all([close(), close()]);
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ withdrawn: 1 });
    expect(await list()).toMatchObject([{ company_name: 'Bogʻishamol' }]);
    const seen = await api.call(getApplication, { params: { id } }, { as: firm.owner.token });
    expect(seen.body).toMatchObject({ status: 'rejected', message: null, candidate: { phone: null } });
    expect(itemsOf(await api.call(listCandidateApplications, {}, { as: person.token }))).toHaveLength(2);
  });

  test('a stranger closes nothing', async () => {
    const [person, stranger] = [await api.person(), await api.person()];
    const firm = await publicFirm();
    await respond(person, firm.vacancyId);
    for (const companyId of [firm.id, 'x'])
      expect((await api.call(closePhoneAccess, { params: { companyId } }, { as: stranger.token })).status).toBe(404);
    expect(itemsOf(await api.call(listPhoneAccess, {}, { as: person.token }))).toHaveLength(1);
  });
});

describe('settings', () => {
  test('are the usual ones until something is said, and then that', async () => {
    const { token } = await api.person();
    const get = async () => (await api.call(getNotificationSettings, {}, { as: token })).body;
    const usual = {
      is_telegram_on: true,
      is_sms_on: true,
      digest: 'daily',
      language: 'ru',
      channels: ['app'],
      email: null,
      kinds: [],
      quiet: { is_on: true, from: '21:00', to: '08:00' },
      gather: 'hourly',
    };
    expect(await get()).toEqual({ telegram: null, ...usual });
    const body = { isSmsOn: false, digest: 'off' as const };
    await api.call(updateNotificationSettings, { body }, { as: token });
    await api.call(updateNotificationSettings, { body: { language: 'uz' } }, { as: token });
    expect(await get()).toEqual({ telegram: null, ...usual, is_sms_on: false, digest: 'off', language: 'uz' });
  });

  test('say what a new search begins with', async () => {
    const { token } = await api.person();
    await api.call(updateNotificationSettings, { body: { digest: 'instant' } }, { as: token });
    const made = await api.call(createSavedSearch, { body: { search: 'Повар' } }, { as: token });
    expect(made.body).toMatchObject({ notify: 'instant' });
  });
});

describe('a consent', () => {
  test('is taken back with every response, and given again', async () => {
    const person = await api.person();
    const firm = await publicFirm();
    const id = await respond(person, firm.vacancyId);
    const give = async () => api.call(giveConsent, { body: { version: 1 } }, { as: person.token });
    const take = async () => (await api.call(withdrawConsent, {}, { as: person.token })).body;
    const known = async () => (await api.call(getCandidate, {}, { as: person.token })).body as { consent: unknown };
    await give();
    expect((await known()).consent).toMatchObject({ version: 1 });
    expect(await take()).toEqual({ withdrawn: 1 });
    expect((await known()).consent).toBeNull();
    const seen = await api.call(getApplication, { params: { id } }, { as: firm.owner.token });
    expect(seen.body).toMatchObject({ message: null, candidate: { phone: null } });
    expect(await take()).toEqual({ withdrawn: 0 });
    await give();
    expect((await known()).consent).toMatchObject({ version: 1 });
  });
});

describe('the archive', () => {
  const ask = (token: string) => api.call(exportAccount, {}, { as: token });

  test('has all that is kept, for people and for programs, until its address expires', async () => {
    const person = await api.person();
    const vacancyId = await api.vacancy({ title: 'Закройщик <b>' });
    const response = await respond(person, vacancyId);
    await api.call(saveVacancy, { params: { vacancyId } }, { as: person.token });
    const body = { title: 'Швея', visibility: 'everyone' } as const;
    const made = await api.call(createResume, { body }, { as: person.token });
    const pdf = Buffer.from('%PDF-1.7\ntrailer << /Root 1 0 R >>\n%%EOF\n');
    const file = { params: { id: idOf(made) }, body: { name: 'Портфолио.pdf', size: pdf.length } };
    const upload = idOf(await api.call(createResumeUpload, file, { as: person.token }));
    await api.request(`/candidate/resumes/${idOf(made)}/file/${upload}/0`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(pdf),
    });
    await api.call(giveConsent, { body: { version: 1 } }, { as: person.token });
    const said = { params: { id: response }, body: { text: 'Когда приехать?' } };
    await api.call(sendCandidateMessage, said, { as: person.token });
    const { url } = (await ask(person.token)).body as { url: string };
    const archive = await api.app.request(`http://localhost${url}`);
    expect(archive.headers.get('content-disposition')).toContain('attachment');
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text('data.json'))).toMatchObject({
      profile: [{ phone: person.phone, first_name: 'Азиз' }],
      resumes: [{ title: 'Швея' }],
      responses: [{ vacancy: 'Закройщик <b>', message: 'Готов начать' }],
      saved_vacancies: [{ vacancy: 'Закройщик <b>' }],
      messages: [{ from: 'candidate', text: 'Когда приехать?' }],
      files: [{ name: 'Портфолио.pdf', size: pdf.length }],
      consents: [{ version: 1, withdrawn_at: null }],
    });
    expect(Buffer.from(files['files/1 Портфолио.pdf'] ?? [])).toEqual(pdf);
    expect(text('data.html')).toContain('Закройщик &lt;b&gt;');
    // Whoever is given the archive has no way in by it.
    const { share_url: shared = '' } = made.body as { share_url?: string };
    expect(shared).toMatch(/\/resume\/./);
    for (const name of ['data.json', 'data.html']) expect(text(name)).not.toContain(shared.split('/').at(-1));
    api.pass(16 * 60);
    expect((await api.request(url)).status).toBe(404);
    expect((await api.request(`${url}x`)).status).toBe(404);
    expect((await api.request('/api/candidate/export/made-up')).status).toBe(404);
  });

  test('five a day', { tags: ['race'] }, async () => {
    const { token } = await api.person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(token)));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'exportsSpent' });
  });
});

describe('leaving', () => {
  test('takes a code, ends every session and hides the person from employers at once', async () => {
    const person = await api.person();
    const firm = await publicFirm();
    const id = await respond(person, firm.vacancyId);
    const refused = await api.call(deleteAccount, { body: { code: '000000' } }, { as: person.token });
    expect([refused.status, refused.body]).toMatchObject([422, { fields: { code: { code: 'wrongCode' } } }]);
    const left = await leave(person);
    expect([left.status, left.body]).toEqual([
      200,
      { delete_at: new Date(api.now.getTime() + 3 * day * 1000).toISOString() },
    ]);
    expect((await api.call(getCandidate, {}, { as: person.token })).status).toBe(401);
    const seen = await api.call(getApplication, { params: { id } }, { as: firm.owner.token });
    expect(seen.body).toMatchObject({
      is_hidden: true,
      message: null,
      candidate: { name: null, phone: null, email: null },
    });
    expect(JSON.stringify(seen.body)).not.toContain('Азиз');
    const feed = await api.call(listApplicationFeed, { params: { id } }, { as: firm.owner.token });
    const byThem = itemsOf(feed).filter(({ kind }) => kind === 'responded');
    expect(byThem.map(({ by }) => by)).toEqual([null]);
    const moved = await api.call(
      updateApplicationStatus,
      { params: { id }, body: { status: 'interview' } },
      { as: firm.owner.token },
    );
    expect([moved.status, moved.body]).toMatchObject([409, { code: 'dataHidden' }]);
  });

  test('and withdrawing hide what was told in an interview, by its link and by the phone', async () => {
    const { sql } = api;
    const firm = await publicFirm();
    const people = { stays: await api.person(), withdraws: await api.person(), leaves: await api.person() };
    for (const [name, person] of Object.entries(people)) {
      const id = await respond(person, firm.vacancyId);
      for (const [way, applicationId] of Object.entries({ link: id, phone: null })) {
        const token = Buffer.from(`${id}-${way}`);
        const questions = JSON.stringify([{ id: 'q', text: 'Почему?', order_index: 0 }]);
        await sql`
          insert into interviews (vacancy_id, application_id, token_hash, language, questions, created_by, created_at,
            expires_at, submitted_at, candidate_name, candidate_phone)
          values (${firm.vacancyId}, ${applicationId}, ${token}, 'ru', ${questions}::text::jsonb, ${firm.owner.id},
            now(), now(), now(), ${name}, ${person.phone})`;
        await sql`
          insert into interview_answers (interview_id, question_id, text)
          select id, 'q', ${`Ответ ${name}`} from interviews where token_hash = ${token}`;
      }
      if (name === 'withdraws') await sql`update applications set withdrawn_at = now() where id = ${id}`;
      if (name === 'leaves') await leave(person);
    }
    const asked = { params: { vacancyId: firm.vacancyId } };
    const items = itemsOf(await api.call(listInterviewAnswers, asked, { as: firm.owner.token }));
    const shown = items.map(({ name, phone, is_hidden: isHidden, answers }) => {
      const texts = (answers as { text: string | null }[]).map(({ text }) => text ?? null);
      return JSON.stringify([name, phone !== null, isHidden === true, texts]);
    });
    expect(shown).toHaveLength(6);
    const rows = [
      [null, false, true, [null]],
      ['stays', true, false, ['Ответ stays']],
      ['withdraws', false, true, [null]],
    ];
    expect(new Set(shown)).toEqual(new Set(rows.map((row) => JSON.stringify(row))));
  });

  test('can be undone for three days; until then only that and the archive are answered', async () => {
    const person = await api.person();
    const firm = await publicFirm();
    const id = await respond(person, firm.vacancyId);
    await leave(person);
    const { token } = await comeBack(person);
    expect((await api.call(getCandidate, {}, { as: token })).body).toMatchObject({ delete_at: expect.any(String) });
    const names = { first_name: 'Другой', last_name: 'Человек' };
    const refused = await api.call(updateCandidate, { body: names }, { as: token });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'accountLeaving' }]);
    expect((await api.call(withdrawApplication, { params: { id }, body: {} }, { as: token })).status).toBe(409);
    expect((await api.call(exportAccount, {}, { as: token })).status).toBe(200);
    expect((await api.call(keepAccount, {}, { as: token })).status).toBe(200);
    expect((await api.call(updateCandidate, { body: names }, { as: token })).status).toBe(200);
    api.pass(4 * day);
    await eraseDue(api.services);
    const seen = await api.call(getApplication, { params: { id } }, { as: firm.owner.token });
    expect(seen.body).toMatchObject({ candidate: { phone: person.phone } });
  });
});

describe('retention', () => {
  const rowOf = async (id: string) => {
    const [row] = await api.sql`
      select candidate_name as name, message, erased_at is not null as is_erased from applications where id = ${id}`;
    return row;
  };

  test('wipes what was withdrawn after thirty days, what was refused after a year, and no more', async () => {
    const person = await api.person();
    const firm = await publicFirm();
    const ids: string[] = [];
    for (const title of ['Отозван', 'Отказ', 'В работе'])
      ids.push(await respond(person, await api.vacancy({ title }, { company: title })));
    const [withdrawn = '', refused = '', open = ''] = ids;
    const { sql } = api;
    const at = api.now.toISOString();
    await sql`
      update applications set status = 'rejected', withdrawn_at = ${at}, updated_at = ${at} where id = ${withdrawn}`;
    await sql`update applications set status = 'rejected', updated_at = ${at} where id = ${refused}`;
    api.pass(30 * day - 60);
    await wipeOld(api.services);
    expect(await rowOf(withdrawn)).toEqual({ name: 'Азиз Каримов', message: 'Готов начать', is_erased: false });
    api.pass(120);
    await wipeOld(api.services);
    expect(await rowOf(withdrawn)).toEqual({ name: 'Азиз Каримов', message: null, is_erased: false });
    expect(await rowOf(refused)).toMatchObject({ message: 'Готов начать' });
    api.pass(336 * day);
    await wipeOld(api.services);
    expect(await rowOf(refused)).toEqual({ name: '', message: null, is_erased: true });
    expect(await rowOf(open)).toEqual({ name: 'Азиз Каримов', message: 'Готов начать', is_erased: false });
    expect(firm.id).toBeTruthy();
  });

  test('goes on over many steps, and ends', async () => {
    const { sql } = api;
    const vacancyId = await api.vacancy();
    await sql`
      insert into applications (vacancy_id, candidate_name, status, updated_at)
      select ${vacancyId}, 'Имя', 'rejected', '2020-01-01' from generate_series(1, 2500)`;
    expect(await wipeOld(api.services)).toBe(2500);
    expect(await wipeOld(api.services)).toBe(0);
  });
});

describe('what others read of a person is gone at once', () => {
  /** Everything of somebody that is read without them: by its status. */
  async function traces() {
    const person = await api.person();
    const as = person.token;
    const firm = await publicFirm();
    const made = await api.call(createResume, { body: { title: 'Швея', visibility: 'everyone' } }, { as });
    const { id, share_url: shared } = made.body as { id: string; share_url: string };
    const applicationId = await respond(person, firm.vacancyId);
    const pdf = await api.call(createResumePdf, { params: { id }, body: {} }, { as });
    const token = shared.split('/').at(-1) ?? '';
    const read = async () => {
      const response = await api.call(getApplication, { params: { id: applicationId } }, { as: firm.owner.token });
      return {
        shared: (await api.call(getSharedResume, { params: { token } })).status,
        pdf: (await api.request((pdf.body as { url: string }).url)).status,
        phone: (response.body as { candidate: { phone: string | null } }).candidate.phone !== null,
        isFound:
          itemsOf(await api.call(listApplications, { query: { q: person.phone.slice(-9) } }, { as: firm.owner.token }))
            .length > 0,
      };
    };
    return { person, read };
  }
  const all = { shared: 200, pdf: 200, phone: true, isFound: true };
  const none = { shared: 404, pdf: 404, phone: false, isFound: false };

  test('when they confirm that their account is deleted', async () => {
    const { person, read } = await traces();
    expect(await read()).toEqual(all);
    expect((await leave(person)).status).toBe(200);
    expect(await read()).toEqual(none);
    const back = await comeBack(person);
    await api.call(keepAccount, {}, { as: back.token });
    expect(await read()).toEqual(all);
  });

  test('when they are blocked', async () => {
    const { person, read } = await traces();
    const params = { id: person.id };
    const answer = await api.call(blockPerson, { params, body: { reason: 'Спам в откликах' } }, { as: operatorToken });
    expect(answer.status).toBe(200);
    expect(await read()).toEqual(none);
    await api.call(unblockPerson, { params }, { as: operatorToken });
    expect(await read()).toEqual(all);
  });
});
