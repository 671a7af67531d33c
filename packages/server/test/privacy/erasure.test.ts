/** @module-tag slow */

import {
  askToDeleteAccount,
  createResume,
  createSavedSearch,
  deleteAccount,
  getApplication,
  giveConsent,
  loginByPhone,
  respondToVacancy,
  saveVacancy,
  sendApplicationMessage,
  sendCandidateMessage,
  updateApplicationStatus,
  verifyPhone,
} from '@kasb/contract';
import { consentVersion } from '@kasb/domain/documents/consent';
import { expect, test } from 'vitest';
import { eraseDue } from '../../src/privacy/eraseJob.ts';
import { wipeOld } from '../../src/privacy/retentionJob.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';
import { columnsWith } from '../support/traces.ts';
import { byPhone, impersonal, personal } from './columns.ts';

const api = Harness.forThisFile();
const day = 24 * 3600;
// Its letters are their own sounds: what is folded has it too.
const planted = 'bersedik';

const textTypes = ['text', 'character varying', 'jsonb', 'json', 'ARRAY'];

/** Every column that may hold a text, as `table.column`, with its type. */
async function textColumns(): Promise<Map<string, string>> {
  const rows = await api.sql<{ name: string; type: string }[]>`
    select table_name || '.' || column_name as name, data_type as type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and udt_name <> '_int4'
      and data_type = any (${textTypes})
    order by 1`;
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** A candidate with a row in every table that holds something of them, a recording included. */
async function knownPerson() {
  const { media } = api.services;
  const { sql } = api;
  const person = await api.person();
  const firm = await createFirm(api);
  const as = { as: person.token };
  await api.publish(firm.vacancyId);
  await api.call(giveConsent, { body: { version: consentVersion } }, as);
  await api.call(createResume, { body: { title: 'Швея' } }, as);
  await api.call(createSavedSearch, { body: { search: 'Швея' } }, as);
  await api.call(saveVacancy, { params: { vacancyId: firm.vacancyId } }, as);
  const responded = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId, message: 'Готов' } }, as);
  const { id } = responded.body as { id: string };
  const text = { params: { id }, body: { text: 'Здравствуйте' } };
  expect((await api.call(sendCandidateMessage, text, as)).status).toBe(201);
  expect((await api.call(sendApplicationMessage, text, { as: firm.owner.token })).status).toBe(201);
  const { phone } = person;
  const soon = new Date(api.now.getTime() + 30 * day * 1000).toISOString();
  const [interview] = await sql<{ id: string }[]>`
    insert into interviews (vacancy_id, application_id, token_hash, language, questions, created_by, created_at,
      expires_at, submitted_at, candidate_name, candidate_phone)
    values (${firm.vacancyId}, ${id}, ${Buffer.from(id)}, 'ru', '[]', ${firm.owner.id}, now(), now(), now(),
      'Имя', ${phone}) returning id`;
  const interviewId = interview?.id ?? '';
  const key = `recordings/${id}`;
  await media.write(key, Buffer.from('voice'));
  await sql`
    with recording as (
      insert into media (interview_id, question_id, type, size, received, url_key, created_at, updated_at)
      values (${interviewId}, 'q', 'audio/webm', 5, 5, ${Buffer.from('key')}, now(), now()) returning id
    ), part as (
      insert into media_chunks (media_id, start, length, key, sha256) select id, 0, 5, ${key}, 'x' from recording
    )
    insert into interview_answers (interview_id, question_id, text, media_id)
    select ${interviewId}, 'q', 'Ответ', id from recording`;
  await sql`
    insert into headhunter_negotiations (vacancy_id, negotiation_id, application_id, resume_id)
    values (${firm.vacancyId}, 'negotiation', ${id}, 'resume')`;
  await sql`
    insert into notifications (user_id, kind, dedupe, data, created_at)
    values (${person.id}, 'sessions_ended', 'once', '{}', ${api.now.toISOString()})`;
  await sql`insert into notification_settings (user_id) values (${person.id}) on conflict do nothing`;
  await sql`
    insert into email_links (token_hash, user_id, email, expires_at)
    values (${Buffer.from(id)}, ${person.id}, 'a@b.uz', ${soon})`;
  await sql`
    insert into resume_files (user_id, name, size, received, sha256, created_at, updated_at)
    values (${person.id}, 'cv.pdf', 5, 5, 'x', now(), now())`;
  await sql`insert into asked_phones (network, phone, asked_at) values ('network', ${phone}, now())`;
  await sql`
    insert into proof_challenges (challenge, phone, expires_at) values (${id}, ${phone}, ${soon})`;
  await sql`insert into rate_hits (bucket, hit_at) values (${`sms:${phone}`}, now())`;
  await sql`
    insert into company_invitations (company_id, phone, role, invited_by, expires_at)
    values (${firm.id}, ${phone}, 'member', ${firm.owner.id}, ${soon})`;
  return { person, firm, id, key };
}

/** Fills every column of these tables that is about a person, and sees that each has a row. */
async function plant({ id, phone }: TestPerson, tables: readonly string[]): Promise<void> {
  const { sql } = api;
  const types = await textColumns();
  for (const table of tables) {
    const { of = 'false', columns = [] } = personal[table] ?? {};
    const values = { text: `'${planted}'`, jsonb: `'{"${planted}": "${planted}"}'`, ARRAY: `'{${planted}}'` };
    const set = columns.map((column) => {
      return `"${column}" = ${values[types.get(`${table}.${column}`) as keyof typeof values]}`;
    });
    const text = `update ${table} set ${set.join(', ')}
      where ${of.replaceAll('$1', `'${id}'`).replaceAll('$2', `'${phone}'`)} returning 1`;
    expect((await sql.unsafe(text)).length, table).toBeGreaterThan(0);
  }
}

async function leave({ token, phone }: TestPerson): Promise<void> {
  const code = () => api.sent.findLast(({ to }) => to === phone)?.code ?? '';
  const asked = await api.call(askToDeleteAccount, {}, { as: token });
  const { challenge } = asked.body as { challenge: string };
  expect((await api.call(deleteAccount, { body: { code: code(), challenge } }, { as: token })).status).toBe(200);
  // Whoever comes back has a session again, and the code of one more try lies there.
  api.pass(61);
  const login = await api.call(loginByPhone, { body: { phone } });
  const shown = { phone, code: code(), challenge: (login.body as { challenge: string }).challenge };
  expect((await api.call(verifyPhone, { body: shown })).status).toBe(200);
  api.pass(61);
  expect((await api.call(loginByPhone, { body: { phone } })).status).toBe(200);
}

const readAs = ({ owner }: Firm, id: string) => api.call(getApplication, { params: { id } }, { as: owner.token });

test('every column that may hold a text is said to be about a person or not', async () => {
  const known = Object.entries(personal).flatMap(([table, { columns }]) => columns.map((each) => `${table}.${each}`));
  const said = new Set<string>([...known, ...byPhone, ...Object.values(impersonal).flat()]);
  const names = [...(await textColumns()).keys()];
  const isSaid = (name: string) => said.has(name) || said.has(name.slice(0, name.indexOf('.')));
  expect(names.filter((name) => !isSaid(name))).toEqual([]);
  // What is said of columns that are gone goes with them.
  const isThere = (each: string) => names.some((name) => name === each || name.startsWith(`${each}.`));
  expect([...said].filter((each) => !isThere(each))).toEqual([]);
});

test('an account that is erased leaves nothing in any column, and keeps what employers decided', async () => {
  const { person, firm, id, key } = await knownPerson();
  const decided = { params: { id }, body: { status: 'interview' as const } };
  expect((await api.call(updateApplicationStatus, decided, { as: firm.owner.token })).status).toBe(200);
  await leave(person);
  await plant(person, Object.keys(personal));
  const traces = [person.id, person.phone, planted];
  const before = await columnsWith(api.sql, traces);
  expect(before).toEqual(expect.arrayContaining([...byPhone]));
  expect(await eraseDue(api.services)).toBe(0);
  api.pass(3 * day + 1);
  expect(await eraseDue(api.services)).toBe(1);

  expect(await columnsWith(api.sql, traces)).toEqual(['audit_log.actor_id', 'audit_log.entity_id']);
  await expect(api.services.media.read(key, 0, 5)).rejects.toThrow('ENOENT');
  expect((await readAs(firm, id)).body).toMatchObject({
    status: 'interview',
    erased_at: api.now.toISOString(),
    candidate: { phone: null },
  });
  expect((await api.call(loginByPhone, { body: { phone: person.phone } })).status).toBe(404);
});

test('a response that ended long ago keeps nothing of what was told with it', async () => {
  const tables = ['applications', 'application_messages', 'interviews', 'interview_answers', 'headhunter_negotiations'];
  const { sql } = api;
  const ended = { refused: null, withdrawn: api.now.toISOString() };
  for (const [how, withdrawnAt] of Object.entries(ended)) {
    const { person, id, key } = await knownPerson();
    await plant(person, tables);
    await sql`
      update applications set status = 'rejected', updated_at = ${api.now.toISOString()}, withdrawn_at = ${withdrawnAt}
      where id = ${id}`;
    api.pass(how === 'refused' ? 366 * day : 31 * day);
    expect(await wipeOld(api.services)).toBe(1);
    expect(await wipeOld(api.services)).toBe(0);
    const left = how === 'refused' ? [] : ['applications.candidate_name', 'applications.search'];
    expect(await columnsWith(sql, [planted])).toEqual(left);
    await expect(api.services.media.read(key, 0, 5)).rejects.toThrow('ENOENT');
    await sql`update applications set candidate_name = '' where id = ${id}`;
  }
});
