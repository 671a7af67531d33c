import {
  addVacancySkill,
  listVacancySkills,
  removeVacancySkill,
  searchVacancies,
  updateVacancySkill,
} from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();

const skillId = async (name: string) => {
  const [skill] = await api.db.select().from(schema.skills).where(eq(schema.skills.name, name));
  return String(skill?.id);
};
const of = ({ vacancyId, member }: Firm) => ({ params: { id: vacancyId }, as: { as: member.token } });
const add = (firm: Firm, id: string, isRequired?: boolean) =>
  api.call(addVacancySkill, { params: of(firm).params, body: { skillId: id, isRequired } }, of(firm).as);
const list = async (firm: Firm) => (await api.call(listVacancySkills, { params: of(firm).params }, of(firm).as)).body;

describe('skills of a vacancy', () => {
  test('are added, changed and taken off, and the vacancy is found by them', async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    expect(await list(firm)).toEqual({ items: [] });
    const id = await skillId('Инкотермс');
    expect(await add(firm, id)).toMatchObject({ status: 201, body: { name: 'Инкотермс', is_required: true } });
    expect((await add(firm, await skillId('Excel'), false)).status).toBe(201);
    expect(await list(firm)).toMatchObject({
      items: [
        { name: 'Excel', is_required: false },
        { name: 'Инкотермс', is_required: true },
      ],
    });
    const found = async () => (await api.call(searchVacancies, { query: { search: 'инкотермс' } })).body;
    expect(await found()).toMatchObject([{ id: firm.vacancyId }]);
    const params = { id: firm.vacancyId, skillId: id };
    const changed = await api.call(updateVacancySkill, { params, body: { isRequired: false } }, of(firm).as);
    expect([changed.status, changed.body]).toMatchObject([200, { is_required: false }]);
    const off = () => api.call(removeVacancySkill, { params }, of(firm).as);
    expect(statusesOf(await Promise.all([off(), off()]))).toEqual([200, 404]);
    expect(await found()).toEqual([]);
    expect((await api.call(updateVacancySkill, { params, body: { isRequired: true } }, of(firm).as)).status).toBe(404);
  });

  test('are added once', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const id = await skillId('Excel');
    expect(statusesOf(await Promise.all([add(firm, id), add(firm, id), add(firm, id)]))).toEqual([201, 409, 409]);
  });

  test.each(['x', '999999', '1.5', '1; drop table skills', '99999999999999'])('that are none: %s', async (id) => {
    const firm = await createFirm(api);
    expect(await add(firm, id)).toMatchObject({ status: 422, body: { fields: { skillId: { code: 'unknownSkill' } } } });
    expect(
      (await api.call(removeVacancySkill, { params: { id: firm.vacancyId, skillId: id } }, of(firm).as)).status,
    ).toBe(404);
  });
});
