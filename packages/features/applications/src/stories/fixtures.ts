import type { WireAnswerOf, getApplication, getVacancy } from '@kasb/contract';

type WireApplication = WireAnswerOf<typeof getApplication>;

/** The first application of the stories. */
export const applied = {
  id: 'ap1',
  status: 'applied',
  created_at: '2025-06-10',
  updated_at: '2025-06-10',
  candidate: { name: 'Дилшод Рашидов', email: 'dilshod@mail.uz' },
  vacancy: { title: 'Frontend-разработчик', company_name: 'ООО «Барака Строй»' },
} satisfies WireApplication;

const other = (id: string, name: string, status: string) =>
  ({ ...applied, id, status, candidate: { name, email: `${id}@mail.uz` } }) satisfies WireApplication;

export const screening = other('ap2', 'Мадина Алиева', 'screening');
export const hired = other('ap6', 'Шахноза Турсунова', 'hired');

/** One application in each status. */
export const applications: WireApplication[] = [
  applied,
  screening,
  other('ap3', 'Сардор Исмоилов', 'interview'),
  other('ap4', 'Гульнора Каримова', 'offer'),
  other('ap5', 'Тимур Ахмедов', 'rejected'),
  hired,
];

/** Many applications, the newest first. */
export const many = (length: number): WireApplication[] =>
  Array.from({ length }, (_, index) => ({
    ...applied,
    id: `m${index + 1}`,
    candidate: { name: `Кандидат ${index + 1}`, email: `m${index + 1}@mail.uz` },
  }));

/** The vacancy of the stories, as far as these screens read it. */
export const vacancy: WireAnswerOf<typeof getVacancy> = {
  id: 'v1',
  title: 'Frontend-разработчик',
  companies: { name: 'ООО «Барака Строй»' },
};
