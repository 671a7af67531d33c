import {
  blockCompany,
  getOperatorCompany,
  listOperatorCompanies,
  revealCompany,
  unblockCompany,
  unverifyCompany,
  verifyCompany,
} from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import type { CompaniesView } from '../model/views.ts';
import { useLivePages } from './useLivePages.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';

const PAGE = 50;
const touches = [listOperatorCompanies, getOperatorCompany];

/** Companies, newest first. */
export const useCompanies = ({ search, state }: CompaniesView) =>
  useLivePages(listOperatorCompanies, { query: { search, state, limit: PAGE } }, ({ id }) => id);

/** One of them. */
export const useCompany = (id: string) => useQuery(getOperatorCompany, { params: { id } });

interface CompanyActions {
  verify: Command<typeof verifyCompany>;
  unverify: Command<typeof unverifyCompany>;
  block: Command<typeof blockCompany>;
  unblock: Command<typeof unblockCompany>;
}

/** What is done about a company. */
export const useCompanyActions = (): CompanyActions => ({
  verify: useOperatorCommand(verifyCompany, { touches }),
  unverify: useOperatorCommand(unverifyCompany, { touches }),
  block: useOperatorCommand(blockCompany, { touches }),
  unblock: useOperatorCommand(unblockCompany, { touches }),
});

/** PINFL and passport of an individual, in full. */
export const useReveal = (): Command<typeof revealCompany> => useOperatorCommand(revealCompany);
