import { sealCompanies } from '../companies/sealIdentities.ts';
import { publishToService } from '../delivery/deliverJob.ts';
import { resumePublications } from '../delivery/resumeJob.ts';
import { syncPublications } from '../delivery/syncJob.ts';
import { describeCompany } from '../description/describeJob.ts';
import { resealHeadHunter, resumeTelling, syncPerson, tellHeadHunter, walkVacancy } from '../headhunter/syncJob.ts';
import type { Job } from '../jobs/job.ts';
import { maintain } from './maintenance.ts';

/** Every job that this server does. */
export const jobs: readonly Job[] = [
  publishToService,
  syncPublications,
  resumePublications,
  walkVacancy,
  syncPerson,
  tellHeadHunter,
  resumeTelling,
  resealHeadHunter,
  describeCompany,
  sealCompanies,
  maintain,
];
