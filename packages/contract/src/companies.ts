import { object, optional } from 'valibot';
import { company, companyBody, companyMember, memberRoles } from './company.ts';
import { createdVacancy } from './created.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, missing, oneOf, pathPart, reference } from './fields.ts';
import { done, items, saved } from './lenient.ts';
import { phone } from './phone.ts';
import { statusFilter, vacancyBody } from './vacancies.ts';
import { vacancy } from './vacancy.ts';

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
  params,
  answer: items(companyMember),
  isExtension: true,
});

/** Adds a participant by phone, or invites a phone that has no account; owners only. */
export const addCompanyMember = /*#__PURE__*/ endpoint({
  name: 'addCompanyMember',
  summary: 'Adds a participant by phone, or invites a phone that has no account; owners only.',
  method: 'POST',
  path: '/api/employer/companies/{id}/members',
  access: 'employer',
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
  params: object({ id: pathPart, memberId: pathPart }),
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
  params,
  body: vacancyBody,
  answer: createdVacancy,
  status: 201,
});
