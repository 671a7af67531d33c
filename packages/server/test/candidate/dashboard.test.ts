import {
  createResume,
  getCandidateDashboard,
  respondToVacancy,
  sendApplicationMessage,
  updateApplicationStatus,
} from '@kasb/contract';
import { expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Home {
  applications_count: number;
  applications: { id: string }[];
  waiting: { kind: string; application_id: string; title: string; text: string | null }[];
  resume: { title: string; completeness: number; missing: string[] } | null;
}

const home = async ({ token }: TestPerson) => (await api.call(getCandidateDashboard, {}, { as: token })).body as Home;

/** A response to a vacancy of a firm of its own. */
async function responded(person: TestPerson) {
  api.pass(60);
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const body = { vacancyId: firm.vacancyId };
  const answer = await api.call(respondToVacancy, { body }, { as: person.token });
  return { id: (answer.body as { id: string }).id, as: firm.owner.token };
}

test('what waits: offers before messages, with what was written; the latest happening first', async () => {
  const person = await api.person();
  const first = await responded(person);
  const second = await responded(person);
  const third = await responded(person);
  const rest = [await responded(person), await responded(person)];
  api.pass(60);
  const text = 'Когда сможете приехать?';
  await api.call(sendApplicationMessage, { params: { id: first.id }, body: { text } }, { as: first.as });
  api.pass(60);
  await api.call(updateApplicationStatus, { params: { id: second.id }, body: { status: 'offer' } }, { as: second.as });
  const seen = await home(person);
  expect(seen.applications_count).toBe(5);
  expect(seen.waiting.map(({ kind, application_id, text: said }) => [kind, application_id, said])).toEqual([
    ['offer', second.id, null],
    ['message', first.id, text],
  ]);
  expect(seen.applications.map(({ id }) => id)).toEqual([second.id, first.id, rest[1]?.id, rest[0]?.id]);
  // A refusal that is held back neither shows nor moves its response to the top.
  api.pass(60);
  await api.call(updateApplicationStatus, { params: { id: third.id }, body: { status: 'rejected' } }, { as: third.as });
  expect((await home(person)).applications).toHaveLength(4);
  expect((await home(person)).applications.map(({ id }) => id)).not.toContain(third.id);
});

test('the default resume with what is missing, and none of somebody else', async () => {
  const person = await api.person();
  expect((await home(person)).resume).toBeNull();
  await api.call(createResume, { body: { title: 'Швея' } }, { as: person.token });
  const { resume } = await home(person);
  expect(resume).toMatchObject({ title: 'Швея', completeness: 20 });
  expect(resume?.missing).toContain('location');
  expect((await home(await api.person())).resume).toBeNull();
});
