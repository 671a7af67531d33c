import {
  countApplications,
  countBatchReaders,
  createApplicationBatch,
  getApplicationBoard,
  getCurrentUser,
  getVacancy,
  listCompanies,
  listMessageTemplates,
  listRefusalReasons,
  listStages,
  updateApplicationStatus,
} from '@kasb/contract';
import type { getApplication, WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { HttpHandler } from 'msw';
import { fireEvent, waitFor } from 'storybook/test';
import { applied, vacancy } from './fixtures.ts';

type WireApplication = WireAnswerOf<typeof getApplication>;

/** The board's moment is that of all stories: 16 June 2025. */
const card = (id: string, name: string, status: string, more: Partial<WireApplication> = {}): WireApplication => ({
  ...applied,
  id,
  status,
  source: 'platform',
  status_since: '2025-06-15T09:00:00+05:00',
  candidate: { name },
  ...more,
});

/** Cards of the stories, by their columns. */
export const boardCards = {
  applied: [
    card('b1', 'Дилшод Рашидов', 'applied', { is_new: true }),
    card('b2', 'Мадина Алиева', 'applied', { status_since: '2025-06-07T09:00:00+05:00', created_at: '2025-06-07' }),
  ],
  screening: [
    card('b3', 'Сардор Исмоилов', 'screening', {
      stage: { id: 'st1', name: 'Звонок', name_uz: 'Qo‘ng‘iroq' },
      votes: { yes: 2, no: 0 },
      unread_count: 1,
    }),
  ],
  interview: [card('b4', 'Гульнора Каримова', 'interview')],
  offer: [card('b5', 'Бекзод Эргашев', 'offer')],
  hired: [card('b6', 'Шахноза Турсунова', 'hired')],
  rejected: [card('b7', 'Тимур Ахмедов', 'rejected')],
};

/** More of the first column. */
export const moreCards = Array.from({ length: 30 }, (_, index) =>
  card(`n${index + 1}`, `Кандидат ${index + 1}`, 'applied', { created_at: '2025-05-20' }),
);

const totals = { applied: 212, screening: 486, interview: 96, offer: 18, hired: 64, rejected: 372 };

/** The board of the stories, whole columns where they are asked to be small. */
export const boardOf = (cards: Partial<typeof boardCards> = boardCards, isWhole = false) => ({
  columns: Object.entries(totals).map(([status, total]) => {
    const items = cards[status as keyof typeof totals] ?? [];
    return { status, items, total: isWhole ? items.length : total, ...(!isWhole && { cursor: `${status}-c1` }) };
  }),
});

/** Steps of the company's own. */
export const ownStages = [
  { id: 'st1', status: 'screening', name: 'Звонок', name_uz: 'Qo‘ng‘iroq' },
  { id: 'st2', status: 'screening', name: 'Тестовое задание', name_uz: 'Sinov topshirig‘i' },
  { id: 'st3', status: 'interview', name: 'С директором', name_uz: 'Direktor bilan' },
];

const reasons = [
  ['experience', 'Мало опыта', 'Tajriba kam'],
  ['skills', 'Не те навыки', 'Ko‘nikmalar mos emas'],
  ['pay', 'Не сошлись в оплате', 'Maosh bo‘yicha kelishilmadi'],
  ['schedule', 'Не подошёл график', 'Jadval mos kelmadi'],
  ['distance', 'Далеко добираться', 'Yo‘l uzoq'],
  ['no_contact', 'Нет связи', 'Aloqa yo‘q'],
  ['changed_mind', 'Кандидат передумал', 'Nomzod fikridan qaytdi'],
  ['vacancy_closed', 'Вакансия закрыта', 'Vakansiya yopildi'],
  ['other', 'Другое', 'Boshqa'],
].map(([id, name, name_uz]) => ({ id: id ?? '', name, name_uz, needs_comment: id === 'other' }));

/** A template that every company has. */
export const refusal = {
  id: 't1',
  kind: 'refusal',
  name: 'Вежливый отказ',
  text_ru: 'Здравствуйте, {{first_name}}! Спасибо за отклик на вакансию «{{vacancy}}».',
  text_uz: 'Assalomu alaykum, {{first_name}}! «{{vacancy}}» vakansiyasiga arizangiz uchun rahmat.',
  is_built_in: true,
};

/** A provider with a board. */
export const boardProvider = (board: WireAnswerOf<typeof getApplicationBoard> = boardOf()): HttpHandler[] => [
  mock.ok(getCurrentUser, { user: employer }),
  mock.ok(getVacancy, { ...vacancy, company_id: 'c1' }),
  mock.ok(getApplicationBoard, board),
  mock.ok(countApplications, { total: 1248, ...totals }),
  mock.ok(listCompanies, { items: [{ id: 'c1', name: 'ООО «Барака Строй»' }] }),
  mock.ok(listStages, { items: ownStages }),
  mock.ok(listRefusalReasons, reasons),
  mock.ok(listMessageTemplates, { items: [refusal] }),
  mock.ok(updateApplicationStatus, ({ params }) => card(String(params.id), 'Дилшод Рашидов', 'interview')),
  mock.ok(countBatchReaders, { app: 1, telegram: 1, headhunter: 0, uzbek: 1 }),
  mock.ok(createApplicationBatch, { id: 'bt1', changed: 2, skipped: [], undo_until: '2025-06-16T10:10:00+05:00' }),
];

/** The card of a person. */
export const cardOf = (canvas: Canvas, name: string) => canvas.findByRole('row', { name: new RegExp(name) });

/** The column that a card stands in now, as its grid is named. */
export const columnNameOf = (canvas: Canvas, name: string) =>
  canvas
    .getByRole('row', { name: new RegExp(name) })
    .closest('[role=grid]')
    ?.getAttribute('aria-label');

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + Math.min(height / 2, 200) };
};
const press = { button: 0, pointerId: 1, isPrimary: true, bubbles: true };

/** Takes a card to a column, or to a part of it; what drags comes with the first press. */
export async function drag(canvasElement: HTMLElement, held: HTMLElement, status: string, zone?: string) {
  const column = canvasElement.querySelector(`[data-column=${status}]`);
  if (!column) throw new Error(`there is no column ${status}`);
  await fireEvent.pointerDown(held, { ...press, ...middle(held) });
  await waitFor(() => {
    void fireEvent.pointerMove(held, { ...press, ...middle(column) });
    if (!column.hasAttribute('data-over')) throw new Error('nothing is over it yet');
  });
  const target = (zone && column.querySelector(`[data-zone=${zone}]`)) || column;
  await fireEvent.pointerMove(held, { ...press, ...middle(target) });
  return () => fireEvent.pointerUp(held, { ...press, ...middle(target) });
}
