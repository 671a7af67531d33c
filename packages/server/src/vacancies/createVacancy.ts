import { createVacancy as endpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { sendVersion } from '../context/version.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { faultsIn } from '../moderation/moderate.ts';
import { createVacancyRow } from './createVacancyRow.ts';
import { vacancyFields } from './fields.ts';
import { findVacancy } from './findVacancy.ts';
import { vacancyAnswer } from './row.ts';

/** A new vacancy of a company. */
export const createVacancy = verb(endpoint, async (context, { params, body }) => {
  const fields = vacancyFields(body.title, body);
  const faults = await faultsIn(context, fields);
  const id = await createOnce(context, endpoint, { params, body }, (transaction, newId) =>
    createVacancyRow(transaction, context, {
      id: newId,
      companyId: params.id,
      fields,
      status: body.vacancyStatus,
      faults,
    }),
  );
  const row = await findVacancy(context.db, id, { personId: personOf(context).id });
  sendVersion(context, row);
  return { vacancy: vacancyAnswer(context.language)(row) };
});
