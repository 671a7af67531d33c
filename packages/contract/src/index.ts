export * from './endpoints.ts';
export { endpoint, operatorRoles, pathOf } from './endpoint.ts';
export type {
  Access,
  Method,
  Module,
  OperatorRole,
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
export { problemCodes, problemStatuses } from './problems.ts';
export { isBytes, problemsOf } from './problemsOf.ts';
export type { ProblemCode, ProblemSet } from './problems.ts';
export type { CommonProblem, ProblemOf } from './problemsOf.ts';
export { createClient } from './client.ts';
export type { ClientOptions, SendOptions, Reply, Client } from './client.ts';
export { isDay } from './days.ts';
export { isMasked } from './requisites.ts';
export { decoded } from './decoded.ts';
export { issueValues } from './issues.ts';
export { issuesOf } from './issuesOf.ts';
export type { Issue, IssueCode } from './issues.ts';
export { encodedReason, reason, reasonValues } from './reasons.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export { normalizePhone, readPhone, isPhone, formatPhone, phone } from './phone.ts';
export type { PhoneReading } from './phone.ts';
export { roles, user, sessionHint } from './auth.ts';
export type { Role, User } from './auth.ts';
export { deviceSession } from './sessions.ts';
export type { DeviceSession } from './sessions.ts';
export { candidate, candidateDashboard, responseBody } from './candidate.ts';
export type { Candidate, CandidateDashboard, ResponseBody } from './candidate.ts';
export {
  drivingCategories,
  educationLevels,
  jobBody,
  languageLevels,
  mostInResume,
  presentMonth,
  resume,
  resumeBody,
  resumeChanges,
  resumeFile,
  resumeParts,
  studyBody,
  workSchedules,
  workStarts,
} from './resume.ts';
export type {
  DrivingCategory,
  EducationLevel,
  JobBody,
  LanguageLevel,
  Resume,
  ResumeBody,
  ResumeChanges,
  ResumeFile,
  ResumeJob,
  ResumeLanguage,
  ResumePart,
  ResumeStudy,
  StudyBody,
  WorkSchedule,
  WorkStart,
} from './resume.ts';
export { maxResumeChunkBytes, maxResumeFileBytes, resumeUpload } from './resumeFiles.ts';
export type { ResumeUpload } from './resumeFiles.ts';
export {
  experienceFacts,
  facts,
  questionsOf,
  screeningBody,
  screeningKinds,
  screeningQuestion,
  startFacts,
} from './screening.ts';
export type {
  EmployerQuestion,
  ExperienceFact,
  Facts,
  ScreeningBody,
  ScreeningKind,
  ScreeningQuestion,
  StartFact,
} from './screening.ts';
export { consent, consentTerms } from './consent.ts';
export type { Consent, ConsentTerms } from './consent.ts';
export { candidateApplicationCounts, candidateResponse, responseFilters } from './candidateApplications.ts';
export type {
  CandidateApplicationCounts,
  CandidateResponse,
  ResponseEvent,
  ResponseFilter,
} from './candidateApplications.ts';
export {
  recommendation,
  recommendationKinds,
  savedSearch,
  savedSearchBody,
  savedVacancy,
  vacancyMarks,
} from './saved.ts';
export type {
  Recommendation,
  RecommendationKind,
  SavedSearch,
  SavedSearchBody,
  SavedVacancy,
  VacancyMarks,
} from './saved.ts';
export { searchNotifies } from './searchNotifies.ts';
export type { SearchNotify } from './searchNotifies.ts';
export { phoneAccess } from './privacy.ts';
export type { PhoneAccess } from './privacy.ts';
export { notificationSettingsBody } from './notificationChoice.ts';
export type { NotificationSettingsBody } from './notificationChoice.ts';
export { noticeChannels, noticeGathers, noticeSwitches, notificationSettings } from './notificationSettings.ts';
export type { NoticeGather, NoticeSwitch, NotificationSettings } from './notificationSettings.ts';
export { message, messageSides } from './messages.ts';
export type { Message, MessageSide } from './messages.ts';
export { applicationEvent, feedKinds } from './applicationFeed.ts';
export type { ApplicationEvent, FeedKind } from './applicationFeed.ts';
export { applicationFilter, applicationSorts, voteFilters } from './applicationFilter.ts';
export type { ApplicationFilter, ApplicationSort, VoteFilter } from './applicationFilter.ts';
export type { BoardColumn } from './applicationBoard.ts';
export {
  applicationBatch,
  applicationBatchBody,
  mostInBatch,
  refusalReasons,
  skippedWhy,
} from './applicationBatches.ts';
export type {
  ApplicationBatch,
  ApplicationBatchBody,
  RefusalReason,
  RefusalReasonOption,
  SkippedWhy,
} from './applicationBatches.ts';
export { applicationNote, applicationNoteBody } from './applicationNotes.ts';
export type { ApplicationNote, ApplicationNoteBody } from './applicationNotes.ts';
export { votes, voteValues } from './votes.ts';
export type { Votes, VoteValue } from './votes.ts';
export { stage, stagedStatuses, stagesBody } from './stages.ts';
export type { Stage, StagedStatus, StagesBody } from './stages.ts';
export { messageTemplate, messageTemplateBody, templateKinds, templateVariables } from './messageTemplates.ts';
export type { MessageTemplate, MessageTemplateBody, TemplateKind, TemplateVariable } from './messageTemplates.ts';
export { employerProfile, employerProfileBody } from './profile.ts';
export type { EmployerProfile, EmployerProfileBody } from './profile.ts';
export { application, applicationSources } from './application.ts';
export { applicationCounts } from './applications.ts';
export { applicationStatuses, settableApplicationStatuses } from './applicationStatuses.ts';
export type { ApplicationStatus, SettableApplicationStatus } from './applicationStatuses.ts';
export type { Application, ApplicationSource } from './application.ts';
export type { ApplicationCounts } from './applications.ts';
export { companyTypes, memberRoles, company, companyBody, memberStatuses, companyMember } from './company.ts';
export type { CompanyType, MemberRole, Company, CompanyBody, MemberStatus, CompanyMember } from './company.ts';
export { invitation } from './invitations.ts';
export type { Invitation } from './invitations.ts';
export { subscriptionLending, headHunterLending } from './lending.ts';
export type { SubscriptionLending, HeadHunterLending } from './lending.ts';
export { notificationKinds, notification } from './notifications.ts';
export type { NotificationKind, Notification } from './notifications.ts';
export { vacancyStatuses, moderationStatuses, employmentTypes, remoteTypes, vacancy } from './vacancy.ts';
export type { VacancyStatus, ModerationStatus, EmploymentType, RemoteType, Vacancy } from './vacancy.ts';
export { vacancyBody, vacancyUpdate } from './vacancyBody.ts';
export { vacancyEditCheck } from './vacancies.ts';
export { vacancySkill } from './vacancySkills.ts';
export type { VacancyBody, VacancyUpdate } from './vacancyBody.ts';
export type { VacancyEditCheck } from './vacancies.ts';
export type { VacancySkill } from './vacancySkills.ts';
export {
  searchEmploymentTypes,
  searchSpelling,
  employmentOfSearch,
  vacancySearch,
  similarVacancies,
} from './search.ts';
export type { CountedPlace, SearchEmploymentType, VacancyCounts, VacancySearch } from './search.ts';
export type { PublicCompany } from './publicCompany.ts';
export { skill, area, city } from './taxonomy.ts';
export type { Skill, Area, City } from './taxonomy.ts';
export { providerModule } from './modules.ts';
export type { ProviderModule } from './modules.ts';
export {
  postingServiceTypes,
  postingService,
  postingAdapter,
  publishStatus,
  publishResult,
  postingSession,
} from './posting.ts';
export type {
  PostingServiceType,
  PostingService,
  PostingAdapter,
  PublishStatus,
  PublishResult,
  PostingSession,
} from './posting.ts';
export { headHunterManager, headHunterStatistics } from './headhunter.ts';
export { headHunterConnection, headHunterLink } from './headhunterConnection.ts';
export type { HeadHunterManager, HeadHunterStatistics } from './headhunter.ts';
export type { HeadHunterConnection, HeadHunterLink } from './headhunterConnection.ts';
export { externalResume } from './externalResume.ts';
export type { ExternalResume } from './externalResume.ts';
export { languages } from './languages.ts';
export type { Language } from './languages.ts';
export { interviewQuestion, interviewQuestionsBody, interview, interviewAnswersBody } from './interview.ts';
export type { InterviewQuestion, InterviewQuestionsBody, Interview, InterviewAnswersBody } from './interview.ts';
export {
  interviewMediaTypes,
  maxInterviewMediaBytes,
  maxInterviewChunkBytes,
  interviewUpload,
  interviewUploadBody,
  interviewMedia,
  interviewSubmission,
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
} from './conversation.ts';
export type {
  ChatSender,
  QuickOption,
  JobData,
  ChatAnswer,
  PromptInfo,
  CompanyProfile,
  Conversation,
} from './conversation.ts';
export { chatBody, chatVacancyBody } from './aiVacancy.ts';
export type { ChatBody, ChatVacancyBody } from './aiVacancy.ts';
export { currency, option } from './reference.ts';
export type { Currency, Option } from './reference.ts';
export { billingPeriods, subscriptionStatuses, pricingPlan, subscription } from './billing.ts';
export type { BillingPeriod, BorrowedSubscription, SubscriptionStatus, PricingPlan, Subscription } from './billing.ts';
export { invoice } from './invoices.ts';
export type { Invoice } from './invoices.ts';
export { order, orderBody, orderStatuses, payerBody, paymentMethod, paymentMethods } from './orders.ts';
export type { Order, OrderBody, OrderStatus, PayerBody, PaymentMethod, PaymentMethodId } from './orders.ts';
export {
  finding,
  findingFields,
  findingRules,
  moderatedContent,
  moderation,
  moderationDecision,
  queuedVacancy,
} from './operatorModeration.ts';
export type { Finding, Moderation, ModerationDecision, QueuedVacancy } from './operatorModeration.ts';
export { moderationReason, moderationReasonKinds } from './operatorReasons.ts';
export type { ModerationReason, ModerationReasonKind } from './operatorReasons.ts';
export { operator, unattendedHeader } from './operatorSession.ts';
export type { Operator } from './operatorSession.ts';
export { operatorCompany, operatorCompanyRow, operatorReason } from './operatorCompanies.ts';
export type { OperatorCompany, OperatorCompanyRow } from './operatorCompanies.ts';
export { attentionItem, foundEverything, operatorCounts, operatorDay, todayTile } from './operatorToday.ts';
export type { AttentionItem, FoundEverything, OperatorCounts, OperatorDay, TodayTile } from './operatorToday.ts';
export { operatorPerson, operatorPersonRow } from './operatorPeople.ts';
export type { OperatorPerson, OperatorPersonRow } from './operatorPeople.ts';
export { operatorOrder, operatorOrderRow, operatorOrderStates } from './operatorOrders.ts';
export type { OperatorOrder, OperatorOrderRow, OperatorOrderState } from './operatorOrders.ts';
export { operatorSubscription } from './operatorSubscriptions.ts';
export type { OperatorSubscription } from './operatorSubscriptions.ts';
export { operatorArea } from './operatorAreas.ts';
export type { OperatorArea } from './operatorAreas.ts';
export { operatorPlan } from './operatorPlans.ts';
export type { OperatorPlan, PlanBody } from './operatorPlans.ts';
export { auditEvent } from './operatorAudit.ts';
export type { AuditEvent } from './operatorAudit.ts';
export { operatorAccount } from './operators.ts';
export type { OperatorAccount, OperatorBody } from './operators.ts';
export { operatorToken } from './operatorTokens.ts';
export type { OperatorToken, OperatorTokenBody } from './operatorTokens.ts';
export { operatorService } from './operatorServices.ts';
export type { OperatorService } from './operatorServices.ts';
export { gatewayIds, operatorGateway } from './operatorGateways.ts';
export type { GatewayId, OperatorGateway } from './operatorGateways.ts';
export { prompt, promptAuthors, promptVersion } from './operatorPrompts.ts';
export type { Prompt, PromptVersion } from './operatorPrompts.ts';
export { jobStates, operatorJob, operatorJobQueue } from './operatorJobs.ts';
export type { OperatorJob, OperatorJobQueue } from './operatorJobs.ts';
export {
  analyticsFunnel,
  analyticsSorts,
  analyticsSources,
  analyticsStages,
  analyticsSummary,
  analyticsWeeks,
  funnelStages,
  vacancyNumbers,
  vacancyPost,
  vacancySources,
} from './analytics.ts';
export type {
  AnalyticsFunnel,
  AnalyticsSort,
  AnalyticsSources,
  AnalyticsStages,
  AnalyticsSummary,
  AnalyticsWeeks,
  FunnelStage,
  VacancyNumbers,
  VacancyPost,
  VacancySource,
} from './analytics.ts';
export { salaryBenchmark } from './salaryBenchmark.ts';
export type { SalaryBenchmark } from './salaryBenchmark.ts';
