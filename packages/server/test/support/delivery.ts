import type { ShownVacancy, Delivery } from '../../src/adapters/channels/channel.ts';

/** A vacancy with all that may trouble a channel. */
export const vacancy: ShownVacancy = {
  id: 'v1',
  language: 'ru',
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
export const delivery = (identifier: string | null, changes: Partial<ShownVacancy> = {}): Delivery => ({
  key: 'key-1',
  service: { id: 's1', type: 'telegram', name: 'Канал', identifier },
  vacancy: { ...vacancy, ...changes },
});
/** A patience that a test has. */
export const soon = () => AbortSignal.timeout(1000);
