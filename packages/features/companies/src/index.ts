export { CompanyManager } from './screens/CompanyManager/CompanyManager.tsx';
export type { CompanyManagerProps } from './screens/CompanyManager/CompanyManager.tsx';
export { CompanyForm } from './screens/CompanyForm/CompanyForm.tsx';
export type { CompanyFormProps, SavedCompany } from './screens/CompanyForm/CompanyForm.tsx';
export { CompanyMembers } from './screens/CompanyMembers/CompanyMembers.tsx';
export type { CompanyMembersProps } from './screens/CompanyMembers/CompanyMembers.tsx';
export type { Parsing } from './model/descriptionParsing.ts';
export { companiesMessages } from './messages/index.ts';
