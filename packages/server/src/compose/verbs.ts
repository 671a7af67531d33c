import { analyticsVerbs } from '../analytics/verbs.ts';
import { applicationVerbs } from '../applications/verbs.ts';
import { promptOperatorVerbs } from '../assistant/operatorVerbs.ts';
import { assistantVerbs } from '../assistant/verbs.ts';
import { sessionVerbs } from '../auth/sessionVerbs.ts';
import { authVerbs } from '../auth/verbs.ts';
import { subscriptionOperatorVerbs } from '../billing/operatorVerbs.ts';
import { billingVerbs } from '../billing/verbs.ts';
import { candidateVerbs } from '../candidate/verbs.ts';
import { companyOperatorVerbs } from '../companies/operatorVerbs.ts';
import { companyVerbs } from '../companies/verbs.ts';
import type { Verb } from '../context/verb.ts';
import { headHunterVerbs } from '../headhunter/verbs.ts';
import { interviewVerbs } from '../interview/verbs.ts';
import { mailVerbs } from '../messaging/mailVerbs.ts';
import { trialVerbs } from '../messaging/trialVerbs.ts';
import { messagingVerbs } from '../messaging/verbs.ts';
import { settingsVerbs } from '../notifications/settings.ts';
import { notificationVerbs } from '../notifications/verbs.ts';
import { accountVerbs } from '../operator/accountVerbs.ts';
import { areaVerbs } from '../operator/areaVerbs.ts';
import { auditVerbs } from '../operator/auditVerbs.ts';
import { gatewayVerbs } from '../operator/gatewayVerbs.ts';
import { jobVerbs } from '../operator/jobVerbs.ts';
import { moderationVerbs } from '../operator/moderationVerbs.ts';
import { peopleVerbs } from '../operator/peopleVerbs.ts';
import { planVerbs } from '../operator/planVerbs.ts';
import { reasonVerbs } from '../operator/reasonVerbs.ts';
import { serviceVerbs } from '../operator/serviceVerbs.ts';
import { operatorSessionVerbs } from '../operator/sessionVerbs.ts';
import { todayVerbs } from '../operator/todayVerbs.ts';
import { tokenVerbs } from '../operator/tokenVerbs.ts';
import { operatorVerbs } from '../operator/verbs.ts';
import { orderOperatorVerbs } from '../payments/operatorVerbs.ts';
import { paymentVerbs } from '../payments/verbs.ts';
import { privacyVerbs } from '../privacy/verbs.ts';
import { profileVerbs } from '../profile/verbs.ts';
import { publishingVerbs } from '../publishing/verbs.ts';
import { referenceVerbs } from '../reference/verbs.ts';
import { resumeVerbs } from '../resumes/verbs.ts';
import { savedVerbs } from '../saved/verbs.ts';
import { countPublicVacancies } from '../search/countPublicVacancies.ts';
import { getPublicVacancy } from '../search/getPublicVacancy.ts';
import { listSimilarVacancies } from '../search/listSimilarVacancies.ts';
import { getPublicCompany, listPublicCompanyVacancies } from '../search/publicCompanies.ts';
import { searchVacancies } from '../search/searchVacancies.ts';
import { vacancyVerbs } from '../vacancies/verbs.ts';
import { getHealth } from './health.ts';

/** Every call that this server answers. */
export const verbs: readonly Verb[] = [
  getHealth,
  ...authVerbs,
  ...sessionVerbs,
  searchVacancies,
  getPublicVacancy,
  listSimilarVacancies,
  countPublicVacancies,
  getPublicCompany,
  listPublicCompanyVacancies,
  ...candidateVerbs,
  ...savedVerbs,
  ...privacyVerbs,
  ...companyVerbs,
  ...vacancyVerbs,
  ...applicationVerbs,
  ...analyticsVerbs,
  ...headHunterVerbs,
  ...referenceVerbs,
  ...profileVerbs,
  ...billingVerbs,
  ...paymentVerbs,
  ...notificationVerbs,
  ...settingsVerbs,
  ...messagingVerbs,
  ...mailVerbs,
  ...trialVerbs,
  ...publishingVerbs,
  ...operatorVerbs,
  ...moderationVerbs,
  ...reasonVerbs,
  ...areaVerbs,
  ...companyOperatorVerbs,
  ...peopleVerbs,
  ...todayVerbs,
  ...orderOperatorVerbs,
  ...subscriptionOperatorVerbs,
  ...operatorSessionVerbs,
  ...accountVerbs,
  ...tokenVerbs,
  ...planVerbs,
  ...gatewayVerbs,
  ...serviceVerbs,
  ...promptOperatorVerbs,
  ...jobVerbs,
  ...auditVerbs,
  ...interviewVerbs,
  ...assistantVerbs,
  ...resumeVerbs,
];
