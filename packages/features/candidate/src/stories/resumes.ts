import {
  appendResumeUpload,
  createResumeUpload,
  deleteResumeFile,
  getResume,
  listCurrencies,
  listEmploymentTypes,
  listRegions,
  listResumeVisibilities,
  updateResume,
} from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';

/** A resume as a provider sends it. */
export type WireResume = WireAnswerOf<typeof getResume>;

export const frontend = {
  id: 'rs1',
  version: 3,
  title: 'Frontend-разработчик',
  location: 'Ташкент',
  salary_amount: 12_000_000,
  currency: 'UZS',
  employment: ['full-time'],
  formats: ['hybrid'],
  schedules: [],
  experience: [
    { position: 'Frontend-разработчик', company: 'ООО «Софт»', start: '2022-03', end: null, description: 'Интерфейсы' },
    { position: 'Верстальщик', company: 'Студия', start: '2020-03', end: '2022-02' },
  ],
  education: [{ level: 'higher', institution: 'ТУИТ', specialty: 'Информатика', year: 2019 }],
  skills: ['React', 'CSS', 'TypeScript'],
  languages: [],
  visibility: 'responded',
  is_default: true,
  completeness: 80,
  missing: ['languages', 'schedules'],
  updated_at: '2025-06-12T10:00:00+05:00',
} satisfies WireResume;

/** Without jobs, and nothing said of that. */
export const beginner = { ...frontend, experience: [], completeness: 55 } satisfies WireResume;
export const typesetter = {
  id: 'rs2',
  title: 'Верстальщик',
  visibility: 'nobody',
  completeness: 40,
  updated_at: '2025-06-10T10:00:00+05:00',
} satisfies WireResume;
export const designer = {
  id: 'rs3',
  title: 'Дизайнер',
  visibility: 'everyone',
  share_url: 'https://kasb.uz/resume/t1',
  completeness: 70,
  skills: ['Figma'],
  updated_at: '2025-06-11T10:00:00+05:00',
} satisfies WireResume;

/** The lists that forms of resumes read. */
export const references = [
  mock.ok(listEmploymentTypes, [
    { id: 'full-time', name: 'Полная занятость' },
    { id: 'part-time', name: 'Частичная занятость' },
  ]),
  mock.ok(listCurrencies, [{ id: '1', code: 'UZS' }]),
  mock.ok(listRegions, [{ id: '1', name: 'Ташкент' }]),
  mock.ok(listResumeVisibilities, [
    { id: 'everyone', name: 'Видно всем работодателям' },
    { id: 'responded', name: 'Видно тем, кому я откликнулся' },
    { id: 'nobody', name: 'Не видно никому' },
  ]),
];

/** A provider that keeps what is changed of a resume. */
export function keeping(first: WireResume) {
  let now: WireResume = first;
  return [
    ...references,
    mock.ok(getResume, () => now),
    mock.ok(updateResume, ({ body }) => {
      const changes = body as Partial<WireResume>;
      const version = Number(now.version) + 1;
      now = { ...now, ...changes, version, updated_at: '2025-06-16T09:00:00+05:00' };
      return now;
    }),
  ];
}

/** A provider that keeps the file of a resume; `onPart` hears of each part before it is answered. */
export function takingFiles(onPart: () => void = () => undefined) {
  let file: WireResume['file'];
  let upload = { name: '', size: 0, offset: 0 };
  const answer = () => ({
    id: 'u1',
    offset: upload.offset,
    size: upload.size,
    is_complete: upload.offset === upload.size,
  });
  return [
    ...references,
    mock.ok(getResume, () => ({ ...frontend, file })),
    mock.ok(createResumeUpload, ({ body }) => {
      upload = { ...(body as { name: string; size: number }), offset: 0 };
      return answer();
    }),
    mock.ok(appendResumeUpload, ({ body }) => {
      onPart();
      upload.offset += (body as Blob).size;
      if (upload.offset === upload.size) file = { name: upload.name, size: upload.size, url: '/api/resume-file/f1' };
      return answer();
    }),
    mock.ok(deleteResumeFile, () => {
      file = undefined;
      return frontend;
    }),
  ];
}
