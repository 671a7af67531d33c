import { object, optional } from 'valibot';
import { company, companyBody, companyMember, memberRoles } from './company.ts';
import { createdVacancy } from './created.ts';
import { endpoint, longBodyBytes } from './endpoint.ts';
import { cursor, limit, missing, oneOf, pathPart, reference } from './fields.ts';
import { done, items, saved } from './lenient.ts';
import { phone } from './phone.ts';
import { statusFilter } from './vacancies.ts';
import { vacancy } from './vacancy.ts';
import { vacancyBody } from './vacancyBody.ts';

const params = /*#__PURE__*/ object({ id: pathPart });

/** Companies the person owns or is a member of. */
export const listCompanies = /*#__PURE__*/ endpoint({
  name: 'listCompanies',
  summary: 'Companies the person owns or is a member of.',
  method: 'GET',
  path: '/api/employer/companies',
  access: 'employer',
  query: object({ limit, cursor }),
  answer: items(company),
});

/** Creates a company; its creator becomes the owner. */
export const createCompany = /*#__PURE__*/ endpoint({
  name: 'createCompany',
  summary: 'Creates a company; its creator becomes the owner.',
  method: 'POST',
  path: '/api/employer/companies',
  access: 'employer',
  problems: { stirTaken: 409, keyReused: 422 },
  body: companyBody,
  answer: company,
  status: 201,
});

/** One company; polled while its website is being read. */
export const getCompany = /*#__PURE__*/ endpoint({
  name: 'getCompany',
  summary: 'One company.',
  method: 'GET',
  path: '/api/employer/companies/{id}',
  access: 'employer',
  problems: { unknownCompany: 404 },
  params,
  answer: company,
});

/** Saves a company. */
export const updateCompany = /*#__PURE__*/ endpoint({
  name: 'updateCompany',
  summary: 'Saves a company.',
  method: 'PUT',
  path: '/api/employer/companies/{id}',
  access: 'employer',
  problems: { unknownCompany: 404, ownersOnly: 403, stirTaken: 409 },
  params,
  body: companyBody,
  answer: saved(company),
});

/** Hides a company and closes its vacancies; owners only, 409 while a publication runs. */
export const deleteCompany = /*#__PURE__*/ endpoint({
  name: 'deleteCompany',
  summary: 'Hides a company and closes its vacancies; owners only, 409 while a publication runs.',
  method: 'DELETE',
  path: '/api/employer/companies/{id}',
  access: 'employer',
  problems: { unknownCompany: 404, ownersOnly: 403, publicationRuns: 409 },
  params,
  answer: done,
});

/** Sets the activity sphere to one below the present one. */
export const updateCompanyArea = /*#__PURE__*/ endpoint({
  name: 'updateCompanyArea',
  summary: 'Sets the activity sphere of a company to a child of the present one.',
  method: 'PUT',
  path: '/api/employer/companies/{id}/area',
  access: 'employer',
  problems: { unknownCompany: 404 },
  params,
  body: object({ childId: reference }, missing),
  answer: saved(company),
});

/** Participants of a company, invitations included. */
export const listCompanyMembers = /*#__PURE__*/ endpoint({
  name: 'listCompanyMembers',
  summary: 'Participants of a company, invitations included.',
  method: 'GET',
  path: '/api/employer/companies/{id}/members',
  access: 'employer',
  problems: { unknownCompany: 404 },
  params,
  answer: items(companyMember),
  isExtension: true,
});

/** Invites a person by phone: they count for nothing until they accept it in their own session; owners only. */
export const addCompanyMember = /*#__PURE__*/ endpoint({
  name: 'addCompanyMember',
  summary: 'Invites a person by phone, who becomes a participant by accepting; owners only.',
  method: 'POST',
  path: '/api/employer/companies/{id}/members',
  access: 'employer',
  problems: { unknownCompany: 404, ownersOnly: 403, alreadyMember: 409, alreadyInvited: 409 },
  params,
  body: object({ phone, role: optional(oneOf(memberRoles), 'member') }, missing),
  answer: saved(companyMember),
  status: 201,
});

/** Removes a participant or an invitation; owners only. */
export const removeCompanyMember = /*#__PURE__*/ endpoint({
  name: 'removeCompanyMember',
  summary: 'Removes a participant or an invitation; owners only.',
  method: 'DELETE',
  path: '/api/employer/companies/{id}/members/{memberId}',
  access: 'employer',
  problems: { unknownCompany: 404, unknownMember: 404, ownersOnly: 403, lastOwner: 409 },
  params: object({ id: pathPart, memberId: pathPart }),
  answer: done,
  isExtension: true,
});

/** Leaves a company, which ends what one lent it; 409 to the last owner. */
export const leaveCompany = /*#__PURE__*/ endpoint({
  name: 'leaveCompany',
  summary: 'Leaves a company, which ends what one lent it; 409 to the last owner.',
  method: 'POST',
  path: '/api/employer/companies/{id}/leave',
  access: 'employer',
  problems: { unknownCompany: 404, lastOwner: 409 },
  params,
  answer: done,
  isExtension: true,
});

/** Vacancies of one company, in every status or in one, newest first. */
export const listCompanyVacancies = /*#__PURE__*/ endpoint({
  name: 'listCompanyVacancies',
  summary: 'Vacancies of one company, in every status or in one, newest first.',
  method: 'GET',
  path: '/api/employer/companies/{id}/vacancies',
  access: 'employer',
  problems: { unknownCompany: 404 },
  params,
  query: object({ status: statusFilter, limit, cursor }),
  answer: items(vacancy),
});

/** Creates a vacancy under a company; answers `{vacancy}`, read with the id wherever it stands. */
export const createVacancy = /*#__PURE__*/ endpoint({
  name: 'createVacancy',
  summary: 'Creates a vacancy under a company.',
  method: 'POST',
  path: '/api/employer/companies/{id}/vacancies',
  access: 'employer',
  problems: { unknownCompany: 404, keyReused: 422 },
  params,
  body: vacancyBody,
  maxBodyBytes: longBodyBytes,
  answer: createdVacancy,
  status: 201,
});
