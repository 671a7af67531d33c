import { vacancyMarks } from './marks.ts';
import { recommendations } from './recommend.ts';
import { savedSearchVerbs } from './savedSearches.ts';
import { savedVacancyVerbs } from './savedVacancies.ts';

/** What candidates keep, and what is recommended to them. */
export const savedVerbs = [...savedVacancyVerbs, ...savedSearchVerbs, vacancyMarks, recommendations];
