import { collectSalariesJob } from '../analytics/benchmarkJob.ts';
import { weeklyDigest } from '../analytics/weeklyJob.ts';
import { sendMessages } from '../applications/sendJob.ts';
import { companyRepliesJob } from '../candidate/repliesJob.ts';
import { silenceJob } from '../candidate/silenceJob.ts';
import { sealCompanies } from '../companies/sealIdentities.ts';
import { deliver } from '../delivery/deliverJob.ts';
import { resumeDeliveries } from '../delivery/resumeJob.ts';
import { syncDeliveries } from '../delivery/syncJob.ts';
import { describeCompany } from '../description/describeJob.ts';
import { feeds } from '../discovery/feedsJob.ts';
import { indexNow } from '../discovery/indexNowJob.ts';
import { resealHeadHunter, resumeTelling, syncPerson, tellHeadHunter, walkVacancy } from '../headhunter/syncJob.ts';
import type { Job } from '../jobs/job.ts';
import { deliverNotices } from '../messaging/deliverJob.ts';
import { hearChats } from '../messaging/updatesJob.ts';
import { checkPayments } from '../payments/check.ts';
import { expireOrders } from '../payments/expire.ts';
import { sendReceipts } from '../payments/receipts.ts';
import { refundPayment } from '../payments/refund.ts';
import { remindOfEnds } from '../payments/remind.ts';
import { eraseAccounts } from '../privacy/eraseJob.ts';
import { retain } from '../privacy/retentionJob.ts';
import { digestSearches, tellAtOnce } from '../saved/digestJob.ts';
import { closeEnded } from '../vacancies/closeJob.ts';
import { maintain } from './maintenance.ts';

/** Every job that this server does. */
export const jobs: readonly Job[] = [
  deliver,
  sendMessages,
  syncDeliveries,
  resumeDeliveries,
  walkVacancy,
  syncPerson,
  tellHeadHunter,
  resumeTelling,
  resealHeadHunter,
  describeCompany,
  sealCompanies,
  indexNow,
  feeds,
  maintain,
  closeEnded,
  digestSearches,
  tellAtOnce,
  eraseAccounts,
  retain,
  companyRepliesJob,
  collectSalariesJob,
  weeklyDigest,
  silenceJob,
  deliverNotices,
  hearChats,
  checkPayments,
  expireOrders,
  refundPayment,
  sendReceipts,
  remindOfEnds,
];
