/** @module-tag slow */

import {
  createCompany,
  createVacancy,
  getCompany,
  getVacancy,
  searchVacancies,
  sendChatMessage,
  updateVacancy,
} from '@kasb/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readMessage } from '../../src/assistant/readMessage.ts';
import type { Budget } from '../../src/budget/budget.ts';
import { openBudget } from '../../src/budget/budget.ts';
import { createApp } from '../../src/compose/app.ts';
import { textWorker } from '../../src/compose/pieces.ts';
import { createBudgetedGuard } from '../../src/guard/budgetedGuard.ts';
import { fillDescriptions } from '../support/descriptions.ts';
import { createFirm, legalBody, vacancyForm } from '../support/firm.ts';
import type { Answer } from '../support/harness.ts';
import { Harness } from '../support/harness.ts';
import { longestDescription, longestMessage, textsOfFamilies } from '../support/hostileTexts.ts';
import type { HostileText } from '../support/hostileTexts.ts';
import { openSite } from '../support/site.ts';

const api = Harness.forThisFile();

let budget: Budget;
let spare: Budget[] = [];

function readBy(reader: Budget): void {
  api.services = { ...api.services, budget: reader, guard: createBudgetedGuard(reader) };
  api.app = createApp(api.services, { isStrict: true });
}

beforeAll(async () => {
  budget = await openBudget({ file: textWorker, log: api.services.log });
  readBy(budget);
});
afterEach(async () => {
  readBy(budget);
  await Promise.all(spare.splice(0).map((other) => other.stop()));
});
afterAll(() => budget.stop());

/** The texts that were neither taken nor told to be wrong. */
async function unanswered(texts: HostileText[], send: (text: string) => Promise<Answer>): Promise<string[]> {
  const names: string[] = [];
  for (const { name, text } of texts) {
    const { status } = await send(text);
    if (![200, 201, 422].includes(status)) names.push(`${name}: ${status}`);
  }
  return names;
}

/** What was cut off, or found no reader. */
const cutOff = () => api.logged.filter((line) => line.includes('text took too long') || line.includes('no worker for'));

describe('hostile texts', () => {
  test('H1: as messages to the assistant are read in their time', async () => {
    const { token: as } = await api.person('employer');
    const unread = await unanswered(textsOfFamilies(longestMessage), (message) =>
      api.call(sendChatMessage, { body: { message, companyProfile: { name: 'Kasb' } } }, { as }),
    );
    expect(unread).toEqual([]);
    expect(cutOff()).toEqual([]);
  });

  test('H2: as vacancies are read in their time', async () => {
    const { id, owner } = await createFirm(api);
    const unread = await unanswered(textsOfFamilies(longestDescription), (text) => {
      const lines = Array.from({ length: 10 }, (_, index) => text.slice(index, index + 1000).trim());
      const body = { ...vacancyForm, description: text, requirements: lines, benefits: lines };
      return api.call(createVacancy, { params: { id }, body }, { as: owner.token });
    });
    expect(unread).toEqual([]);
    expect(cutOff()).toEqual([]);
  });
});

describe('where the time of the rules runs out', () => {
  async function useSlow(limitMs = 50): Promise<Budget> {
    const file = new URL('../support/slowWorker.ts', import.meta.url);
    const slow = await openBudget({ file, limitMs, patienceMs: 300_000, log: api.services.log });
    spare.push(slow);
    readBy(slow);
    api.logged.length = 0;
    return slow;
  }
  const isTold = (piece: string) =>
    api.logged.some((line) => line.includes('text took too long') && line.includes(`"piece":"${piece}"`));

  const chat = (token: string) =>
    api.call(sendChatMessage, { body: { message: 'Нужна швея', companyProfile: { name: 'Kasb' } } }, { as: token });

  test('H1: the assistant says that it is late, and takes the message for no answer', async () => {
    const { token } = await api.person('employer');
    await useSlow();
    expect(await chat(token)).toMatchObject({ status: 503, body: { code: 'assistantLate' } });
    expect(isTold('readMessage')).toBe(true);
  });

  test('H1: the others are answered before it does', async () => {
    const { token } = await api.person('employer');
    const endless = await useSlow(600_000);
    let isRead = () => {};
    const read = new Promise<void>((done) => (isRead = done));
    readBy({
      ...endless,
      run: (piece, given) => {
        isRead();
        return endless.run(piece, given);
      },
    });
    let isAnswered = false;
    const answer = chat(token).finally(() => (isAnswered = true));
    await read;
    expect((await api.request('/health')).status).toBe(200);
    expect((await api.call(searchVacancies, {})).status).toBe(200);
    expect(isAnswered).toBe(false);
    await endless.stop();
    expect((await answer).status).toBe(503);
  });

  test('H2: an operator decides on the vacancy', async () => {
    const firm = await createFirm(api);
    await useSlow();
    const as = firm.owner.token;
    const { status, body } = await api.call(createVacancy, { params: { id: firm.id }, body: vacancyForm }, { as });
    expect([status, body]).toMatchObject([201, { vacancy: { moderation_status: 'pending' } }]);
    expect(isTold('faultsOf')).toBe(true);
    const saved = await api.call(
      updateVacancy,
      { params: { id: firm.vacancyId }, body: { ...vacancyForm, location: 'Хива', benefits: ['Обеды', 'Развозка'] } },
      { as },
    );
    expect(saved).toMatchObject({ status: 200, body: { moderation_status: 'pending' } });
  });

  test('H2: the guard does not accept another title', async () => {
    const firm = await createFirm(api);
    await useSlow();
    const save = (changes: object) =>
      api.call(
        updateVacancy,
        { params: { id: firm.vacancyId }, body: { ...vacancyForm, ...changes } },
        { as: firm.owner.token },
      );
    expect(await save({ title: 'Главный технолог' })).toMatchObject({ status: 422, body: { validationFailed: true } });
    expect(isTold('checkEdit')).toBe(true);
    expect((await save({ description: `${vacancyForm.description} И упаковки.` })).status).toBe(200);
    expect((await save({ title: 'Главный технолог', skipValidation: true })).status).toBe(200);
    const { body } = await api.call(getVacancy, { params: { id: firm.vacancyId } }, { as: firm.owner.token });
    expect(body).toMatchObject({ title: 'Главный технолог' });
  });

  test('H1: a company gets no description from its page', async () => {
    const site = await openSite('127.0.0.1', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${'Фабрика шьёт текстиль. '.repeat(10)}</p>`);
    });
    const { token: as } = await api.person('employer');
    const form = await legalBody(api, { website: `http://firm.uz:${site.port}/` });
    const { body } = await api.call(createCompany, { body: form }, { as });
    await useSlow();
    const reach = { resolve: async () => ['127.0.0.1'], isAllowed: () => true };
    await fillDescriptions({ ...api.services, reach });
    await site.close();
    const { id } = body as { id: string };
    expect((await api.call(getCompany, { params: { id } }, { as })).body).toMatchObject({ description: null });
    expect(isTold('describePage')).toBe(true);
  });
});

test('what an employer answers first is read within the time of a text', async () => {
  const fresh = await openBudget({ file: textWorker, log: api.services.log });
  spare.push(fresh);
  for (const [language, message] of [
    ['ru', 'Возить сырьё и готовую продукцию между складами, следить за машиной'],
    ['uz', 'Xaridorlarga maslahat berish, kassada ishlash, tovarni joylashtirish'],
  ] as const)
    expect(await fresh.run(readMessage, { message, language, asked: 'duties', isUntitled: false })).toBeDefined();
});
