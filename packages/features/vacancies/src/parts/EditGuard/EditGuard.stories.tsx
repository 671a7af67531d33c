import { createVacancy, getVacancy, updateVacancy, validateVacancyEdit } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { isSilentAbout, longText, noHorizontalScroll, page, quiet, says } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { VacancyForm } from '../../screens/VacancyForm/VacancyForm.tsx';
import { frontend } from '../../stories/fixtures.ts';
import { create, createStory, editStory, formHandlers, retitle, titleField } from '../../stories/formStory.ts';

const meta = {
  title: 'Vacancies/EditGuard',
  component: VacancyForm,
  tags: ['snapshot'],
  ...editStory,
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...formHandlers()),
} satisfies Meta<typeof VacancyForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const button = { back: 'Вернуться к редактированию', cancel: 'Отменить изменения', force: 'Сохранить принудительно' };
const refusal = {
  isValid: false,
  similarityScore: 35,
  reason: 'Изменена профессия',
  warnings: ['Требования не совпадают'],
};
const title = 'Нельзя заменить должность';
const updates = async () => (await quiet(updateVacancy)).map(({ body }) => body as Record<string, unknown>);
async function dialog() {
  const element = await page().findByRole('alertdialog', { name: title });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
}
const noDialog = () => waitFor(() => expect(page().queryByRole('alertdialog', { name: title })).toBeNull());
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));

async function meterShows(value: number, tone: string) {
  const meter = (await dialog()).getByRole('meter', { name: 'Сходство с исходной вакансией' });
  await expect(meter).toHaveAttribute('aria-valuenow', String(value));
  await expect(meter).toHaveAttribute('data-tone', tone);
}

/** The guard answers this before the save. */
const checkSays = (check: Partial<typeof refusal>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(validateVacancyEdit, { ...refusal, ...check })),
});

/** While the edit is being judged the button is busy and nothing is saved. */
export const Checking: Story = {
  parameters: {
    state: { ru: 'Правка проверяется', rule: 'edit-guard', shows: ['Проверяем изменения', 'Frontend-инженер'] },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.pending(validateVacancyEdit)),
  play: async ({ canvas }) => {
    await retitle(canvas, 'Frontend-инженер');
    const save = await canvas.findByRole('button', { name: 'Проверяем изменения' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect((await quiet(validateVacancyEdit)).map(({ body }) => body)).toEqual([
      { title: 'Frontend-инженер', description: 'Разработка интерфейсов', requirements: ['React', 'TypeScript'] },
    ]);
    await expect(await updates()).toEqual([]);
    await noDialog();
  },
};

/** Another position opens the dialog with its likeness, reason and warnings. */
export const InvalidOpensDialog: Story = {
  parameters: {
    state: {
      ru: 'Другая должность: окно с причиной',
      rule: 'edit-guard',
      shows: [
        'Нельзя заменить должность',
        'Сходство с исходной вакансией',
        'Вернуться к редактированию',
        'Отменить изменения',
        'Сохранить принудительно',
      ],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getVacancy, { ...frontend, title: 'Строитель' }), mock.ok(validateVacancyEdit, refusal)),
  play: async ({ canvas }) => {
    await retitle(canvas, 'Каменщик');
    const view = await dialog();
    await meterShows(35, 'critical');
    for (const text of ['Изменена профессия', 'Требования не совпадают', 'Строитель', 'Каменщик'])
      await expect(await view.findByText(text)).toBeVisible();
    for (const name of Object.values(button)) await expect(await view.findByRole('button', { name })).toBeVisible();
    await waitFor(() => expect(view.getByRole('button', { name: button.back })).toHaveFocus());
    await expect(await updates()).toEqual([]);
    await isSilentAbout('Вакансия успешно обновлена');
  },
};

/** Another level is refused, and the dialog lists what is forbidden. */
export const JuniorToSenior: Story = {
  parameters: {
    state: {
      ru: 'Другой уровень: отклонено',
      rule: 'edit-guard',
      shows: [
        'Нельзя заменить должность',
        'Другая должность',
        'Сменить уровень: Junior на Senior',
        'Сменить специализацию: Backend на Frontend',
        'Заменить профессию',
      ],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getVacancy, { ...frontend, title: 'Junior Frontend' }),
      mock.ok(validateVacancyEdit, { isValid: false, similarityScore: 55, reason: 'Другая должность', warnings: [] }),
    ),
  play: async ({ canvas }) => {
    await retitle(canvas, 'Senior Frontend');
    const view = await dialog();
    await meterShows(55, 'warning');
    await expect(await view.findByText('Другая должность', { selector: 'p' })).toBeVisible();
    for (const rule of [
      'Сменить уровень: Junior на Senior',
      'Сменить специализацию: Backend на Frontend',
      'Заменить профессию',
    ])
      await expect(await view.findByText(rule)).toBeVisible();
  },
};

/** A title made clearer is saved without a question. */
export const TitleClarificationAllowed: Story = {
  parameters: {
    state: { ru: 'Уточнение названия разрешено', rule: 'edit-guard', shows: ['Вакансия успешно обновлена'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(validateVacancyEdit, { isValid: true, similarityScore: 92 })),
  play: async ({ canvas }) => {
    await retitle(canvas, 'Frontend-разработчик (опыт от 3 лет)');
    await says('Вакансия успешно обновлена');
    await expect((await updates())[0]?.title).toBe('Frontend-разработчик (опыт от 3 лет)');
    await noDialog();
  },
};

/** A high likeness does not help an edit that is not valid. */
export const HighScoreStillBlocked: Story = {
  ...checkSays({ similarityScore: 85, reason: 'Другой уровень', warnings: [] }),
  parameters: {
    state: { ru: 'Похоже, но всё равно нельзя', rule: 'similarity', shows: ['Нельзя заменить должность'] },
  },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Senior Frontend-разработчик');
    await meterShows(85, 'positive');
    await expect(await updates()).toEqual([]);
    await isSilentAbout('Вакансия успешно обновлена');
  },
};

/** A check that fails lets the save go on. */
export const CheckFailsSaveProceeds: Story = {
  parameters: {
    state: { ru: 'Ошибка проверки: сохраняем', rule: 'edit-guard', shows: ['Вакансия успешно обновлена'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(validateVacancyEdit, 500)),
  play: async ({ canvas }) => {
    await retitle(canvas, 'Frontend-инженер');
    await says('Вакансия успешно обновлена');
    await expect(await updates()).toHaveLength(1);
    await noDialog();
    await isSilentAbout(/\(принудительно\)/);
  },
};

/** A save that the server itself refuses opens the same dialog. */
export const ServerRejectsWithValidationFailed: Story = {
  parameters: { state: { ru: 'Сервер отклонил правку сам', rule: 'edit-guard', shows: ['Нельзя заменить должность'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(updateVacancy, 422, {
        validationFailed: true,
        similarityScore: 65,
        reason: 'Изменена роль',
        warnings: [],
      }),
    ),
  play: async ({ canvas }) => {
    await retitle(canvas, 'Каменщик');
    await expect(await (await dialog()).findByText('Изменена роль')).toBeVisible();
    await meterShows(65, 'warning');
    await isSilentAbout('Ошибка при сохранении вакансии');
  },
};

/** Returning closes the dialog with what was typed still there. */
export const ReturnToEditing: Story = {
  ...checkSays({}),
  parameters: { state: { ru: 'Возврат к правке', rule: 'edit-guard', shows: ['Каменщик'] } },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Каменщик');
    await press(button.back);
    await noDialog();
    await expect(await titleField(canvas)).toHaveValue('Каменщик');
    await expect(await updates()).toEqual([]);
  },
};

/** Cancelling puts the saved values back. */
export const CancelChanges: Story = {
  ...checkSays({}),
  parameters: { state: { ru: 'Правка отменена', rule: 'edit-guard', shows: ['Frontend-разработчик'] } },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Каменщик');
    await press(button.cancel);
    await noDialog();
    await expect(await titleField(canvas)).toHaveValue('Frontend-разработчик');
    await expect(await updates()).toEqual([]);
  },
};

/** A forced save skips the check and says that it was forced. */
export const ForceSaved: Story = {
  ...checkSays({}),
  parameters: {
    state: { ru: 'Сохранено принудительно', rule: 'edit-guard', shows: ['Вакансия успешно обновлена (принудительно)'] },
  },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Каменщик');
    await press(button.force);
    await says('Вакансия успешно обновлена (принудительно)');
    await expect(await updates()).toHaveLength(1);
    await expect((await updates())[0]).toMatchObject({ title: 'Каменщик', skipValidation: true });
    await noDialog();
  },
};

/** A forced save that failed says so. */
export const ForceSaveError: Story = {
  parameters: {
    state: { ru: 'Ошибка принудительного сохранения', rule: 'edit-guard', shows: ['Ошибка при сохранении вакансии'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(validateVacancyEdit, refusal), mock.fail(updateVacancy, 500)),
  play: async ({ canvas }) => {
    await retitle(canvas, 'Каменщик');
    await press(button.force);
    await says('Ошибка при сохранении вакансии');
    await noDialog();
    await expect(await titleField(canvas)).toHaveValue('Каменщик');
    await isSilentAbout(/\(принудительно\)/);
  },
};

/** A creation that was refused can be forced too. */
export const ForceCreated: Story = {
  ...createStory,
  parameters: {
    ...createStory.parameters,
    state: { ru: 'Создано принудительно', rule: 'edit-guard', shows: ['Вакансия успешно создана (принудительно)'] },
  },
  args: { companyId: 'c1', vacancyId: undefined },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(createVacancy, 422, {
        validationFailed: true,
        similarityScore: 20,
        reason: 'Не похоже на должность',
        warnings: [],
      }),
    ),
  play: async ({ canvas, context }) => {
    await create(canvas, 'Курьер');
    await expect(await (await dialog()).findByText('Не похоже на должность')).toBeVisible();
    context.msw.use(mock.ok(createVacancy, { id: 'v10' }));
    await press(button.force);
    await says('Вакансия успешно создана (принудительно)');
    await expect(
      (await quiet(createVacancy)).map(({ body }) => (body as Record<string, unknown>).skipValidation),
    ).toEqual([undefined, true]);
    await isSilentAbout('Ошибка при сохранении вакансии');
  },
};

/** Many warnings scroll inside the dialog, and the buttons stay. */
export const LongReasonManyWarnings: Story = {
  ...checkSays({
    reason: `${longText}. `.repeat(4),
    warnings: Array.from({ length: 8 }, (_, index) => `Предупреждение ${index + 1}: ${longText}`),
  }),
  parameters: {
    state: { ru: 'Длинная причина, много предупреждений', rule: 'edit-guard', shows: ['Нельзя заменить должность'] },
  },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Каменщик');
    const view = await dialog();
    const warnings = await view.findByRole('list', { name: 'На что обратить внимание' });
    await expect(within(warnings).getAllByRole('listitem')).toHaveLength(8);
    const scrolling = [...page().getByRole('alertdialog').querySelectorAll('*')].filter(
      (element) => element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto',
    );
    await expect(scrolling).toHaveLength(1);
    for (const name of Object.values(button)) {
      const box = view.getByRole('button', { name }).getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    await noHorizontalScroll();
  },
};

/** On a phone the dialog's buttons stand below each other. */
export const Mobile390: Story = {
  ...checkSays({}),
  parameters: { state: { ru: 'Окно на телефоне', rule: 'edit-guard', shows: ['Нельзя заменить должность'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Каменщик');
    const view = await dialog();
    const boxes = [button.back, button.cancel, button.force].map((name) =>
      view.getByRole('button', { name }).getBoundingClientRect(),
    );
    for (const box of boxes) await expect(box.width).toBeGreaterThan(320);
    await expect(boxes[0]?.bottom).toBeLessThanOrEqual(boxes[1]?.top ?? 0);
    await expect(boxes[1]?.bottom).toBeLessThanOrEqual(boxes[2]?.top ?? 0);
    await noHorizontalScroll();
  },
};
