import { jobData } from '@kasb/contract';
import { longText } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { parse } from 'valibot';
import { AiBuilder } from '../../screens/AiBuilder/AiBuilder.tsx';
import {
  builderHandlers,
  builderStory,
  field,
  greeted,
  isSilentAbout,
  say,
  saysInTurn,
} from '../../stories/builderStory.tsx';
import type { Canvas } from '../../stories/builderStory.tsx';
import { greeting, readyJob } from '../../stories/fixtures.ts';
import { Preview } from './Preview.tsx';

const meta = {
  title: 'AiBuilder/Preview',
  component: Preview,
  tags: ['snapshot'],
  args: {
    company: { id: 'c1', name: 'ООО «Барака Строй»' },
    jobData: parse(jobData, readyJob),
    isComplete: false,
    creation: { isPending: false, onCreate: fn() },
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.isWholeBuilder ? (
        <Story />
      ) : (
        <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh', maxInlineSize: 500 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof Preview>;

export default meta;

type Story = StoryObj<typeof meta>;

const create = (canvas: Canvas) => canvas.getByRole('button', { name: 'Создать вакансию' });

/** In a narrow window the vacancy stands behind its tab. */
async function showVacancy(canvas: Canvas) {
  const tab = canvas.queryByRole('tab', { name: /^Вакансия/ });
  if (tab) await userEvent.click(tab);
}

/** Before the first answer there is no vacancy to create. */
export const Empty: Story = {
  parameters: {
    state: {
      ru: 'Вакансии ещё нет',
      rule: 'builder-readiness',
      shows: ['Создать вакансию', 'Здесь появится вакансия'],
    },
  },
  tags: ['gate'],
  args: { jobData: undefined },
  play: async ({ canvas }) => {
    await expect(create(canvas)).toBeDisabled();
    await expect(await canvas.findByText('Здесь появится вакансия')).toBeVisible();
    await isSilentAbout(/undefined|null/);
  },
};

/** Without a benefit the vacancy is not ready. */
export const NotReadyWithoutBenefit: Story = {
  parameters: { state: { ru: 'Не готово: нет преимуществ', rule: 'builder-readiness', shows: ['Создать вакансию'] } },
  args: { jobData: parse(jobData, { ...readyJob, requirements: ['React'], benefits: [] }) },
  play: async ({ canvas }) => {
    await expect(create(canvas)).toBeDisabled();
    await expect(await canvas.findByText('React')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Что уже готово' })).toHaveTextContent(
        /Требования: готово.*Условия: не хватает/,
      ),
    );
  },
};

/** Without a requirement the vacancy is not ready. */
export const NotReadyWithoutRequirement: Story = {
  parameters: { state: { ru: 'Не готово: нет требований', rule: 'builder-readiness', shows: ['Создать вакансию'] } },
  args: { jobData: parse(jobData, { ...readyJob, requirements: [], benefits: ['Обеды'] }) },
  play: async ({ canvas }) => {
    await expect(create(canvas)).toBeDisabled();
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Что уже готово' })).toHaveTextContent(/Требования: не хватает/),
    );
  },
};

/** Title, description, a requirement and a benefit are enough. */
export const ReadyByFields: Story = {
  parameters: { state: { ru: 'Готово по полям', rule: 'builder-readiness', shows: ['Создать вакансию'] } },
  play: async ({ canvas }) => {
    await expect(create(canvas)).toBeEnabled();
    await expect(await canvas.findByRole('heading', { name: 'Повар' })).toBeVisible();
  },
};

/** The assistant's word is enough. */
export const ReadyByIsComplete: Story = {
  parameters: { state: { ru: 'Готово по слову помощника', rule: 'builder-readiness', shows: ['Создать вакансию'] } },
  // Nought is no pay.
  args: { jobData: parse(jobData, { title: 'Повар', salary: 0 }), isComplete: true },
  play: async ({ canvas }) => {
    await expect(create(canvas)).toBeEnabled();
    await expect(await canvas.findByText('Зарплата не указана')).toBeVisible();
    await isSilentAbout(/₽|сум/);
  },
};

/** A salary without a currency is in roubles here. */
export const SalaryRubByDefault: Story = {
  parameters: { state: { ru: 'Валюта не указана: рубли', rule: 'money', shows: ['Повар', '₽'] } },
  args: { jobData: parse(jobData, { title: 'Повар', salary: 80_000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/80\s000\s₽/)).toBeVisible();
    await isSilentAbout(/сум/);
  },
};

/** Each answer changes the vacancy beside it. */
export const LiveUpdate: Story = {
  parameters: {
    state: { ru: 'Вакансия растёт с разговором', rule: 'builder-readiness', shows: ['Исправлено', 'Нет, шеф'] },
    ...builderStory.parameters,
    isWholeBuilder: true,
  },
  render: () => <AiBuilder />,
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      saysInTurn(
        greeting,
        { message: 'Хорошо', jobData: { title: 'Повар' } },
        { message: 'Исправлено', jobData: { title: 'Шеф-повар' } },
      ),
      ...builderHandlers(),
    ),
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await canvas.findByText('Хорошо');
    await say(canvas, 'Нет, шеф');
    await canvas.findByText('Исправлено');
    // In a narrow window the vacancy stands behind its tab.
    await expect(await canvas.findByRole('heading', { name: 'Шеф-повар', hidden: true })).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Повар', hidden: true })).toBeNull();
  },
};

/** A part of the vacancy that is pressed begins an answer that changes it. */
export const ChangedByPressing: Story = {
  parameters: {
    state: { ru: 'Нажатая строка меняется в диалоге', rule: 'builder-readiness', shows: ['Опыт от 5 лет'] },
    ...builderStory.parameters,
    isWholeBuilder: true,
  },
  render: () => <AiBuilder />,
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      saysInTurn(
        greeting,
        { message: 'Хорошо', jobData: { title: 'Повар', requirements: ['Опыт от 3 лет'] } },
        { message: 'Понятно', jobData: { title: 'Повар', requirements: ['Опыт от 5 лет'] } },
      ),
      ...builderHandlers(),
    ),
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await canvas.findByText('Хорошо');
    await showVacancy(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Опыт от 3 лет' }));
    const input = await field(canvas);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('Замени «Опыт от 3 лет» на ');
    await userEvent.keyboard('опыт от 5 лет{Enter}');
    await canvas.findByText('Понятно');
    await showVacancy(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Опыт от 5 лет' })).toHaveAccessibleDescription(
        'Нажмите, чтобы изменить',
      ),
    );
    await expect(canvas.queryByRole('button', { name: 'Опыт от 3 лет' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Повар' }));
    await waitFor(() => expect(input).toHaveValue('Должность: '));
    await showVacancy(canvas);
  },
};

/** A long vacancy scrolls, and the button stays. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Длинная вакансия', rule: 'builder-readiness', shows: ['Создать вакансию'] } },
  args: {
    jobData: parse(jobData, {
      ...readyJob,
      title: longText,
      requirements: Array.from({ length: 40 }, (_, index) => `Требование ${index + 1}: ${longText}`),
    }),
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('group', { name: 'Вакансия' });
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(create(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(create(canvas)).toBeVisible();
  },
};
