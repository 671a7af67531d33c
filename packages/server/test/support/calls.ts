import { randomUUID } from 'node:crypto';
import {
  createApplicationBatch,
  createApplicationNote,
  createInterviewLink,
  createMessageTemplate,
  initialGreeting,
  listCompanyMembers,
  publishVacancy,
  respondToVacancy,
  saveInterviewQuestions,
  sendChatMessage,
} from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import { expect } from 'vitest';
import { createInvitingFirm, legalBody, vacancyForm, withInvited } from './firm.ts';
import type { InvitingFirm } from './firm.ts';
import type { Harness } from './harness.ts';
import type { HeadHunterSide } from './headHunter.ts';
import { Providers } from './payments.ts';
import type { Publisher } from './publisher.ts';

/** What a call is sent with. */
interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** A firm about which a call can be made, and what is sent then. */
export interface Prepared extends Sent {
  firm: InvitingFirm;
}

const questions = [{ text: 'Расскажите о себе', order_index: 0 }];
const jobData = {
  title: 'Швея',
  description: 'Фабрика приглашает швею на пошив.',
  requirements: ['Опыт'],
  benefits: ['Обеды'],
};
const companyProfile = { name: 'Samarqand Textile' };

/** Calls that name in their query whose numbers they are about. */
export const isOfNumbers = (path: string): boolean =>
  path.startsWith('/api/employer/analytics/') || path === '/api/employer/salary-benchmark';

/**
 * Lets a firm, a new one unless told which, have all that the call is about, so that nothing but the caller decides.
 * HeadHunter's calls and those of publishing have one of their own each.
 */
export async function prepare(
  api: Harness,
  headHunter: HeadHunterSide,
  publisher: Publisher,
  { name, path }: Endpoint,
  given?: Promise<InvitingFirm>,
): Promise<Prepared> {
  if (path.startsWith('/api/employer/headhunter/')) return ofHeadHunter(api, headHunter, name);
  // What is published is so once.
  const isShared = given !== undefined && !path.startsWith('/api/vacancy-posting/');
  const firm = await (isShared ? given : createInvitingFirm(api));
  if (isOfNumbers(path)) {
    const isOfDays = path !== '/api/employer/salary-benchmark' && !path.endsWith('/posts');
    const { vacancyId } = firm;
    return { firm, query: isOfDays ? { vacancyId, from: '2026-01-01', to: '2026-03-31' } : { vacancyId } };
  }
  const { vacancyId, owner } = firm;
  const as = owner.token;
  if (path.startsWith('/users/me/invitations')) {
    const { items } = (await api.call(listCompanyMembers, { params: { id: firm.id } }, { as })).body as {
      items: { id: string; phone: string }[];
    };
    return { firm, params: { id: items.find(({ phone }) => phone === firm.invited.phone)?.id ?? '' } };
  }
  if (path.startsWith('/api/employer/subscription/')) {
    return { firm, params: { id: await publisher.subscribe(owner.id), companyId: firm.id } };
  }
  if (path.startsWith('/api/employer/orders')) {
    const providers = new Providers(api);
    providers.setUp();
    const body = { planId: await providers.planId(), method: 'payme', companyId: firm.id };
    if (name === 'createOrder') return { firm, body };
    const { number } = await providers.order(owner.token, name === 'getInvoice' ? 'invoice' : 'payme');
    return { firm, params: { number } };
  }
  if (path.startsWith('/api/employer/companies')) {
    return { firm, params: { id: firm.id, memberId: firm.member.id }, body: await companyBody(api, name) };
  }
  if (path.startsWith('/api/vacancy-posting/')) {
    await publisher.subscribe(owner.id);
    const body = { selectedServiceIds: [publisher.ids.website] };
    if (name !== 'getPostingSession')
      return { firm, params: { id: vacancyId }, body: name === 'publishVacancy' ? body : undefined };
    const begun = await api.call(publishVacancy, { params: { id: vacancyId }, body }, { as });
    return { firm, params: { id: (begun.body as { sessionId: string }).sessionId } };
  }
  if (path.startsWith('/api/vacancy-interview/')) {
    await api.call(saveInterviewQuestions, { params: { vacancyId }, body: { questions } }, { as });
    await api.call(createInterviewLink, { body: { vacancy_id: vacancyId } }, { as });
    const bodies: Record<string, unknown> = {
      saveInterviewQuestions: { questions },
      generateInterviewQuestions: { vacancy_id: vacancyId },
      createInterviewLink: { vacancy_id: vacancyId },
    };
    return { firm, params: { vacancyId }, body: bodies[name] };
  }
  if (path.startsWith('/api/ai-vacancy/')) {
    const begun = await api.call(sendChatMessage, { body: { message: initialGreeting, companyProfile } }, { as });
    const bodies: Record<string, unknown> = {
      sendChatMessage: { message: 'Швея', companyProfile },
      createVacancyFromChat: { jobData, companyId: firm.id },
    };
    return { firm, params: { id: (begun.body as { conversationId: string }).conversationId }, body: bodies[name] };
  }
  if (path.startsWith('/api/employer/message-templates')) {
    const body = { kind: 'call', name: 'Звонок', textRu: 'Позвоним вам сегодня' } as const;
    const made = await api.call(createMessageTemplate, { body: { companyId: firm.id, ...body } }, { as });
    const isSent = name === 'createMessageTemplate' || name === 'updateMessageTemplate';
    return { firm, params: { id: idOf(made) }, body: isSent ? { companyId: firm.id, ...body } : undefined };
  }
  if (path.startsWith('/api/employer/application-batches')) {
    const body = { applicationIds: [await respond(api, vacancyId)], action: { status: 'screening' as const } };
    if (name === 'createApplicationBatch' || name === 'countBatchReaders') return { firm, body };
    return { firm, params: { id: idOf(await api.call(createApplicationBatch, { body }, { as })) } };
  }
  if (path.startsWith('/api/employer/applications/')) {
    const id = await respond(api, vacancyId);
    const note = { text: 'Перезвонить вечером' };
    const noteId = idOf(await api.call(createApplicationNote, { params: { id }, body: note }, { as }));
    const messageId = randomUUID();
    await api.sql`insert into application_messages (id, application_id, author_id, side, text, send_after)
      values (${messageId}, ${id}, ${owner.id}, 'employer', 'Подождёт', now() + interval '1 year')`;
    await api.call(saveInterviewQuestions, { params: { vacancyId }, body: { questions } }, { as });
    const bodies: Record<string, unknown> = {
      updateApplicationStatus: { status: 'screening' },
      sendApplicationMessage: { text: 'Когда созвонимся?' },
      setApplicationStage: { stageId: null },
      createApplicationNote: note,
      updateApplicationNote: note,
      voteForApplication: { value: 'yes' },
    };
    return { firm, params: { id, noteId, messageId }, body: bodies[name] };
  }
  await api.sql`insert into vacancy_skills (vacancy_id, skill_id) values (${vacancyId}, 1)
    on conflict do nothing`;
  const bodies: Record<string, unknown> = {
    updateVacancy: { vacancyStatus: 'paused' },
    validateVacancyEdit: { title: vacancyForm.title },
    addVacancySkill: { skillId: '2' },
    saveScreening: { questions: [] },
    updateVacancySkill: { isRequired: false },
    moderateVacancy: { status: 'approved' },
    nextModeration: {},
    claimModeration: {},
  };
  return { firm, params: { id: vacancyId, skillId: '1' }, body: bodies[name] };
}

const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

/** The id of a response of somebody new to a vacancy. */
async function respond(api: Harness, vacancyId: string): Promise<string> {
  await api.publish(vacancyId);
  const as = (await api.person('candidate')).token;
  return idOf(await api.call(respondToVacancy, { body: { vacancyId } }, { as }));
}

async function companyBody(api: Harness, name: string): Promise<unknown> {
  const form = await legalBody(api);
  const bodies: Record<string, unknown> = {
    createCompany: form,
    updateCompany: form,
    updateCompanyArea: { childId: form.areas_activity },
    addCompanyMember: { phone: (await api.person('employer')).phone },
    createVacancy: vacancyForm,
    saveStages: { stages: [] },
  };
  return bodies[name];
}

async function ofHeadHunter(api: Harness, headHunter: HeadHunterSide, name: string): Promise<Prepared> {
  const { firm: linked, negotiations } = await headHunter.linkedFirm(1);
  const firm = await withInvited(api, linked);
  const { vacancyId } = firm;
  if (name === 'finishHeadHunterConnection') {
    const { searchParams } = await headHunter.fake.consent(await headHunter.begin(firm.owner.token));
    return { firm, body: { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' } };
  }
  if (name === 'getHeadHunterResume') {
    const { id: negotiationId, resumeId } = negotiations[0] ?? { id: '', resumeId: '' };
    // Linking has had the responses brought in.
    await headHunter.walk(firm);
    await expect.poll(() => headHunter.listOf(firm)).toHaveLength(1);
    return { firm, params: { id: resumeId }, query: { negotiation_id: negotiationId, vacancy_id: vacancyId } };
  }
  const body = name === 'linkHeadHunterVacancy' ? { hhVacancyId: null } : undefined;
  return { firm, params: { id: vacancyId, companyId: firm.id }, body };
}
