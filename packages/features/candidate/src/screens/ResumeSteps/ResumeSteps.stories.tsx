import { createResume, getCurrentUser, getResume, updateResume } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import {
  answeredSoFar,
  candidate,
  fakeClock,
  noHorizontalScroll,
  page,
  phone,
  quiet,
  says,
  sent,
} from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ResumeHost } from '../../stories/ResumeHost.tsx';
import { beginner, frontend, keeping, references } from '../../stories/resumes.ts';

const meta = {
  title: 'Candidate/ResumeSteps',
  component: ResumeHost,
  tags: ['snapshot'],
  args: { path: '/my/resumes/rs1/edit/experience' },
  render: (args, { globals }) => <ResumeHost {...args} theme={globals['theme']} locale={globals['locale']} />,
  parameters: { host: 'spoken' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: candidate }), ...keeping(frontend)),
} satisfies Meta<typeof ResumeHost>;

export default meta;

type Story = StoryObj<typeof meta>;

const goOn = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Дальше' }));
const stands = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible());

async function choose(canvas: Canvas, group: string, month: string, year: string) {
  const fields = within(await canvas.findByRole('group', { name: group }));
  await userEvent.click(await fields.findByRole('combobox', { name: 'Месяц' }));
  await userEvent.click(await page().findByRole('option', { name: month }));
  await userEvent.type(await fields.findByRole('textbox', { name: 'Год' }), year);
}

/** The first step asks what somebody looks for; only the title is required. */
export const Work: Story = {
  parameters: {
    state: {
      ru: 'Первый шаг: работа',
      rule: 'resume-steps',
      shows: ['Шаг 1 из 6', 'Кем хотите работать', 'Город', 'Желаемая зарплата', 'Дальше'],
    },
  },
  tags: ['gate'],
  args: { path: '/my/resumes/new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Шаг 1 из 6')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Кем хотите работать/ })).toBeRequired());
    await expect(await canvas.findByRole('combobox', { name: /Город/ })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Желаемая зарплата' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Дальше' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Пропустить' })).toBeNull();
  },
};

/** Without a title nothing is sent, and the field says so and has the focus. */
export const WorkNeedsATitle: Story = {
  parameters: { state: { ru: 'Без названия не дальше', rule: 'resume-steps', shows: ['Обязательное поле'] } },
  args: { path: '/my/resumes/new' },
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expect(await canvas.findByText('Обязательное поле')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Кем хотите работать/ })).toHaveFocus());
    await expect(await quiet(createResume)).toHaveLength(0);
  },
};

/** With its title the resume is there, and the second step follows. */
export const TitleMakesAResume: Story = {
  parameters: { state: { ru: 'Название создаёт резюме', rule: 'resume-steps', shows: ['Шаг 2 из 6'] } },
  args: { path: '/my/resumes/new' },
  beforeEach: ({ msw }) => {
    const untaught = { ...beginner, education: [] };
    msw.use(mock.ok(createResume, untaught), mock.ok(getResume, untaught), ...references);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Кем хотите работать/ }), 'Водитель');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Вахта' }));
    await goOn(canvas);
    await expect((await sent(createResume)).body).toMatchObject({ title: 'Водитель', schedules: ['rotation'] });
    await expect(await canvas.findByText('Шаг 2 из 6')).toBeVisible();
    const education = within(await canvas.findByRole('region', { name: 'Образование' }));
    await expect(await education.findByText('Добавите на следующем шаге')).toBeVisible();
  },
};

/** Another attempt would change nothing: none is made. */
export const TooManyResumes: Story = {
  parameters: {
    state: {
      ru: 'Резюме слишком много',
      rule: 'resume-steps',
      shows: ['Можно хранить не больше 10 резюме', 'Шаг 1 из 6'],
    },
  },
  args: { path: '/my/resumes/new' },
  beforeEach: ({ msw }) => msw.use(mock.fail(createResume, 'tooManyResumes'), ...references),
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await userEvent.type(await canvas.findByRole('textbox', { name: /Кем хотите работать/ }), 'Водитель');
    await goOn(canvas);
    await says('Можно хранить не больше 10 резюме');
    await clock.advance(6000);
    await expect(await quiet(createResume)).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Кем хотите работать/ })).toHaveValue('Водитель'));
  },
};

/** What was typed before the page was thrown away stands in the form, and is saved on the way on. */
export const DraftOfAPageThatWasThrownAway: Story = {
  parameters: { state: { ru: 'Черновик закрытой страницы', rule: 'resume-steps', shows: ['Кто видит резюме'] } },
  beforeEach: () =>
    localStorage.setItem(
      `kasb.resume.${candidate.id}.rs1.about`,
      JSON.stringify({
        version: 3,
        values: {
          title: '',
          location: '',
          salary: '',
          currency: 'UZS',
          employment: [],
          formats: [],
          schedules: [],
          start: '',
          driving: [],
          isRelocatable: false,
          hasNoExperience: false,
          jobs: [],
          studies: [],
          skills: [],
          languages: [],
          about: 'Набрано до того, как страница закрылась',
          visibility: 'responded',
        },
      }),
    ),
  args: { path: '/my/resumes/rs1/edit/about' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'О себе' })).toHaveValue('Набрано до того, как страница закрылась'),
    );
    await goOn(canvas);
    await expect((await sent(updateResume)).body).toEqual({ about: 'Набрано до того, как страница закрылась' });
    await stands(canvas, 'Кто видит резюме');
  },
};

/** Jobs stand in rows, the paper beside them shows what an employer sees. */
export const ExperienceFilled: Story = {
  parameters: {
    state: {
      ru: 'Опыт заполнен',
      rule: 'resume-steps',
      shows: ['Шаг 2 из 6', 'Опыт работы', 'Верстальщик', 'Так увидит работодатель', 'Добавить ещё место'],
    },
  },
  play: async ({ canvas }) => {
    await stands(canvas, 'Опыт работы');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Опыт работы' })).toHaveFocus());
    await expect(await canvas.findByText('Шаг 2 из 6')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Изменить: Верстальщик' })).toBeVisible();
    await expect(await canvas.findByText('Так увидит работодатель')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Добавить ещё место' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'У меня нет опыта' })).toBeNull();
  },
};

/** Whoever has no experience says so and is at the next step. */
export const NoExperience: Story = {
  parameters: { state: { ru: 'Нет опыта', rule: 'resume-steps', shows: ['Шаг 3 из 6'] } },
  beforeEach: ({ msw }) => msw.use(...keeping(beginner)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'У меня нет опыта' }));
    await expect((await sent(updateResume)).body).toEqual({ hasNoExperience: true });
    await expect(await canvas.findByText('Шаг 3 из 6')).toBeVisible();
  },
};

/** An end before its beginning is refused under the end, which has the focus. */
export const DatesOutOfOrder: Story = {
  parameters: { state: { ru: 'Конец раньше начала', rule: 'resume-sections', shows: ['Окончание раньше начала'] } },
  beforeEach: ({ msw }) => msw.use(...keeping(beginner)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить место работы' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Кем вы работали/ }), 'Кассир');
    await choose(canvas, 'Начали', 'март', '2024');
    await choose(canvas, 'Закончили', 'январь', '2024');
    await goOn(canvas);
    await expect(await canvas.findByText('Окончание раньше начала')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Закончили' })).toContainElement(
        document.activeElement as HTMLElement | null,
      ),
    );
    await expect(await quiet(updateResume)).toHaveLength(0);
  },
};

/** A job that goes on needs no end, and the paper says so. */
export const WorkingNow: Story = {
  parameters: {
    state: {
      ru: 'Работает сейчас',
      rule: 'resume-steps',
      shows: ['Работаю здесь сейчас', 'март 2020 – настоящее время'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить: Верстальщик' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Работаю здесь сейчас' }));
    const ended = within(await canvas.findByRole('group', { name: 'Закончили' }));
    await waitFor(() => expect(ended.getByRole('textbox', { name: 'Год' })).toBeDisabled());
    await expect(await canvas.findByText(/, март 2020 – настоящее время$/)).toBeVisible();
  },
};

/** A deleted job comes back from its toast. */
export const JobDeletedAndBack: Story = {
  parameters: { state: { ru: 'Удалённое место вернулось', rule: 'resume-steps', shows: ['Верстальщик'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Верстальщик' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Изменить: Верстальщик' })).toBeNull());
    await userEvent.click(await page().findByRole('button', { name: 'Отменить' }));
    await expect(await canvas.findByRole('button', { name: 'Изменить: Верстальщик' })).toBeVisible();
  },
};

/** A save without a line is tried again with what was typed since, and the way goes on. */
export const SaveFailsTypingGoesOn: Story = {
  parameters: {
    state: { ru: 'Нет связи, набор идёт дальше', rule: 'resume-steps', shows: ['Шаг 3 из 6', 'Сохранено в 09:00'] },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(updateResume, () =>
        answeredSoFar(updateResume) < 2
          ? (HttpResponse.error() as Response)
          : { ...frontend, version: 4, updated_at: '2025-06-16T09:00:00+05:00' },
      ),
      mock.ok(getResume, () =>
        answeredSoFar(updateResume) < 2 ? frontend : { ...frontend, updated_at: '2025-06-16T09:00:00+05:00' },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить: Верстальщик' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Что вы делали' }), 'Вёрстка');
    await goOn(canvas);
    await says('Не сохранено, попробуем снова');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Что вы делали' }), ' писем');
    dispatchEvent(new Event('online'));
    const { body } = await sent(updateResume, 2);
    await expect(JSON.stringify(body)).toContain('Вёрстка писем');
    await expect(await canvas.findByText('Шаг 3 из 6')).toBeVisible();
    await says('Сохранено в 09:00');
  },
};

/** On a phone the step stands alone, with the ways back and on at the lower edge. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'На телефоне', rule: 'resume-steps', shows: ['Назад', 'Дальше'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Назад' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Дальше' })).toBeVisible();
    await expect(canvas.getByText('Так увидит работодатель')).not.toBeVisible();
    await noHorizontalScroll();
  },
};

/** The last step leads to the document, and says that the resume is ready. */
export const Finished: Story = {
  parameters: { state: { ru: 'Резюме готово', rule: 'resume-steps', shows: ['Резюме готово'] } },
  args: { path: '/my/resumes/rs1/edit/visibility' },
  beforeEach: ({ msw }) => msw.use(...keeping({ ...frontend, visibility: 'nobody' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Видно тем, кому я откликнулся/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Готово' }));
    await says('Резюме готово');
    await expect((await sent(updateResume)).body).toEqual({ visibility: 'responded' });
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/my/resumes/rs1'));
  },
};
