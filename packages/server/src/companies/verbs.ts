import { deleteCompany } from './deleteCompany.ts';
import { invitationVerbs } from './invitations.ts';
import { getCompany, listCompanies } from './listCompanies.ts';
import { addCompanyMember, leaveCompany, listCompanyMembers, removeCompanyMember } from './members.ts';
import { createCompany, updateCompany } from './saveCompany.ts';
import { updateCompanyArea } from './updateCompanyArea.ts';

/** Companies and their people. */
export const companyVerbs = [
  listCompanies,
  createCompany,
  getCompany,
  updateCompany,
  deleteCompany,
  updateCompanyArea,
  listCompanyMembers,
  addCompanyMember,
  removeCompanyMember,
  leaveCompany,
  ...invitationVerbs,
];
