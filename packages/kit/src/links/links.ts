/** Where each screen lives in the host: ids in, path out. Screens know no other address. */
export interface Links {
  home: () => string;
  vacancies: () => string;
  vacancy: (vacancyId: string) => string;
  /** A company's public page. */
  company: (companyId: string) => string;
  /** The vacancies of a city, or those of a profession there; both by their slugs. */
  city: (slug: string, profession?: string) => string;
  /** The vacancies of a profession, by its slug. */
  profession: (slug: string) => string;
  /** The form of a response to a vacancy. */
  respond: (vacancyId: string) => string;
  /** A candidate's sign-in, and the path of this site that it leads back to. */
  candidateSignIn: (redirect?: string) => string;
  /** The candidate's home. */
  my: () => string;
  /** The candidate's responses, one of them open where an id is given. */
  myApplications: (applicationId?: string) => string;
  myResumes: () => string;
  /** The first step of a new resume. */
  newResume: () => string;
  myResume: (resumeId: string) => string;
  /** A step of a resume's filling, by its name. */
  resumeStep: (resumeId: string, step: string) => string;
  /** A resume as an employer sees it, to print. */
  resumePreview: (resumeId: string) => string;
  /** What a candidate keeps: vacancies, or the tab that is named. */
  mySaved: (tab?: string) => string;
  /** What a candidate was told of. */
  myNotifications: () => string;
  /** The candidate's profile and privacy. */
  myProfile: () => string;
  dashboard: () => string;
  profile: () => string;
  companies: () => string;
  companyVacancies: (companyId: string) => string;
  companyMembers: (companyId: string) => string;
  createCompanyVacancy: (companyId: string) => string;
  employerVacancies: () => string;
  createVacancy: () => string;
  aiBuilder: () => string;
  employerVacancy: (vacancyId: string) => string;
  editVacancy: (vacancyId: string) => string;
  vacancyApplications: (vacancyId: string) => string;
  /** For everybody, or for the candidate of an application. */
  interviewSetup: (vacancyId: string, applicationId?: string) => string;
  applications: () => string;
  /** One applicant's page. */
  application: (applicationId: string) => string;
  resume: (resumeId: string, negotiationId: string, vacancyId: string) => string;
  subscriptions: () => string;
  pricing: () => string;
  /** Paying for a plan, or for what follows a subscription. */
  checkout: (planId: string, subscriptionId?: string) => string;
  /** What became of an order's payment. */
  payment: (number: string) => string;
  /** A person's orders and their papers. */
  payments: () => string;
  /** The invoice of an order, to print. */
  invoice: (number: string) => string;
  /** What was paid for an order, to print. */
  receipt: (number: string) => string;
  headhunter: () => string;
  /** What an employer was told of. */
  notifications: () => string;
  /** What an employer is told of, where and when. */
  notificationSettings: () => string;
  /** What an employer's vacancies come to, or one of them. */
  analytics: (vacancyId?: string) => string;
}

const id = encodeURIComponent;

/** The routes of the product (docs/domain.md#routes). A host overrides any of them. */
export const defaultLinks: Links = {
  home: () => '/',
  vacancies: () => '/vacancies',
  vacancy: (vacancyId) => `/vacancies/${id(vacancyId)}`,
  company: (companyId) => `/companies/${id(companyId)}`,
  city: (slug, profession) => `/vacancies/city/${id(slug)}${profession === undefined ? '' : `/${id(profession)}`}`,
  profession: (slug) => `/vacancies/job/${id(slug)}`,
  respond: (vacancyId) => `/vacancies/${id(vacancyId)}/respond`,
  candidateSignIn: (redirect) => `/my/sign-in${redirect === undefined ? '' : `?redirect=${id(redirect)}`}`,
  my: () => '/my',
  myApplications: (applicationId) =>
    `/my/applications${applicationId === undefined ? '' : `?application=${id(applicationId)}`}`,
  myResumes: () => '/my/resumes',
  newResume: () => '/my/resumes/new',
  myResume: (resumeId) => `/my/resumes/${id(resumeId)}`,
  resumeStep: (resumeId, step) => `/my/resumes/${id(resumeId)}/edit/${id(step)}`,
  resumePreview: (resumeId) => `/my/resumes/${id(resumeId)}/preview`,
  mySaved: (tab) => `/my/saved${tab === undefined ? '' : `?tab=${id(tab)}`}`,
  myNotifications: () => '/my/notifications',
  myProfile: () => '/my/profile',
  dashboard: () => '/employer/dashboard',
  profile: () => '/employer/profile',
  companies: () => '/employer/companies',
  companyVacancies: (companyId) => `/employer/companies/${id(companyId)}/vacancies`,
  companyMembers: (companyId) => `/employer/companies/${id(companyId)}/members`,
  createCompanyVacancy: (companyId) => `/employer/companies/${id(companyId)}/vacancies/new`,
  employerVacancies: () => '/employer/vacancies',
  createVacancy: () => '/employer/vacancies/new',
  aiBuilder: () => '/employer/vacancies/ai-builder',
  employerVacancy: (vacancyId) => `/employer/vacancies/${id(vacancyId)}`,
  editVacancy: (vacancyId) => `/employer/vacancies/${id(vacancyId)}/edit`,
  vacancyApplications: (vacancyId) => `/employer/vacancies/${id(vacancyId)}/applications`,
  interviewSetup: (vacancyId, applicationId) =>
    `/employer/vacancy/${id(vacancyId)}/interview${applicationId === undefined ? '' : `?application=${id(applicationId)}`}`,
  applications: () => '/employer/applications',
  application: (applicationId) => `/employer/applications/${id(applicationId)}`,
  resume: (resumeId, negotiationId, vacancyId) =>
    `/employer/hh-resume/${id(resumeId)}?${new URLSearchParams({ negotiation_id: negotiationId, vacancy_id: vacancyId })}`,
  subscriptions: () => '/employer/subscriptions',
  pricing: () => '/employer/pricing',
  checkout: (planId, subscriptionId) =>
    `/employer/checkout/${id(planId)}${subscriptionId === undefined ? '' : `?subscription=${id(subscriptionId)}`}`,
  payment: (number) => `/employer/payments/${id(number)}`,
  payments: () => '/employer/subscriptions?tab=payments',
  invoice: (number) => `/employer/payments/${id(number)}/invoice`,
  receipt: (number) => `/employer/payments/${id(number)}/receipt`,
  headhunter: () => '/employer/integrations/headhunter',
  notifications: () => '/employer/notifications',
  notificationSettings: () => '/employer/notifications/settings',
  analytics: (vacancyId) => `/employer/analytics${vacancyId === undefined ? '' : `/${id(vacancyId)}`}`,
};
