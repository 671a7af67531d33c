import type { PostedVacancy, Posting } from '../../src/adapters/posting/posting.ts';

/** A vacancy with all that may trouble a channel. */
export const vacancy: PostedVacancy = {
  id: 'v1',
  companyId: 'c1',
  companyName: 'Рога & Копыта',
  companyPhone: '998712000000',
  title: 'Технолог <швейного> производства',
  description: 'Фабрика шьёт домашний текстиль.\nИ одежду.',
  requirements: ['Опыт > 3 лет'],
  benefits: ['Обеды & чай'],
  location: 'Самарканд',
  employmentType: 'full-time',
  employmentName: 'Полная занятость',
  remoteType: 'office',
  salaryMin: 6_000_000,
  salaryMax: null,
  currency: 'UZS',
  url: 'https://kasb.uz/vacancies/v1',
};
/** A publication of it. */
export const posting = (identifier: string | null, changes: Partial<PostedVacancy> = {}): Posting => ({
  key: 'key-1',
  service: { id: 's1', type: 'telegram', name: 'Канал', identifier },
  vacancy: { ...vacancy, ...changes },
});
/** A patience that a test has. */
export const soon = () => AbortSignal.timeout(1000);
