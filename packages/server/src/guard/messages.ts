import type { Verdict } from './compareTitles.ts';

const quote = (title: string) => `«${title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title}»`;

type Sentence = (before: string, after: string) => string;

const change =
  (what: string): Sentence =>
  (before, after) =>
    `${what}: было ${quote(before)}, стало ${quote(after)}`;

/** The reason of each verdict, from the two titles. */
export const reasons: Record<Verdict, Sentence> = {
  same: () => 'Должность не изменилась',
  kept: () => 'Та же должность: название записано иначе',
  clarified: () => 'Та же должность: название уточнено',
  combined: () => 'Та же должность: рядом с ней добавлена или убрана другая',
  untranslated: () => 'Та же должность, вероятно на другом языке',
  close: () => 'Названия должностей похожи',
  far: change('Похоже, изменена профессия'),
  role: change('Изменена профессия'),
  specialisation: change('Изменена специализация'),
  level: change('Изменён уровень должности'),
};

/** What deserves a second look although the title passes, by verdict. */
export const titleWarnings: Partial<Record<Verdict, string>> = {
  clarified: 'Специализация в названии уточнена или убрана: проверьте, что это та же работа',
  combined: 'В названии изменился набор должностей: проверьте, что это та же работа',
  untranslated: 'Не удалось сверить направление работы на разных языках: проверьте перевод',
};

export const bodyWarnings = {
  description: 'Описание переписано почти полностью',
  requirements: 'Требования не совпадают с прежними',
};
