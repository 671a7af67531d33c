import { salaryBenchmarkVerb } from './benchmark.ts';
import { analyticsFunnelVerb } from './funnel.ts';
import { vacancyPostsVerb } from './posts.ts';
import { analyticsSourcesVerb } from './sources.ts';
import { analyticsStagesVerb } from './stages.ts';
import { analyticsSummaryVerb } from './summary.ts';
import { analyticsVacanciesVerb } from './vacancies.ts';
import { analyticsWeeksVerb } from './weeks.ts';

/** What an employer's vacancies come to. */
export const analyticsVerbs = [
  analyticsSummaryVerb,
  analyticsFunnelVerb,
  analyticsStagesVerb,
  analyticsSourcesVerb,
  analyticsWeeksVerb,
  analyticsVacanciesVerb,
  vacancyPostsVerb,
  salaryBenchmarkVerb,
];
