import {
  createVacancy,
  getCurrentUser,
  getVacancy,
  listCompanies,
  listCurrencies,
  listEmploymentTypes,
  listRegions,
  updateVacancy,
  validateVacancyEdit,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import { expect, userEvent } from 'storybook/test';
import { companies, currencies, employmentTypes, frontend, regions } from './fixtures.ts';

/** What the calls of the form answer unless a story says otherwise. */
export const formHandlers = () => [
  mock.ok(getCurrentUser, { user: employer }),
  mock.ok(listCompanies, companies),
  mock.ok(listCurrencies, currencies),
  mock.ok(listEmploymentTypes, employmentTypes),
  mock.ok(listRegions, regions),
  mock.ok(getVacancy, frontend, { headers: { etag: '"7"' } }),
  mock.ok(validateVacancyEdit, { isValid: true }),
  mock.ok(updateVacancy, frontend),
  mock.ok(createVacancy, { vacancy: { id: 'v10' } }),
];

/** Where the form of a new vacancy stands. */
export const createStory = {
  args: { companyId: 'c1' },
  parameters: { host: { path: '/employer/companies/c1/vacancies/new' } },
};

/** Where the form of a vacancy stands. */
export const editStory = { args: { vacancyId: 'v1' }, parameters: { host: { path: '/employer/vacancies/v1/edit' } } };

export const titleField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Название вакансии/ });

/** Puts another text into a field. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Creates a vacancy with this title and nothing more. */
export async function create(canvas: Canvas, title: string): Promise<void> {
  await userEvent.type(await titleField(canvas), title);
  await userEvent.click(canvas.getByRole('button', { name: 'Создать вакансию' }));
}

/** Saves the vacancy under another title. */
export async function retitle(canvas: Canvas, title: string): Promise<void> {
  await retype(await titleField(canvas), title);
  await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }));
}

/** That the address is this one. */
export const isAt = (canvas: Canvas, path: string) => expect(canvas.getByTestId('location').textContent).toBe(path);
