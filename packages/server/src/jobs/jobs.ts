import { sealCompanies } from '../companies/sealIdentities.ts';
import { resealHeadHunter, syncPerson, tellHeadHunter, walkVacancy } from '../headhunter/syncJob.ts';
import { maintain } from '../maintenance.ts';
import { publishToService } from '../publishing/publishJob.ts';
import { resumePublications } from '../publishing/resumeJob.ts';
import { syncPublications } from '../publishing/syncJob.ts';
import type { Job } from './job.ts';

/** Every job that this server does. */
export const jobs: readonly Job[] = [
  publishToService,
  syncPublications,
  resumePublications,
  walkVacancy,
  syncPerson,
  tellHeadHunter,
  resealHeadHunter,
  sealCompanies,
  maintain,
];
