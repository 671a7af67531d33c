import {
  getApplication,
  getCandidateApplication,
  getPublicVacancy,
  respondToVacancy,
  sendApplicationMessage,
} from '@kasb/contract';
import { expect, test } from 'vitest';
import { countReplies } from '../../src/candidate/repliesJob.ts';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

test('how long a company takes to answer and how much it opens, of ten responses and of ninety days', async () => {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const as = firm.owner.token;
  const person = await api.person();
  const respond = async (token: string) => {
    const answer = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: token });
    return (answer.body as { id: string }).id;
  };
  const told = async () =>
    (await api.call(getPublicVacancy, { params: { id: firm.vacancyId } })).body as {
      reply_hours: number | null;
      viewed_percent: number | null;
    };
  const ids = [await respond(person.token)];
  for (let index = 1; index < 9; index += 1) ids.push(await respond((await api.person()).token));
  await countReplies(api.services);
  expect(await told()).toMatchObject({ reply_hours: null, viewed_percent: null });
  ids.push(await respond((await api.person()).token));
  for (const [index, id] of ids.slice(0, 3).entries()) {
    api.pass(index === 0 ? 3600 : 10 * 3600);
    await api.call(sendApplicationMessage, { params: { id }, body: { text: 'Здравствуйте' } }, { as });
  }
  await api.call(getApplication, { params: { id: ids[3] ?? '' } }, { as });
  await countReplies(api.services);
  expect(await told()).toMatchObject({ reply_hours: 11, viewed_percent: 40 });
  const own = await api.call(getCandidateApplication, { params: { id: ids[0] ?? '' } }, { as: person.token });
  expect(own.body).toMatchObject({ reply_hours: 11 });
  api.pass(91 * 24 * 3600);
  await countReplies(api.services);
  expect(await told()).toMatchObject({ reply_hours: null, viewed_percent: null });
});
