import {
  blockCompany as blockEndpoint,
  getOperatorCompany,
  listOperatorCompanies,
  revealCompany as revealEndpoint,
  unblockCompany as unblockEndpoint,
  unverifyCompany,
  verifyCompany,
} from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { finishPage, foundApart, pageStart } from '../http/page.ts';
import { blockCompany, unblockCompany } from './blocking.ts';
import { countCompanies, findCompanies, listedAnswer, readCompany } from './readForOperators.ts';
import { revealIdentity } from './revealIdentity.ts';
import { unverifyStir, verifyStir } from './verification.ts';

/** What operators do about companies. */
export const companyOperatorVerbs = [
  verb(listOperatorCompanies, async (context, { query }) => {
    const total = await countCompanies(context, query);
    const rows = await findCompanies(context.db, query, pageStart(query), total);
    const page = finishPage(listOperatorCompanies, context.headers, { query }, foundApart(total, rows));
    return { items: page.map(listedAnswer) };
  }),
  verb(getOperatorCompany, (context, { params: { id } }) => readCompany(context, id)),
  verb(verifyCompany, async (context, { params: { id }, body: { note } }) => {
    await verifyStir(context.db, context, id, note);
    return readCompany(context, id);
  }),
  verb(unverifyCompany, async (context, { params: { id }, body: { reason } }) => {
    await unverifyStir(context.db, context, id, reason);
    return readCompany(context, id);
  }),
  verb(blockEndpoint, async (context, { params: { id }, body: { reason } }) => {
    await blockCompany(context.db, context.jobs, context, { id, reason });
    return readCompany(context, id);
  }),
  verb(unblockEndpoint, async (context, { params: { id }, body: { reason } }) => {
    await unblockCompany(context.db, context, { id, reason });
    return readCompany(context, id);
  }),
  verb(revealEndpoint, async (context, { params: { id }, body: { reason } }) => {
    const { pinfl, passportSeries, passportNumber } = await revealIdentity(context, context, id, reason);
    return { pinfl, passport_series: passportSeries, passport_number: passportNumber };
  }),
];
