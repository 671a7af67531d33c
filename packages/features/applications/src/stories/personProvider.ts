import {
  countBatchReaders,
  createApplicationBatch,
  createApplicationNote,
  getApplication,
  getApplicationNeighbours,
  getCurrentUser,
  getVacancy,
  inviteToInterview,
  listApplicationFeed,
  listCompanyMembers,
  listMessageTemplates,
  listRefusalReasons,
  listSamePerson,
  openApplication,
  sendApplicationMessage,
  updateApplicationStatus,
  voteForApplication,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer } from '@kasb/kit/stories';
import type { HttpHandler } from 'msw';
import { vacancy } from './fixtures.ts';
import { feed, person, templates } from './personFixtures.ts';
import type { WireEvent, WirePerson } from './personFixtures.ts';

/** A provider of one applicant that takes everything that is done to them. */
export function personProvider(given: Partial<WirePerson> = {}, { events = feed } = {}): HttpHandler[] {
  let now: WirePerson = { ...person, ...given };
  let written = [...events];
  const at = '2025-06-16T09:00:00+05:00';
  const by = { id: 'u1', name: 'Азиз Каримов', side: 'employer' };
  const add = (event: WireEvent) => (written = [event, ...written]);
  return [
    mock.ok(getCurrentUser, { user: employer }),
    mock.ok(getApplication, ({ params }) => ({ ...now, id: String(params.id) })),
    mock.ok(openApplication, { opened_at: at }),
    mock.ok(getApplicationNeighbours, { previous_id: 'ap0', next_id: 'ap2', position: 3, total: 212 }),
    mock.ok(listApplicationFeed, ({ query }) => ({
      items: written.filter(({ kind }) => !query.kind || `${kind}s` === query.kind),
    })),
    mock.ok(listSamePerson, { items: [] }),
    mock.ok(listRefusalReasons, [
      { id: 'experience', name: 'Мало опыта', name_uz: 'Tajriba kam' },
      { id: 'no_contact', name: 'Нет связи', name_uz: 'Aloqa yo‘q' },
    ]),
    mock.ok(listMessageTemplates, { items: templates }),
    mock.ok(getVacancy, { ...vacancy, company_id: 'c1' }),
    mock.ok(listCompanyMembers, {
      items: [
        { id: 'm1', userId: 'u1', firstName: 'Азиз', lastName: 'Каримов', role: 'owner' },
        { id: 'm2', userId: 'u4', firstName: 'Рустам', lastName: 'Назаров', role: 'member' },
      ],
    }),
    mock.ok(updateApplicationStatus, ({ body }) => {
      const { status } = body as { status: string };
      add({ id: `s${written.length}`, kind: 'status', at, by, from: now.status, to: status });
      now = { ...now, status, stage: null };
      return now;
    }),
    mock.ok(countBatchReaders, { app: 0, telegram: 1, headhunter: 0, uzbek: 0 }),
    mock.ok(createApplicationBatch, ({ body }) => {
      const { action } = body as { action: { status: string } };
      add({ id: `s${written.length}`, kind: 'status', at, by, from: now.status, to: action.status });
      now = { ...now, status: action.status, stage: null };
      return { id: 'bt1', changed: 1, skipped: [], undo_until: '2025-06-16T10:10:00+05:00' };
    }),
    mock.ok(voteForApplication, ({ body }) => {
      const { value } = body as { value: string };
      now = { ...now, votes: { yes: 2, no: 0, mine: value } };
      return { votes: now.votes, mine: value };
    }),
    mock.ok(sendApplicationMessage, ({ body }) => {
      const { text } = body as { text: string };
      add({ id: `m${written.length}`, kind: 'message', at, by, text });
      return { id: `m${written.length}`, side: 'employer', text, at };
    }),
    mock.ok(createApplicationNote, ({ body }) => {
      const { text, mentionIds = [] } = body as { text: string; mentionIds?: string[] };
      const mentions = mentionIds.map((id) => ({ id, name: 'Рустам Назаров' }));
      add({ id: `n${written.length}`, kind: 'note', at, by, text, mentions });
      return { id: `n${written.length}`, text, by, mentions, at };
    }),
    mock.ok(inviteToInterview, () => {
      add({ id: `i${written.length}`, kind: 'interview_sent', at, by });
      now = { ...now, status: 'interview', stage: null, interview: { state: 'sent', sent_at: at } };
      return { interview_link: 'https://kasb.uz/interview/tok1' };
    }),
  ];
}
