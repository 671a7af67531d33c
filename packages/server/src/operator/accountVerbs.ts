import { createOperator, listOperators, removeOperator, resetOperator, updateOperator } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { addOperator, changeRole, listAccounts, removeAccount, resetSecondStep } from './accounts.ts';
import type { Account } from './accounts.ts';

/** What admins do about operators. */
export const accountVerbs = [
  verb(listOperators, async ({ db }, { query: { state } }) => ({
    items: (await listAccounts(db, state)).map(shown),
  })),
  verb(createOperator, async (context, { body }) => shown(await addOperator(context.db, context, body))),
  verb(updateOperator, async (context, { params: { id }, body: { role } }) =>
    shown(await changeRole(context.db, context, id, role)),
  ),
  verb(resetOperator, async (context, { params: { id } }) => shown(await resetSecondStep(context.db, context, id))),
  verb(removeOperator, async (context, { params: { id } }) => {
    await removeAccount(context.db, context, id);
    return {};
  }),
];

const shown = ({ id, name, phone, role, isEnrolled, lastSeenAt, createdAt, enrolmentCode }: Account) => ({
  id,
  name,
  phone,
  role,
  is_enrolled: isEnrolled,
  last_seen_at: lastSeenAt?.toISOString(),
  created_at: createdAt.toISOString(),
  enrolment_code: enrolmentCode,
});
