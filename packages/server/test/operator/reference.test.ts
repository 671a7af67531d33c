import {
  addVacancySkill,
  createSkill,
  listAudit,
  listPrompts,
  listPromptVersions,
  listSkills,
  listVacancySkills,
  mergeSkills,
  removePrompt,
  savePrompt,
  searchVacancies,
  testPrompt,
  updateSkill,
} from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { promptFor } from '../../src/assistant/prompts.ts';
import { createApp } from '../../src/compose/app.ts';
import { skills } from '../../src/db/schema/index.ts';
import type { LanguageModel, Question } from '../../src/llm/languageModel.ts';
import { until } from '../support/channel.ts';
import { areaOf, createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';

const api = Harness.forThisFile();
const { signedIn } = operatorSteps(api);
const as = operatorToken;

const make = async (title: string) => {
  const { body } = await api.call(createSkill, { body: { name: title } }, { as });
  return String((body as { id: number }).id);
};
const merge = (id: string, intoId: string, token = as) =>
  api.call(mergeSkills, { params: { id }, body: { intoId } }, { as: token });
const name = (firm: Firm, skillId: string, isRequired: boolean) =>
  api.call(
    addVacancySkill,
    { params: { id: firm.vacancyId }, body: { skillId, isRequired } },
    { as: firm.owner.token },
  );
const skillsOf = async (firm: Firm) =>
  (
    (await api.call(listVacancySkills, { params: { id: firm.vacancyId } }, { as: firm.owner.token })).body as {
      items: { name: string; is_required: boolean }[];
    }
  ).items.map(({ name: title, is_required: isRequired }) => [title, isRequired]);
const names = async () =>
  ((await api.call(listSkills, {})).body as { items: { name: string }[] }).items.map((skill) => skill.name);
const nothing = {
  title: null,
  description: null,
  requirements: null,
  benefits: null,
  salary: null,
  workFormat: null,
  employmentType: null,
  location: null,
};
const last = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: object[] }).items[0];

describe('two skills', () => {
  test('become one: vacancies follow, and are found by it', async () => {
    const [from, into] = [await make('Реакт.js'), await make('Реакт')];
    const [one, both] = [await createFirm(api), await createFirm(api)];
    await name(one, from, true);
    await name(both, from, true);
    await name(both, into, false);
    await api.publish(one.vacancyId);
    expect(await merge(from, into)).toMatchObject({ status: 200, body: { name: 'Реакт', vacancies_count: 2 } });
    expect(await skillsOf(one)).toEqual([['Реакт', true]]);
    expect(await skillsOf(both)).toEqual([['Реакт', true]]);
    expect(await names()).not.toContain('Реакт.js');
    expect((await api.call(searchVacancies, { query: { search: 'Реакт' } })).body).toMatchObject([
      { id: one.vacancyId },
    ]);
    expect(await last(into)).toMatchObject({ action: 'skill.merged', changes: { name: ['Реакт.js', 'Реакт'] } });
  });

  test('are merged once, also both ways at a time', async () => {
    const [left, right] = [await make('Вёрстка'), await make('HTML-вёрстка')];
    expect(statusesOf(await Promise.all([merge(left, right), merge(left, right)]))).toEqual([200, 404]);
    const [first, second] = [await make('Сварка'), await make('Сварщик')];
    const statuses = statusesOf(await Promise.all([merge(first, second), merge(second, first)]));
    expect(statuses[0]).toBe(200);
    expect([404, 422]).toContain(statuses[1]);
  });

  test('one that goes while a vacancy takes it is not taken', async () => {
    const [firm, id] = [await createFirm(api), await make('Обжиг')];
    let taking: ReturnType<typeof name> | undefined;
    await api.db.transaction(async (transaction) => {
      await transaction.delete(skills).where(eq(skills.id, Number(id)));
      taking = name(firm, id, true);
      await until(async () => {
        const waiting = await api.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
    });
    expect(await taking).toMatchObject({ status: 422, body: { fields: { skillId: { code: 'unknownSkill' } } } });
    expect(await skillsOf(firm)).toEqual([]);
  });

  test('must be two, and there, and it is an admin who says so', async () => {
    const id = await make('Бетон');
    expect(await merge(id, id)).toMatchObject({ status: 422, body: { fields: { intoId: { code: 'unknownSkill' } } } });
    expect((await merge(id, '999999')).status).toBe(422);
    expect((await merge('999999', id)).status).toBe(404);
    expect((await merge('x', id)).status).toBe(404);
    expect((await merge(id, '1', (await signedIn('support')).token)).status).toBe(403);
    expect(await names()).toContain('Бетон');
  });
});

describe('a skill', () => {
  const rename = (id: string, title: string, token = as) =>
    api.call(updateSkill, { params: { id }, body: { name: title } }, { as: token });

  test('is called otherwise: who names it is found by that, and the journal knows both', async () => {
    const [firm, id] = [await createFirm(api), await make('Раскрой кожи')];
    await name(firm, id, true);
    await api.publish(firm.vacancyId);
    expect(await rename(id, 'Закройка')).toMatchObject({ status: 200, body: { name: 'Закройка' } });
    expect(await skillsOf(firm)).toEqual([['Закройка', true]]);
    expect(await names()).not.toContain('Раскрой кожи');
    expect((await api.call(searchVacancies, { query: { search: 'Закройка' } })).body).toMatchObject([
      { id: firm.vacancyId },
    ]);
    expect((await api.call(searchVacancies, { query: { search: 'Раскрой' } })).body).toEqual([]);
    expect(await last(id)).toMatchObject({ action: 'skill.changed', changes: { name: ['Раскрой кожи', 'Закройка'] } });
    expect(await rename(id, 'закройка')).toMatchObject({ status: 200 });
  });

  test('has a name that no other has, also of two at once', async () => {
    const [one, two] = [await make('Плитка'), await make('Кафель')];
    expect(await rename(one, 'КАФЕЛЬ')).toMatchObject({
      status: 409,
      body: { fields: { name: { code: 'alreadyExists' } } },
    });
    const statuses = statusesOf(await Promise.all([rename(one, 'Облицовка'), rename(two, 'Облицовка')]));
    expect(statuses).toEqual([200, 409]);
  });

  test('that is none is not found, and it is an admin who says so', async () => {
    const id = await make('Гипсокартон');
    expect((await rename('999999', 'x')).status).toBe(404);
    expect((await rename('x', 'x')).status).toBe(404);
    expect((await rename(id, ' ')).status).toBe(422);
    expect((await rename(id, 'x', (await signedIn('support')).token)).status).toBe(403);
    expect(await names()).toContain('Гипсокартон');
  });
});

describe('what the assistant is told', () => {
  const save = async (instructions: string, { language = 'uz', token = as, slug = 'sewing' } = {}) =>
    api.call(
      savePrompt,
      { params: { areaId: await areaOf(api, slug), language }, body: { instructions } },
      { as: token },
    );

  test('is what an admin wrote, in that sphere and that language', async () => {
    const areaId = await areaOf(api);
    const pack = (await promptFor(api.db, areaId, 'uz')).pack;
    expect(await save('Smena haqida so‘ra')).toMatchObject({ status: 200, body: { language: 'uz', area_id: areaId } });
    const prompt = await promptFor(api.db, areaId, 'uz');
    expect(prompt).toMatchObject({ type: 'area-specific', instructions: expect.stringMatching(/Smena haqida so‘ra$/) });
    expect(prompt.pack.duties.length).toBeGreaterThan(0);
    expect((await promptFor(api.db, areaId, 'ru')).instructions).not.toContain('Smena');
    expect(pack).toBeDefined();
    const { items } = (await api.call(listPrompts, {}, { as })).body as { items: Record<string, unknown>[] };
    expect(items).toContainEqual(
      expect.objectContaining({ area_id: areaId, language: 'uz', instructions: 'Smena haqida so‘ra' }),
    );
    expect(await last(`${areaId}/uz`)).toMatchObject({ action: 'prompt.saved' });
  });

  test('may hold half a character, which no JSON keeps: the journal has a sign in its place', async () => {
    expect((await save('Smena \ud83d haqida')).status).toBe(200);
    expect(await last(`${await areaOf(api)}/uz`)).toMatchObject({
      changes: { instructions: [expect.any(String), 'Smena \ufffd haqida'] },
    });
  });

  test('is refused without a text, too long, of no sphere, in no language, and from others', async () => {
    expect((await save(' ')).status).toBe(422);
    expect((await save('x'.repeat(8001))).status).toBe(422);
    expect((await save('x', { language: 'en' })).status).toBe(404);
    expect((await save('x', { slug: 'none' })).status).toBe(404);
    expect((await save('x', { token: (await signedIn('support')).token })).status).toBe(403);
  });

  test('is kept as it was before: when, by whom, and what came with the release', async () => {
    const areaId = await areaOf(api, 'construction');
    const { token } = await signedIn('admin', 'Азизова');
    const versions = async (language = 'uz', by = as) =>
      api.call(listPromptVersions, { params: { areaId, language } }, { as: by });
    const wordsOf = ({ body }: Awaited<ReturnType<typeof versions>>) =>
      (body as { items: { instructions: string; actor_name?: string }[] }).items;
    expect(wordsOf(await versions())).toEqual([]);
    await save('Birinchi', { slug: 'construction', token });
    await save('Ikkinchi', { slug: 'construction' });
    const [first, released] = wordsOf(await versions('uz', (await signedIn('support')).token));
    expect(first).toMatchObject({ instructions: 'Birinchi', actor_name: 'Нодира Азизова', at: expect.any(String) });
    expect(released?.instructions).toMatch(/\S/);
    expect(released).not.toHaveProperty('at');
    await save('Birinchi', { slug: 'construction' });
    expect(wordsOf(await versions()).map(({ instructions }) => instructions)).toEqual([
      'Ikkinchi',
      'Birinchi',
      released?.instructions,
    ]);
    expect(wordsOf(await versions('ru'))).toEqual([]);
    const withPhone = 'Qo‘ng‘iroq: 998901234567';
    await save(withPhone, { slug: 'construction' });
    await save('Uchinchi', { slug: 'construction' });
    expect(wordsOf(await versions())[0]?.instructions).toBe(withPhone);
    const kept = await last(`${areaId}/uz`);
    expect(kept).toMatchObject({ changes: { instructions: ['Qo‘ng‘iroq: 99890*****67', 'Uchinchi'] } });
    expect((await versions('en')).status).toBe(404);
    expect((await versions('uz', (await signedIn('moderator')).token)).status).toBe(403);
  });

  test('is removed: conversations go by what is above again', async () => {
    const areaId = await areaOf(api, 'sewing');
    const remove = (language: string, token = as) =>
      api.call(removePrompt, { params: { areaId, language } }, { as: token });
    await save('Ranglarni so‘ra');
    expect((await remove('uz', (await signedIn('support')).token)).status).toBe(403);
    expect((await promptFor(api.db, areaId, 'uz')).instructions).toContain('Ranglarni');
    expect(statusesOf(await Promise.all([remove('uz'), remove('uz')]))).toEqual([200, 404]);
    expect((await promptFor(api.db, areaId, 'uz')).instructions).not.toContain('Ranglarni');
    expect((await remove('en')).status).toBe(404);
    expect(await last(`${areaId}/uz`)).toMatchObject({
      action: 'prompt.removed',
      changes: { instructions: ['Ranglarni so‘ra', null] },
    });
  });

  test('is tried and not kept: the rules ask without a model, a model by the words that were sent', async () => {
    const areaId = await areaOf(api, 'sewing');
    const tryIt = (token = as, language = 'ru') =>
      api.call(testPrompt, { params: { areaId, language }, body: { instructions: 'Спроси о смене' } }, { as: token });
    expect(await tryIt()).toMatchObject({ status: 200, body: { by: 'rules', message: expect.stringMatching(/\S/) } });
    expect((await promptFor(api.db, areaId, 'ru')).instructions).not.toContain('Спроси о смене');
    expect(await last(`${areaId}/ru`)).toMatchObject({ action: 'prompt.tried' });

    const asked: Question<never>[] = [];
    const answer = { message: 'В какую смену работать?', quickOptions: [], jobData: nothing };
    const model: LanguageModel = {
      async ask(question) {
        asked.push(question as never);
        return answer;
      },
    };
    api.app = createApp({ ...api.services, model }, { isStrict: true });
    expect(await tryIt()).toMatchObject({ status: 200, body: { by: 'model', message: 'В какую смену работать?' } });
    expect(asked[0]?.instructions).toContain('Спроси о смене');
    api.app = createApp(api.services, { isStrict: true });

    expect((await tryIt((await signedIn('support')).token)).status).toBe(403);
    expect((await tryIt(as, 'en')).status).toBe(404);
    for (let times = 2; times < 20; times += 1) expect((await tryIt()).status).toBe(200);
    expect((await tryIt()).status).toBe(429);
  });
});
