/** Where a call's parameters come from, or why it is left out. */
export type Rule = { from: string; key?: string; as: string } | { fixed: Record<string, string> } | { why: string };

const first = (from: string, as: string, key = 'id'): Rule => ({ from, as, key });
const secret: Rule = { why: 'its token is a secret that no read tells' };
const ofCompany = first('listCompanies', 'id');
const ofVacancy = first('listVacancies', 'id');
const ofApplication = first('listApplications', 'id');
const ofPublic = first('searchVacancies', 'id');

/** For every read with parameters; a test finds one that has none. */
export const rules: Readonly<Record<string, Rule>> = {
  getCompany: ofCompany,
  listCompanyMembers: ofCompany,
  listStages: ofCompany,
  listCompanyVacancies: ofCompany,
  getHeadHunterManager: first('listCompanies', 'companyId'),
  getVacancy: ofVacancy,
  listVacancyApplications: ofVacancy,
  getScreening: ofVacancy,
  listVacancySkills: ofVacancy,
  getHeadHunterStatistics: { why: 'asks HeadHunter about a vacancy that must be published there' },
  listHeadHunterResponses: { why: 'asks HeadHunter about a vacancy that must be published there' },
  getHeadHunterLink: ofVacancy,
  listInterviewAnswers: first('listVacancies', 'vacancyId'),
  listInterviewQuestions: first('listVacancies', 'vacancyId'),
  getPublishStatus: ofVacancy,
  getApplication: ofApplication,
  listApplicationFeed: ofApplication,
  getApplicationNeighbours: ofApplication,
  listSamePerson: ofApplication,
  getOrder: first('listOrders', 'number', 'number'),
  getInvoice: first('listOrders', 'number', 'number'),
  getCandidateApplication: first('listCandidateApplications', 'id'),
  getResume: first('listResumes', 'id'),
  getPublicVacancy: ofPublic,
  listSimilarVacancies: ofPublic,
  getPublicCompany: first('searchVacancies', 'id', 'company_id'),
  listPublicCompanyVacancies: first('searchVacancies', 'id', 'company_id'),
  listSettings: { why: 'the contract names no category that each provider has' },
  getConversation: { why: 'a conversation begins by a write' },
  getPostingSession: { why: 'a session begins by publishing' },
  getHeadHunterResume: { why: 'opening a resume may cost a view at HeadHunter' },
  getInterview: secret,
  getInterviewUpload: secret,
  getSharedResume: secret,
  getSharedInvoice: secret,
  getModeration: first('listModerationQueue', 'id'),
  getOperatorCompany: first('listOperatorCompanies', 'id'),
  getPerson: first('listPeople', 'id'),
  listPromptVersions: { why: 'its sphere and its language are two values of one row' },
  getOperatorOrder: first('listOperatorOrders', 'number', 'number'),
};

/** Where what an employer's calls are about is shown to everybody. */
export const publicRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(rules).flatMap(([name, rule]): [string, Rule][] => {
    if (!('from' in rule)) return [];
    if (rule.from === 'listVacancies') return [[name, first('searchVacancies', rule.as)]];
    return rule.from === 'listCompanies' ? [[name, first('searchVacancies', rule.as, 'company_id')]] : [];
  }),
);

const period: Rule = { fixed: { from: '2026-01-01', to: '2026-01-31' } };

/** For every read that is told something behind its path. */
export const queryRules: Readonly<Record<string, Rule>> = {
  getAnalyticsSummary: period,
  getAnalyticsFunnel: period,
  getAnalyticsStages: period,
  getAnalyticsSources: period,
  getAnalyticsWeeks: period,
  listAnalyticsVacancies: period,
  listVacancyPosts: first('listVacancies', 'vacancyId'),
};
