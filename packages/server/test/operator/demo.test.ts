import { expect, test } from 'vitest';
import { demoOperator } from '../../src/db/seed/demo/people.ts';
import { changeRole, listAccounts, operatorOfPhone, removeAccount } from '../../src/operator/accounts.ts';
import { enrolDemo } from '../../src/operator/enrolDemo.ts';
import { Harness } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';

const api = Harness.forThisFile();
const { bySms, second, digits, signedIn, source } = operatorSteps(api);

const enrol = () => enrolDemo({ db: api.db, sealer: api.services.sealer, now: api.now });

test(
  'servers that start together make one operator, who signs in with the secret that everybody knows',
  { tags: ['race'] },
  async () => {
    await Promise.all([enrol(), enrol(), enrol()]);
    expect(await listAccounts(api.db)).toMatchObject([{ phone: demoOperator.phone, role: 'admin', isEnrolled: true }]);
    const { status, ticket = '' } = await bySms(demoOperator.phone);
    expect(status).toBe('second');
    const answer = await second(ticket, digits(demoOperator.secret));
    expect(answer.body).toMatchObject({ operator: { name: 'Нодира Юнусова', role: 'admin' } });
  },
);

test('the next start changes nothing, and brings back nobody who was removed', async () => {
  await signedIn('admin', 'Рахимова');
  const { id = '' } = (await operatorOfPhone(api.db, demoOperator.phone)) ?? {};
  await changeRole(api.db, source(), id, 'support');
  await enrol();
  expect(await operatorOfPhone(api.db, demoOperator.phone)).toMatchObject({ id, role: 'support' });
  await removeAccount(api.db, source(), id);
  await enrol();
  expect(await operatorOfPhone(api.db, demoOperator.phone)).toBeUndefined();
});
