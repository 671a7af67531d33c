/** @module-tag slow */

import { randomBytes, randomUUID } from 'node:crypto';
import { createCompany, getCompany, listCompanies, updateCompany } from '@kasb/contract';
import type { Company, CompanyBody } from '@kasb/contract';
import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sealIdentity } from '../../src/companies/identity.ts';
import { sealIdentities } from '../../src/companies/sealIdentities.ts';
import * as schema from '../../src/db/schema/index.ts';
import { createSealer } from '../../src/sealing/sealer.ts';
import type { Sealer } from '../../src/sealing/sealer.ts';
import { areaOf } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

const identity = { pinfl: '31501900010015', passportSeries: 'AA', passportNumber: '1234567' };
const masks = { pinfl: '••••••••••0015', passportSeries: '••', passportNumber: '•••••67' };

type Changes = Partial<typeof identity> & { name?: string };

async function individual(changes: Changes = {}): Promise<CompanyBody> {
  return {
    companyType: 'individual',
    name: 'Мастерская Каримовой',
    email: 'master@mail.uz',
    phone: '998901112233',
    areas_activity: await areaOf(api),
    firstName: 'Дилноза',
    lastName: 'Каримова',
    ...identity,
    ...changes,
  };
}

async function workshop(changes: Changes = {}) {
  const [owner, member] = [await api.person('employer'), await api.person('employer')];
  const made = await api.call(createCompany, { body: await individual(changes) }, { as: owner.token });
  const { id } = made.body as Company;
  if (made.status === 201)
    await api.db.insert(schema.companyMembers).values({ companyId: id, userId: member.id, role: 'member' });
  const read = async (token: string) => (await api.call(getCompany, { params: { id } }, { as: token })).body;
  const save = async (token: string, body: CompanyBody) =>
    api.call(updateCompany, { params: { id }, body }, { as: token });
  return { id, made, owner, member, read, save };
}

const dump = async () => JSON.stringify(await api.sql`select to_jsonb(companies) as row from companies`);

describe('M4: PINFL and passport', () => {
  test('are shown to owners in the single company, masked to members and in lists', async () => {
    const { made, owner, member, read } = await workshop();
    expect(made.body).toMatchObject(identity);
    expect(await read(owner.token)).toMatchObject(identity);
    expect(await read(member.token)).toMatchObject(masks);
    for (const { token } of [owner, member])
      expect((await api.call(listCompanies, {}, { as: token })).body).toMatchObject({ items: [masks] });
  });

  test('are unreadable in the database', async () => {
    await workshop();
    const rows = await dump();
    for (const secret of [identity.pinfl, identity.passportNumber]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('stay as they are when a save carries their masks', async () => {
    const { owner, member, read, save } = await workshop();
    const saved = await save(member.token, await individual({ name: 'Ателье', ...masks }));
    expect([saved.status, saved.body]).toMatchObject([200, { name: 'Ателье', ...masks }]);
    expect(await read(owner.token)).toMatchObject({ name: 'Ателье', ...identity });
    const own = await save(owner.token, await individual({ ...masks, passportNumber: '7654321' }));
    expect(own.body).toMatchObject({ ...identity, passportNumber: '7654321' });
  });

  test('are emptied by a save without them, and kept by no other kind', async () => {
    const { owner, read, save } = await workshop();
    await save(owner.token, await individual({ pinfl: '', passportSeries: masks.passportSeries }));
    expect(await read(owner.token)).toMatchObject({ ...identity, pinfl: null });
    const { owner: other, read: readOther, save: saveOther } = await workshop();
    const legal = { ...(await individual()), companyType: 'legal' } as CompanyBody;
    await saveOther(other.token, legal);
    await saveOther(other.token, await individual(masks));
    expect(await readOther(other.token)).toMatchObject({ pinfl: null, passportSeries: null, passportNumber: null });
  });

  test('a new company has nothing behind a mask', async () => {
    const { made } = await workshop(masks);
    expect(made).toMatchObject({
      status: 422,
      body: {
        fields: {
          pinfl: { code: 'digits', values: { count: 14 } },
          passportSeries: { code: 'passportSeries' },
          passportNumber: { code: 'digits', values: { count: 7 } },
        },
      },
    });
  });
});

describe('M4: a key', () => {
  test('that is new takes over, also by two at once, and the old one may go', { tags: ['race'] }, async () => {
    const { owner, read } = await workshop();
    const { sealer: before } = api.services;
    // More than are read at a time.
    const areaId = Number(await areaOf(api));
    const base = { email: 'a@b.uz', phone: '998900000000', companyType: 'individual', areaId } as const;
    const ids = Array.from({ length: 450 }, () => randomUUID());
    const many = ids.map((each) => ({
      ...base,
      id: each,
      name: 'Мастер',
      identity: sealIdentity(before, each, identity),
    }));
    await api.db.insert(schema.companies).values(many);
    const next = randomBytes(32);
    const rotated = createSealer([next]);
    const both = { ...rotated, open: openWith(rotated, before) };
    const services = { ...api.services, sealer: both };
    const [first, second] = await Promise.all([sealIdentities(services), sealIdentities(services)]);
    expect(first + second).toBeGreaterThan(ids.length);
    expect(await sealIdentities(services)).toBe(0);
    await api.db.delete(schema.companies).where(inArray(schema.companies.id, ids));
    api.services.sealer = rotated;
    expect(await read(owner.token)).toMatchObject(identity);
    api.services.sealer = { ...before, open: openWith(before, rotated) };
    await sealIdentities(api.services);
    api.services.sealer = before;
  });

  test('that is lost hides, and a save of something else loses nothing', async () => {
    const { owner, read, save } = await workshop();
    const { sealer } = api.services;
    api.services.sealer = createSealer([randomBytes(32)]);
    const hidden = { pinfl: '•'.repeat(14), passportSeries: '••', passportNumber: '•'.repeat(7) };
    expect(await read(owner.token)).toMatchObject(hidden);
    expect(await save(owner.token, await individual({ ...hidden, name: 'Ателье' }))).toMatchObject({ status: 200 });
    expect((await save(owner.token, await individual({ ...hidden, pinfl: identity.pinfl }))).status).toBe(503);
    api.services.sealer = sealer;
    expect(await read(owner.token)).toMatchObject({ name: 'Ателье', ...identity });
    expect(api.logged.join('')).not.toContain(identity.pinfl);
  });
});

/** Opens with one sealer what another did not seal. */
function openWith(first: Sealer, second: Sealer): Sealer['open'] {
  return (sealed, purpose) => (first.isCurrent(sealed) ? first : second).open(sealed, purpose);
}
