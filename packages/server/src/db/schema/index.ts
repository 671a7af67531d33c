export * from './companies.ts';
export * from './identity.ts';
export * from './reference.ts';
export * from './vacancies.ts';
export * from './work.ts';
