import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/db/database.ts';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
let repair = '';

// The part of the migration that deals with what is there already.
beforeAll(async () => {
  const whole = await readFile(new URL('../../src/db/migrations/0006_consent.sql', import.meta.url), 'utf8');
  repair = whole.slice(
    whole.indexOf('CREATE TEMPORARY TABLE founders'),
    whole.indexOf('ALTER TABLE "company_invitations" ALTER COLUMN "invited_by" SET'),
  );
});

test('C1: who joined unasked is invited; the founder stays, and what they connected serves their company', async () => {
  // As its owner, who alone changes tables.
  const { sql, close } = connect(api.databaseUrl, { max: 1 });
  const firm = await createFirm(api);
  const phone = '998900000001';
  const at = api.now.toISOString();
  const connection = {
    employer_id: 'e',
    manager_id: 'm',
    access_token: Buffer.from('a'),
    refresh_token: Buffer.from('r'),
  };
  for (const userId of [firm.owner.id, firm.member.id]) {
    await sql`insert into headhunter_connections
      ${sql({ ...connection, user_id: userId, expires_at: at, connected_at: at })}`;
  }
  await sql`update company_members set created_at = created_at + interval '1 hour' where user_id = ${firm.member.id}`;
  await sql`
    alter table company_invitations alter column invited_by drop not null, alter column expires_at drop not null`;
  await sql`insert into company_invitations ${sql({ company_id: firm.id, phone, role: 'member', created_at: at })}`;
  await sql.begin(async (transaction) => {
    for (const statement of repair.split('--> statement-breakpoint')) await transaction.unsafe(statement);
  });
  expect(await sql`select user_id from company_members where company_id = ${firm.id}`).toEqual([
    { user_id: firm.owner.id },
  ]);
  const invited = await sql`
    select phone, role, invited_by, expires_at > now() as "isOpen" from company_invitations
      where company_id = ${firm.id} order by phone`;
  const isOpen = { role: 'member', invited_by: firm.owner.id, isOpen: true };
  expect(invited).toEqual([
    { phone, ...isOpen },
    { phone: firm.member.phone, ...isOpen },
  ]);
  expect(await sql`select user_id from headhunter_lendings where company_id = ${firm.id}`).toEqual([
    { user_id: firm.owner.id },
  ]);
  expect(await sql`select * from subscription_lendings`).toEqual([]);
  await close();
});
