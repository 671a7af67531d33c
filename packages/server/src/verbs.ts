import { authVerbs } from './auth/verbs.ts';
import { respondToVacancy } from './candidate/respondToVacancy.ts';
import { companyVerbs } from './companies/verbs.ts';
import type { Verb } from './context.ts';
import { getHealth } from './health.ts';
import { moderationVerbs } from './moderation/verbs.ts';
import { operatorVerbs } from './operator/verbs.ts';
import { referenceVerbs } from './reference/verbs.ts';
import { getPublicVacancy } from './search/getPublicVacancy.ts';
import { searchVacancies } from './search/searchVacancies.ts';
import { vacancyVerbs } from './vacancies/verbs.ts';

/** Every call that this server answers. */
export const verbs: readonly Verb[] = [
  getHealth,
  ...authVerbs,
  searchVacancies,
  getPublicVacancy,
  respondToVacancy,
  ...companyVerbs,
  ...vacancyVerbs,
  ...referenceVerbs,
  ...operatorVerbs,
  ...moderationVerbs,
];
