/** @module-tag slow */

import {
  addVacancySkill,
  createSkill,
  generateInterviewQuestions,
  getVacancy,
  initialGreeting,
  listAudit,
  listPrompts,
  listPromptVersions,
  listSkills,
  listVacancySkills,
  mergeSkills,
  removePrompt,
  savePrompt,
  searchVacancies,
  sendChatMessage,
  testPrompt,
  updateSkill,
} from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { promptFor } from '../../src/assistant/prompts.ts';
import { createApp } from '../../src/compose/app.ts';
import { rowsOf } from '../../src/db/rowsOf.ts';
import { promptVersions, skills } from '../../src/db/schema/index.ts';
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
interface Changes {
  language?: string;
  slug?: string;
  pack?: BodyOf<typeof savePrompt>['pack'];
}
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

  test('are merged once, also both ways at a time', { tags: ['race'] }, async () => {
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
    await api.meanwhile(async (transaction) => {
      await transaction.delete(skills).where(eq(skills.id, Number(id)));
      taking = name(firm, id, true);
      await until(async () => {
        const waiting = await rowsOf(
          api.db,
        )`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
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

  test('has a name that no other has, also of two at once', { tags: ['race'] }, async () => {
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
  const save = async (
    instructions: string,
    { language = 'uz', token = as, slug = 'sewing', pack }: Changes & { token?: string } = {},
  ) =>
    api.call(
      savePrompt,
      { params: { areaId: await areaOf(api, slug), language }, body: { instructions, pack } },
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

describe('the pack of what the assistant offers', () => {
  const save = async (pack: Changes['pack'], { language = 'ru', slug = 'textile' }: Changes = {}) =>
    api.call(
      savePrompt,
      { params: { areaId: await areaOf(api, slug), language }, body: { instructions: 'Спроси о смене', pack } },
      { as },
    );
  const kept = async ({ language = 'ru', slug = 'textile' }: Changes = {}) => {
    const areaId = await areaOf(api, slug);
    const { items } = (await api.call(listPrompts, {}, { as })).body as {
      items: { area_id: string; language: string; pack: Record<string, string[]> }[];
    };
    return items.find((item) => item.area_id === areaId && item.language === language)?.pack;
  };
  const say = async (token: string, areasActivityId: string, message: string, conversationId?: string) =>
    (
      await api.call(
        sendChatMessage,
        {
          body: {
            message,
            language: 'ru',
            companyProfile: { name: 'Бахор', areasActivityId },
            chatHistory: [],
            conversationId,
          },
        },
        { as: token },
      )
    ).body as { conversationId: string; quickOptions: { value: string }[] };
  const told = async (areaId: string, ...messages: string[]) => {
    const { token } = await api.person('employer');
    let answer = await say(token, areaId, initialGreeting);
    for (const message of messages) answer = await say(token, areaId, message, answer.conversationId);
    return answer.quickOptions.map(({ value }) => value);
  };

  test('is kept list by list: what is left out stays, all of it where instructions come alone', async () => {
    const before = await kept();
    expect(await save({ duties: ['Шить  на JUKI', ' ', 'Обмётывать'] })).toMatchObject({
      status: 200,
      body: { pack: { ...before, duties: ['Шить на JUKI', 'Обмётывать'] } },
    });
    expect(await kept()).toEqual({ ...before, duties: ['Шить на JUKI', 'Обмётывать'] });
    expect(await last(`${await areaOf(api, 'textile')}/ru`)).toMatchObject({
      changes: { duties: [before?.['duties']?.join('; '), 'Шить на JUKI; Обмётывать'] },
    });
    await save(undefined);
    expect(await kept()).toEqual({ ...before, duties: ['Шить на JUKI', 'Обмётывать'] });
    const { changes } = (await last(`${await areaOf(api, 'textile')}/ru`)) as { changes: object };
    expect(Object.keys(changes)).toEqual(['instructions']);
  });

  test('leads in its sphere at once: a running conversation offers it, to positions of the sphere alone', async () => {
    const area = await areaOf(api, 'textile');
    await save({ titles: ['Швея', 'Вышивальщица'], duties: ['Шить на JUKI'] });
    expect(await told(area)).toEqual(['Швея', 'Вышивальщица']);
    expect((await told(area, 'Швея'))[0]).toBe('Шить на JUKI');
    expect(await told(area, 'Водитель')).not.toContain('Шить на JUKI');
    const { token } = await api.person('employer');
    const { conversationId } = await say(token, area, initialGreeting);
    await save({ duties: ['Обмётывать петли'] });
    const { quickOptions } = await say(token, area, 'Швея', conversationId);
    expect(quickOptions[0]?.value).toBe('Обмётывать петли');
  });

  test('that is empty is that of the sphere above, or of all: nothing is asked without answers', async () => {
    const area = await areaOf(api, 'sewing');
    const none = { titles: [], duties: [], requirements: [], benefits: [], questions: [] };
    await save({ titles: ['Вышивальщица'], benefits: ['Обеды'] });
    await save(none, { slug: 'sewing' });
    expect(await kept({ slug: 'sewing' })).toEqual(none);
    expect(await told(area)).toEqual(['Вышивальщица']);
    expect((await promptFor(api.db, area, 'ru')).pack.benefits).toEqual(['Обеды']);
    await save(none);
    const universal = (await promptFor(api.db, undefined, 'ru')).pack;
    expect((await promptFor(api.db, area, 'ru')).pack).toEqual(universal);
    expect(await told(area)).toEqual(universal.titles.slice(0, 8));
    expect((await told(area, 'Швея', 'оставим на ваше усмотрение')).length).toBeGreaterThan(1);
  });

  test('asks in interviews', async () => {
    const firm = await createFirm(api);
    const { title } = (await api.call(getVacancy, { params: { id: firm.vacancyId } }, { as: firm.owner.token }))
      .body as { title: string };
    await save({ titles: [title], questions: ['Работали ли вы на JUKI?'] });
    const { body } = await api.call(
      generateInterviewQuestions,
      { body: { vacancy_id: firm.vacancyId, question_count: 5, language: 'ru' } },
      { as: firm.owner.token },
    );
    expect((body as { questions: { text: string }[] }).questions.map(({ text }) => text)).toContain(
      'Работали ли вы на JUKI?',
    );
  });

  test('is tried and not kept', async () => {
    const before = await kept();
    const areaId = await areaOf(api, 'textile');
    const body = { instructions: 'Спроси', pack: { titles: ['Вязальщица'] } };
    const { token } = await signedIn('admin', 'Каримова');
    expect(await api.call(testPrompt, { params: { areaId, language: 'ru' }, body }, { as: token })).toMatchObject({
      status: 200,
      body: { by: 'rules', options: ['Вязальщица'] },
    });
    expect(await kept()).toEqual(before);
  });

  test('is in the versions, whole; one of the time before it has none', async () => {
    const areaId = await areaOf(api, 'construction');
    const place = { language: 'ru', slug: 'construction' };
    await api.db
      .insert(promptVersions)
      .values({ areaId: Number(areaId), language: 'ru', instructions: 'Давно', replacedAt: new Date(0) });
    const before = await kept(place);
    await save({ titles: ['Монтажник'] }, place);
    await save({ titles: ['Каменщик'] }, place);
    const { body } = await api.call(listPromptVersions, { params: { areaId, language: 'ru' } }, { as });
    const [mounter, released, old] = (body as { items: { pack?: Record<string, string[]> }[] }).items;
    expect(mounter?.pack).toEqual({ ...before, titles: ['Монтажник'] });
    expect(released?.pack).toEqual(before);
    expect(old).not.toHaveProperty('pack');
    await save(released?.pack, place);
    expect((await promptFor(api.db, areaId, 'ru')).pack.own).toEqual([]);
  });

  test.each([
    ['31 lines', { titles: Array.from({ length: 31 }, (_, line) => `Швея ${line}`) }, 'pack.titles', 'tooMany'],
    ['10,000 lines', { duties: Array.from({ length: 10_000 }, () => 'x') }, 'pack.duties', 'tooMany'],
    ['a long line', { benefits: ['ok', 'я'.repeat(201)] }, 'pack.benefits.1', 'tooLong'],
    ['100 KB', { questions: ['я'.repeat(50_000)] }, 'pack.questions.0', 'tooLong'],
    ['a text', { requirements: 'Опыт' }, 'pack.requirements', 'notList'],
    ['numbers', { requirements: [1] }, 'pack.requirements.0', 'notText'],
  ])('is refused with %s, by its field', async (_, pack, field, code) => {
    const before = await kept();
    expect(await save(pack as never)).toMatchObject({ status: 422, body: { fields: { [field]: { code } } } });
    expect(await kept()).toEqual(before);
  });

  test('too large to be read is refused; what looks like code is a line like others', async () => {
    expect((await save({ titles: ['x'.repeat(300_000)] })).status).toBe(413);
    const odd = ['<b onclick=x>Швея</b>', '{{title}}', '${1+1}', '998901234567'];
    await save({ titles: [...odd, 'Sh\u200be\u0007ya', 'Швея \ud83d'] });
    expect((await kept())?.['titles']).toEqual([...odd, 'Sheya', 'Швея \ufffd']);
    expect(await told(await areaOf(api, 'textile'))).toEqual([...odd, 'Sheya', 'Швея \ufffd']);
    expect(await last(`${await areaOf(api, 'textile')}/ru`)).toMatchObject({
      changes: { titles: [expect.any(String), expect.stringContaining('99890*****67')] },
    });
  });

  test(
    'of two who save at once is one, list by list, and what was before is in the versions',
    { tags: ['race'] },
    async () => {
      const areaId = await areaOf(api, 'textile');
      const answers = await Promise.all([
        save({ titles: ['Первая'] }),
        save({ titles: ['Вторая'] }),
        save({ benefits: ['Обеды'] }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 200, 200]);
      const { titles, benefits } = (await kept()) ?? {};
      expect(['Первая', 'Вторая']).toContain(titles?.[0]);
      expect(benefits).toEqual(['Обеды']);
      const { body } = await api.call(listPromptVersions, { params: { areaId, language: 'ru' } }, { as });
      const other = titles?.[0] === 'Первая' ? 'Вторая' : 'Первая';
      expect((body as { items: { pack: { titles: string[] } }[] }).items.map(({ pack }) => pack.titles[0])).toContain(
        other,
      );
    },
  );
});
