// Every call of the API, by file: what is listed here is in the package and in its table.
export { getCurrentUser, registerByPhone, loginByPhone, verifyPhone, logout } from './auth.ts';
export { listSessions, endSession, endSessions } from './sessions.ts';
export { getCandidate, updateCandidate, getCandidateDashboard, respondToVacancy } from './candidate.ts';
export {
  listResumes,
  createResume,
  getResume,
  updateResume,
  deleteResume,
  copyResume,
  makeResumeDefault,
  createResumePdf,
  getSharedResume,
} from './resumes.ts';
export { createResumeUpload, appendResumeUpload, deleteResumeFile } from './resumeFiles.ts';
export { getConsentTerms, giveConsent, withdrawConsent } from './consent.ts';
export { getScreening, saveScreening } from './screening.ts';
export {
  listCandidateApplications,
  countCandidateApplications,
  getCandidateApplication,
  withdrawApplication,
  updateCandidateApplication,
  sendCandidateMessage,
  markResponseSeen,
} from './candidateApplications.ts';
export {
  listSavedVacancies,
  saveVacancy,
  unsaveVacancy,
  getVacancyMarks,
  listSavedSearches,
  createSavedSearch,
  updateSavedSearch,
  deleteSavedSearch,
  seeSavedSearch,
  listRecommendations,
} from './saved.ts';
export {
  listPhoneAccess,
  closePhoneAccess,
  exportAccount,
  askToDeleteAccount,
  deleteAccount,
  keepAccount,
} from './privacy.ts';
export { getNotificationSettings, linkTelegram, unlinkTelegram } from './notificationSettings.ts';
export { updateNotificationSettings } from './notificationChoice.ts';
export { confirmEmail, setEmail, unsubscribeEmail } from './notificationEmail.ts';
export { testChannel } from './testChannel.ts';
export { listApplicationFeed, sendApplicationMessage, deleteApplicationMessage } from './applicationFeed.ts';
export {
  getApplicationBoard,
  openApplication,
  getApplicationNeighbours,
  listSamePerson,
  setApplicationStage,
  inviteToInterview,
} from './applicationBoard.ts';
export {
  createApplicationBatch,
  countBatchReaders,
  undoApplicationBatch,
  listRefusalReasons,
} from './applicationBatches.ts';
export { createApplicationNote, updateApplicationNote, deleteApplicationNote } from './applicationNotes.ts';
export { voteForApplication, takeBackVote } from './votes.ts';
export { listStages, saveStages } from './stages.ts';
export {
  listMessageTemplates,
  createMessageTemplate,
  updateMessageTemplate,
  deleteMessageTemplate,
} from './messageTemplates.ts';
export { getEmployerProfile, updateEmployerProfile } from './profile.ts';
export { listApplications, countApplications, getApplication, updateApplicationStatus } from './applications.ts';
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
export { listInvitations, acceptInvitation, declineInvitation } from './invitations.ts';
export {
  listVacancies,
  getVacancy,
  updateVacancy,
  deleteVacancy,
  validateVacancyEdit,
  listVacancyApplications,
} from './vacancies.ts';
export { listVacancySkills, addVacancySkill, updateVacancySkill, removeVacancySkill } from './vacancySkills.ts';
export { searchVacancies, getPublicVacancy, listSimilarVacancies, countPublicVacancies } from './search.ts';
export { getPublicCompany, listPublicCompanyVacancies } from './publicCompany.ts';
export { listSkills, createSkill, updateSkill, mergeSkills, listAreas, createArea, listCities } from './taxonomy.ts';
export { listModules, enableModule, disableModule, reloadModule } from './modules.ts';
export {
  getPublishStatus,
  publishVacancy,
  listPostingServices,
  listPostingAdapters,
  getPostingSession,
} from './posting.ts';
export {
  getHeadHunterManager,
  listHeadHunterResponses,
  getHeadHunterResume,
  getHeadHunterStatistics,
} from './headhunter.ts';
export {
  getHeadHunterConnection,
  connectHeadHunter,
  finishHeadHunterConnection,
  disconnectHeadHunter,
  syncHeadHunter,
  getHeadHunterLink,
  linkHeadHunterVacancy,
} from './headhunterConnection.ts';
export {
  listHeadHunterLendings,
  lendHeadHunter,
  takeBackHeadHunter,
  listSubscriptionLendings,
  lendSubscription,
  takeBackSubscription,
} from './lending.ts';
export {
  listInterviewQuestions,
  saveInterviewQuestions,
  generateInterviewQuestions,
  createInterviewLink,
  getInterview,
  submitInterview,
} from './interview.ts';
export {
  createInterviewUpload,
  getInterviewUpload,
  appendInterviewUpload,
  listInterviewAnswers,
} from './interviewMedia.ts';
export { sendChatMessage, getConversation, createVacancyFromChat, getPromptInfo } from './aiVacancy.ts';
export { listCurrencies, listEmploymentTypes, listRegions, listResumeVisibilities, listSettings } from './reference.ts';
export { listPricingPlans, checkSubscription } from './billing.ts';
export { listPaymentMethods, createOrder, listOrders, getOrder, cancelOrder } from './orders.ts';
export { getInvoice, getSharedInvoice } from './invoices.ts';
export { countNotifications, listNotifications, readNotifications } from './notifications.ts';
export {
  operatorSignIn,
  operatorVerify,
  operatorEnrol,
  operatorSecondStep,
  getOperator,
  stepUp,
  operatorSignOut,
} from './operatorSession.ts';
export {
  listModerationQueue,
  getModeration,
  nextModeration,
  claimModeration,
  releaseModeration,
  moderateVacancy,
  reopenModeration,
} from './operatorModeration.ts';
export { listModerationReasons, createModerationReason, updateModerationReason } from './operatorReasons.ts';
export {
  listOperatorCompanies,
  getOperatorCompany,
  verifyCompany,
  unverifyCompany,
  blockCompany,
  unblockCompany,
  revealCompany,
} from './operatorCompanies.ts';
export { getToday, getOperatorCounts, findEverything } from './operatorToday.ts';
export {
  listPeople,
  getPerson,
  revealPerson,
  endPersonSessions,
  blockPerson,
  unblockPerson,
} from './operatorPeople.ts';
export {
  listOperatorOrders,
  countOperatorOrders,
  getOperatorOrder,
  markOrderPaid,
  cancelOperatorOrder,
  refundOrder,
  confirmRefund,
} from './operatorOrders.ts';
export { listOperatorSubscriptions, grantSubscription, cancelSubscription } from './operatorSubscriptions.ts';
export { listOperatorPlans, createPlan, updatePlan } from './operatorPlans.ts';
export { listAudit, verifyAudit } from './operatorAudit.ts';
export { listOperators, createOperator, updateOperator, resetOperator, removeOperator } from './operators.ts';
export { listOperatorTokens, createOperatorToken, revokeOperatorToken } from './operatorTokens.ts';
export {
  listOperatorServices,
  createOperatorService,
  updateOperatorService,
  testOperatorService,
  removeOperatorService,
} from './operatorServices.ts';
export { listOperatorGateways, testOperatorGateway } from './operatorGateways.ts';
export { listOperatorAreas, updateArea, removeArea } from './operatorAreas.ts';
export { listPrompts, listPromptVersions, savePrompt, removePrompt, testPrompt } from './operatorPrompts.ts';
export { listJobQueues, listJobs, retryJob, cancelJob, retryQueue } from './operatorJobs.ts';
export {
  getAnalyticsSummary,
  getAnalyticsFunnel,
  getAnalyticsStages,
  getAnalyticsSources,
  getAnalyticsWeeks,
  listAnalyticsVacancies,
  listVacancyPosts,
} from './analytics.ts';
export { getSalaryBenchmark } from './salaryBenchmark.ts';
export { getHealth } from './health.ts';
