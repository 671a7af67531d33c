import {
  createInterviewLink,
  initialGreeting,
  listCompanyMembers,
  publishVacancy,
  respondToVacancy,
  saveInterviewQuestions,
  sendChatMessage,
} from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import { expect, vi } from 'vitest';
import { createInvitingFirm, legalBody, vacancyForm, withInvited } from './firm.ts';
import type { InvitingFirm } from './firm.ts';
import type { Harness } from './harness.ts';
import type { HeadHunterSide } from './headHunter.ts';
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

/** Makes a firm that has all that the call is about, so that nothing but the caller decides. */
export async function prepare(
  api: Harness,
  headHunter: HeadHunterSide,
  publisher: Publisher,
  { name, path }: Endpoint,
): Promise<Prepared> {
  if (path.startsWith('/api/employer/headhunter/')) return ofHeadHunter(api, headHunter, name);
  const firm = await createInvitingFirm(api);
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
  if (path.startsWith('/api/employer/applications/')) {
    await api.publish(vacancyId);
    const response = await api.call(
      respondToVacancy,
      { body: { vacancyId } },
      { as: (await api.person('candidate')).token },
    );
    return {
      firm,
      params: { id: (response.body as { id: string }).id },
      body: { updateApplicationStatus: { status: 'screening' }, sendApplicationMessage: { text: 'Когда созвонимся?' } }[
        name
      ],
    };
  }
  await api.services.sql`insert into vacancy_skills (vacancy_id, skill_id) values (${vacancyId}, 1)`;
  const bodies: Record<string, unknown> = {
    updateVacancy: { vacancyStatus: 'paused' },
    validateVacancyEdit: { title: vacancyForm.title },
    addVacancySkill: { skillId: '2' },
    saveScreening: { questions: [] },
    updateVacancySkill: { isRequired: false },
    moderateVacancy: { status: 'approved' },
  };
  return { firm, params: { id: vacancyId, skillId: '1' }, body: bodies[name] };
}

async function companyBody(api: Harness, name: string): Promise<unknown> {
  const form = await legalBody(api);
  const bodies: Record<string, unknown> = {
    createCompany: form,
    updateCompany: form,
    updateCompanyArea: { childId: form.areas_activity },
    addCompanyMember: { phone: (await api.person('employer')).phone },
    createVacancy: vacancyForm,
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
    await vi.waitFor(async () => expect(await headHunter.listOf(firm)).toHaveLength(1), 10_000);
    return { firm, params: { id: resumeId }, query: { negotiation_id: negotiationId, vacancy_id: vacancyId } };
  }
  const body = name === 'linkHeadHunterVacancy' ? { hhVacancyId: null } : undefined;
  return { firm, params: { id: vacancyId, companyId: firm.id }, body };
}
