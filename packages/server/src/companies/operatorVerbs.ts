import {
  blockCompany as blockEndpoint,
  getOperatorCompany,
  listOperatorCompanies,
  revealCompany as revealEndpoint,
  unblockCompany as unblockEndpoint,
  unverifyCompany,
  verifyCompany,
} from '@kasb/contract';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { operatorOf } from '../http/actor.ts';
import { finishPage, foundApart, pageStart } from '../http/page.ts';
import { blockCompany, unblockCompany } from './blocking.ts';
import { countCompanies, findCompanies, listedAnswer, readCompany } from './readForOperators.ts';
import { revealIdentity } from './revealIdentity.ts';
import { unverifyStir, verifyStir } from './verification.ts';

const readFor = (context: Context, id: string) => readCompany(context, operatorOf(context).role, id);

/** What operators do about companies. */
export const companyOperatorVerbs = [
  verb(listOperatorCompanies, async (context, { query }) => {
    const total = await countCompanies(context, query);
    const rows = await findCompanies(context.db, query, pageStart(query), total);
    const page = finishPage(listOperatorCompanies, context.headers, { query }, foundApart(total, rows));
    return { items: page.map(listedAnswer(operatorOf(context).role)) };
  }),
  verb(getOperatorCompany, (context, { params: { id } }) => readFor(context, id)),
  verb(verifyCompany, async (context, { params: { id }, body: { note } }) => {
    await verifyStir(context.db, context, id, note);
    return readFor(context, id);
  }),
  verb(unverifyCompany, async (context, { params: { id }, body: { reason } }) => {
    await unverifyStir(context.db, context, id, reason);
    return readFor(context, id);
  }),
  verb(blockEndpoint, async (context, { params: { id }, body: { reason } }) => {
    await blockCompany(context.db, context.jobs, context, { id, reason });
    return readFor(context, id);
  }),
  verb(unblockEndpoint, async (context, { params: { id } }) => {
    await unblockCompany(context.db, context, id);
    return readFor(context, id);
  }),
  verb(revealEndpoint, async (context, { params: { id }, body: { reason } }) => {
    const { pinfl, passportSeries, passportNumber } = await revealIdentity(context, context, id, reason);
    return { pinfl, passport_series: passportSeries, passport_number: passportNumber };
  }),
];
