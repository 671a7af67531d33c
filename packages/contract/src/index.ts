export { endpoint, pathOf } from './endpoint.ts';
export type {
  Access,
  Method,
  Module,
  Endpoint,
  Arguments,
  AnswerOf,
  WireAnswerOf,
  BodyOf,
  QueryOf,
  ParamsOf,
} from './endpoint.ts';
export { ApiError } from './errors.ts';
export type { ApiErrorKind, FieldError } from './errors.ts';
export { isBytes, problemCodes, problemStatuses, problemsOf } from './problems.ts';
export type { CommonProblem, ProblemCode, ProblemOf, ProblemSet } from './problems.ts';
export { createClient } from './client.ts';
export type { ClientOptions, SendOptions, Reply, Client } from './client.ts';
export { isDay, isMasked } from './requisites.ts';
export { decoded } from './decoded.ts';
export { issueValues } from './issues.ts';
export { issuesOf } from './issuesOf.ts';
export type { Issue, IssueCode } from './issues.ts';
export { encodedReason, reason, reasonValues } from './reasons.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export { normalizePhone, isPhone, formatPhone, phone } from './phone.ts';
export { getHealth } from './health.ts';
export {
  roles,
  user,
  sessionHint,
  getCurrentUser,
  registerByPhone,
  loginByPhone,
  verifyPhone,
  logout,
} from './auth.ts';
export type { Role, User } from './auth.ts';
export { deviceSession, listSessions, endSession, endSessions } from './sessions.ts';
export type { DeviceSession } from './sessions.ts';
export {
  candidate,
  resume,
  candidateDashboard,
  getCandidate,
  updateCandidate,
  getCandidateDashboard,
  listResumes,
  createResume,
  listCandidateApplications,
  responseBody,
  respondToVacancy,
} from './candidate.ts';
export type { Candidate, Resume, CandidateDashboard, ResponseBody } from './candidate.ts';
export { employerProfile, employerProfileBody, getEmployerProfile, updateEmployerProfile } from './profile.ts';
export type { EmployerProfile, EmployerProfileBody } from './profile.ts';
export {
  applicationStatuses,
  settableApplicationStatuses,
  application,
  listApplications,
  applicationCounts,
  countApplications,
  getApplication,
  updateApplicationStatus,
} from './applications.ts';
export type { ApplicationStatus, SettableApplicationStatus, Application, ApplicationCounts } from './applications.ts';
export { companyTypes, memberRoles, company, companyBody, memberStatuses, companyMember } from './company.ts';
export type { CompanyType, MemberRole, Company, CompanyBody, MemberStatus, CompanyMember } from './company.ts';
export {
  listCompanies,
  createCompany,
  getCompany,
  updateCompany,
  deleteCompany,
  updateCompanyArea,
  listCompanyMembers,
  addCompanyMember,
  removeCompanyMember,
  leaveCompany,
  listCompanyVacancies,
  createVacancy,
} from './companies.ts';
export { invitation, listInvitations, acceptInvitation, declineInvitation } from './invitations.ts';
export type { Invitation } from './invitations.ts';
export {
  subscriptionLending,
  headHunterLending,
  listSubscriptionLendings,
  lendSubscription,
  takeBackSubscription,
  listHeadHunterLendings,
  lendHeadHunter,
  takeBackHeadHunter,
} from './lending.ts';
export type { SubscriptionLending, HeadHunterLending } from './lending.ts';
export { notificationKinds, notification, listNotifications, readNotifications } from './notifications.ts';
export type { NotificationKind, Notification } from './notifications.ts';
export { vacancyStatuses, moderationStatuses, employmentTypes, remoteTypes, vacancy } from './vacancy.ts';
export type { VacancyStatus, ModerationStatus, EmploymentType, RemoteType, Vacancy } from './vacancy.ts';
export {
  vacancyBody,
  vacancyUpdate,
  vacancyEditCheck,
  vacancySkill,
  listVacancies,
  getVacancy,
  updateVacancy,
  deleteVacancy,
  validateVacancyEdit,
  listVacancyApplications,
  listVacancySkills,
  addVacancySkill,
  updateVacancySkill,
  removeVacancySkill,
} from './vacancies.ts';
export type { VacancyBody, VacancyUpdate, VacancyEditCheck, VacancySkill } from './vacancies.ts';
export { searchEmploymentTypes, vacancySearch, searchVacancies, getPublicVacancy } from './search.ts';
export type { SearchEmploymentType, VacancySearch } from './search.ts';
export { skill, area, city, listSkills, createSkill, listAreas, createArea, listCities } from './taxonomy.ts';
export type { Skill, Area, City } from './taxonomy.ts';
export { providerModule, listModules, enableModule, disableModule, reloadModule } from './modules.ts';
export type { ProviderModule } from './modules.ts';
export {
  postingServiceTypes,
  postingService,
  postingAdapter,
  publishStatus,
  publishResult,
  postingSession,
  getPublishStatus,
  publishVacancy,
  listPostingServices,
  listPostingAdapters,
  getPostingSession,
} from './posting.ts';
export type {
  PostingServiceType,
  PostingService,
  PostingAdapter,
  PublishStatus,
  PublishResult,
  PostingSession,
} from './posting.ts';
export {
  headHunterManager,
  headHunterStatistics,
  getHeadHunterManager,
  listHeadHunterResponses,
  getHeadHunterResume,
  getHeadHunterStatistics,
  headHunterConnection,
  getHeadHunterConnection,
  connectHeadHunter,
  finishHeadHunterConnection,
  disconnectHeadHunter,
  syncHeadHunter,
  headHunterLink,
  getHeadHunterLink,
  linkHeadHunterVacancy,
} from './headhunter.ts';
export type { HeadHunterManager, HeadHunterStatistics, HeadHunterConnection, HeadHunterLink } from './headhunter.ts';
export { externalResume } from './externalResume.ts';
export type { ExternalResume } from './externalResume.ts';
export {
  languages,
  interviewQuestion,
  interviewQuestionsBody,
  interview,
  listInterviewQuestions,
  saveInterviewQuestions,
  generateInterviewQuestions,
  createInterviewLink,
  getInterview,
  interviewAnswersBody,
  submitInterview,
} from './interview.ts';
export type {
  Language,
  InterviewQuestion,
  InterviewQuestionsBody,
  Interview,
  InterviewAnswersBody,
} from './interview.ts';
export {
  interviewMediaTypes,
  maxInterviewMediaBytes,
  maxInterviewChunkBytes,
  interviewUpload,
  interviewUploadBody,
  interviewMedia,
  interviewSubmission,
  createInterviewUpload,
  getInterviewUpload,
  appendInterviewUpload,
  listInterviewAnswers,
} from './interviewMedia.ts';
export type {
  InterviewMediaType,
  InterviewUpload,
  InterviewUploadBody,
  InterviewMedia,
  InterviewSubmission,
} from './interviewMedia.ts';
export {
  initialGreeting,
  chatSenders,
  quickOption,
  jobData,
  chatAnswer,
  promptInfo,
  companyProfile,
  conversation,
  chatBody,
  chatVacancyBody,
  sendChatMessage,
  getConversation,
  createVacancyFromChat,
  getPromptInfo,
} from './aiVacancy.ts';
export type {
  ChatSender,
  QuickOption,
  JobData,
  ChatAnswer,
  PromptInfo,
  CompanyProfile,
  Conversation,
  ChatBody,
  ChatVacancyBody,
} from './aiVacancy.ts';
export {
  currency,
  option,
  listCurrencies,
  listEmploymentTypes,
  listRegions,
  listResumeVisibilities,
  listSettings,
} from './reference.ts';
export type { Currency, Option } from './reference.ts';
export {
  billingPeriods,
  subscriptionStatuses,
  pricingPlan,
  subscription,
  listPricingPlans,
  checkSubscription,
} from './billing.ts';
export type { BillingPeriod, SubscriptionStatus, PricingPlan, Subscription } from './billing.ts';
export { moderationDecision, listModerationQueue, moderateVacancy } from './operator.ts';
export type { ModerationDecision } from './operator.ts';
