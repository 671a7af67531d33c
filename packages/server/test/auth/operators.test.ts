import { createVacancy, enableModule, getVacancy, moderateVacancy } from '@kasb/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, operatorToken } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);

let firm: Firm;
beforeAll(async () => {
  api.app = createApp({ ...api.services, moderation: 'manual' }, { isStrict: true });
  firm = await createFirm(api);
});

/** A vacancy that waits for a decision. */
async function waiting(): Promise<string> {
  const body = { ...vacancyForm, title: 'Раскройщик' };
  return vacancyOf(await api.call(createVacancy, { params: { id: firm.id }, body }, { as: firm.owner.token })).id;
}

/** What the record has of an entity, or of a kind of them. */
const recorded = (entityType: string, entityId?: string) => api.sql`
  select action, actor_kind, actor_name, changes from audit_events
  where entity_type = ${entityType} and (${entityId ?? null}::text is null or entity_id = ${entityId ?? null})
    order by id`;

const nodira = { actor_kind: 'cli', actor_name: 'Нодира' };

describe('M6: an operator signs by name', () => {
  test('a decision by a token that was made for somebody', async () => {
    const { out: token } = await kasb('token', 'create', 'Нодира');
    const id = await waiting();
    const decision = { status: 'rejected', comment: 'Нет такой фабрики' } as const;
    expect((await api.call(moderateVacancy, { params: { id }, body: decision }, { as: token })).status).toBe(200);
    expect(await recorded('vacancy', id)).toEqual([
      {
        ...nodira,
        actor_kind: 'token',
        action: 'vacancy.rejected',
        changes: { moderation_status: ['pending', 'rejected'], moderation_comment: [null, 'Нет такой фабрики'] },
      },
    ]);
    // Employers read what they read before: who it was is not for them.
    const seen = (await api.call(getVacancy, { params: { id } }, { as: firm.owner.token })).body;
    expect(seen).toMatchObject({ moderated_by: 'Модератор' });
    expect(JSON.stringify(seen)).not.toContain('Нодира');
  });

  test('a decision by the token of the settings', async () => {
    const id = await waiting();
    await api.call(moderateVacancy, { params: { id }, body: { status: 'approved' } }, { as: operatorToken });
    expect(await recorded('vacancy', id)).toMatchObject([{ actor_kind: 'token', actor_name: 'operator' }]);
  });

  test('a decision on the command line', async () => {
    const id = await waiting();
    expect((await kasb('moderate', 'approve', id, '--as', 'Нодира')).code).toBe(0);
    expect(await recorded('vacancy', id)).toMatchObject([{ ...nodira, action: 'vacancy.approved' }]);
  });

  test('a decision that is refused leaves no record', async () => {
    const id = await waiting();
    const answer = await api.call(
      moderateVacancy,
      { params: { id }, body: { status: 'rejected' } },
      { as: operatorToken },
    );
    expect(answer.status).toBe(422);
    expect(await recorded('vacancy', id)).toEqual([]);
  });

  test('modules that are switched', async () => {
    await kasb('modules', 'disable', 'vacancy-interview', '--as', 'Нодира');
    await api.call(enableModule, { params: { name: 'vacancy-interview' } }, { as: operatorToken });
    expect(await recorded('module', 'vacancy-interview')).toEqual([
      { ...nodira, action: 'module.disabled', changes: { enabled: [true, false] } },
      { actor_kind: 'token', actor_name: 'operator', action: 'module.enabled', changes: { enabled: [false, true] } },
    ]);
  });

  test('tokens that are made and revoked, never the token itself', async () => {
    const { out: token } = await kasb('token', 'create', 'Стажёр', '--as', 'Нодира');
    await kasb('token', 'revoke', 'Стажёр', '--as', 'Нодира');
    const rows = await recorded('operator_token', 'Стажёр');
    expect(rows).toMatchObject([
      { ...nodira, action: 'token.created' },
      { ...nodira, action: 'token.revoked' },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('subscriptions that are granted and cancelled', async () => {
    const { phone } = await api.person('employer');
    const { out } = await kasb('grant', phone, '--plan', 'Старт', '--as', 'Нодира');
    const id = /Granted (\S+):/.exec(out)?.[1] ?? '';
    await kasb('cancel', id, '--as', 'Нодира');
    expect(await recorded('subscription', id)).toMatchObject([
      { ...nodira, action: 'subscription.granted', changes: { plan: [null, 'Старт'] } },
      { ...nodira, action: 'subscription.cancelled' },
    ]);
  });

  test('services that are added and removed', async () => {
    const { out } = await kasb('service', 'add', 'telegram', 'Вакансии', '--identifier', '@kasb', '--as', 'Нодира');
    const id = /Added (\S+)\./.exec(out)?.[1] ?? '';
    await kasb('service', 'remove', id, '--as', 'Нодира');
    expect(await recorded('posting_service', id)).toMatchObject([
      { ...nodira, action: 'service.added' },
      { ...nodira, action: 'service.removed' },
    ]);
  });
});
