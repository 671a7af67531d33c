import { createVacancyFromChat, jobData } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { quiet, sent } from '@kasb/kit/stories';
import { Button } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { parse } from 'valibot';
import { useChatVacancy } from '../../data/useChatVacancy.ts';
import { newConversation } from '../../model/conversation.ts';
import { CreateControl } from '../../parts/Preview/CreateControl.tsx';
import {
  builderHandlers,
  builderStory,
  greeted,
  isAt,
  isSilentAbout,
  page,
  say,
  saysInTurn,
} from '../../stories/builderStory.tsx';
import type { Canvas } from '../../stories/builderStory.tsx';
import { greeting, readyJob } from '../../stories/fixtures.ts';
import { StoryPublishing } from '../../stories/StoryPublishing.tsx';
import { AiBuilder } from './AiBuilder.tsx';

const meta = {
  title: 'AiBuilder/Create',
  component: AiBuilder,
  tags: ['snapshot'],
  ...builderStory,
  args: { renderPublishing: (_vacancyId, onClose) => <StoryPublishing onClose={onClose} /> },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      saysInTurn(greeting, { message: 'Всё готово', jobData: readyJob }),
      mock.ok(createVacancyFromChat, { id: 'v20' }),
      ...builderHandlers(),
    ),
} satisfies Meta<typeof AiBuilder>;

export default meta;

type Story = StoryObj<typeof meta>;

const failed = 'Не удалось создать вакансию. Попробуйте еще раз.';

/** Talks until the vacancy is ready; in a narrow window its tab has to be opened. */
async function ready(canvas: Canvas) {
  await greeted(canvas);
  await say(canvas, 'Нужен повар');
  await canvas.findByText('Всё готово');
  const tab = canvas.queryByRole('tab', { name: /Вакансия/ });
  if (tab) await userEvent.click(tab);
}

const button = (canvas: Canvas) => canvas.findByRole('button', { name: 'Создать вакансию' });
const create = async (canvas: Canvas) => {
  await ready(canvas);
  await userEvent.click(await button(canvas));
};

/** While the vacancy is being created the button is busy. */
export const Creating: Story = {
  parameters: { state: { ru: 'Вакансия создаётся', rule: 'builder-create', shows: ['Создаём вакансию'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.pending(createVacancyFromChat)),
  play: async ({ canvas }) => {
    await create(canvas);
    const busy = await canvas.findByRole('button', { name: 'Создаём вакансию' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    await expect((await quiet(createVacancyFromChat)).map(({ body }) => body)).toMatchObject([
      {
        jobData: { title: 'Повар', description: 'Готовить', requirements: ['Опыт'], benefits: ['Обеды'] },
        companyId: 'c1',
        conversationHistory: [
          { content: 'Здравствуйте! Кого ищем?' },
          { sender: 'user', content: 'Нужен повар' },
          { sender: 'ai', content: 'Всё готово' },
        ],
      },
    ]);
    await isSilentAbout(failed);
  },
};

/** A created vacancy can be published at once. */
export const CreatedOffersPublishing: Story = {
  parameters: {
    state: { ru: 'Создана: предложена публикация', rule: 'builder-create', shows: ['Публикация вакансии'] },
  },
  play: async ({ canvas }) => {
    await create(canvas);
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Публикация вакансии' })).toBeVisible());
    await isAt(canvas, '/employer/vacancies/ai-builder');
  },
};

/** Closing the dialog opens the interview's setup. */
export const DialogClosedGoesToInterview: Story = {
  parameters: {
    state: {
      ru: 'Окно закрыто: к интервью',
      rule: 'builder-create',
      shows: ['Вакансия создана', 'К вопросам интервью'],
    },
  },
  play: async ({ canvas }) => {
    await create(canvas);
    await page().findByRole('dialog', { name: 'Публикация вакансии' });
    await userEvent.keyboard('{Escape}');
    await isAt(canvas, '/employer/vacancy/v20/interview');
  },
};

/** Where publishing is closed the created vacancy leads on by a button. */
export const CreatedWhereNothingOpens: Story = {
  parameters: {
    state: {
      ru: 'Создана, но публикация закрыта',
      rule: 'builder-create',
      shows: ['Купить план для публикации', 'Вакансия создана'],
    },
  },
  args: { renderPublishing: () => <p>Купить план для публикации</p> },
  play: async ({ canvas }) => {
    await create(canvas);
    await expect(await canvas.findByText('Вакансия создана')).toBeVisible();
    await expect(await canvas.findByText('Купить план для публикации')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Создать вакансию' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'К вопросам интервью' }));
    await isAt(canvas, '/employer/vacancy/v20/interview');
  },
};

/** A creation that failed says so and can be tried again. */
export const CreateError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка создания',
      rule: 'builder-create',
      shows: ['Не удалось создать вакансию. Попробуйте еще раз.', 'Создать вакансию'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(createVacancyFromChat, 500)),
  play: async ({ canvas }) => {
    await create(canvas);
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect(await button(canvas)).toBeEnabled();
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

/** An error inside a successful answer is shown. */
export const CreateErrorField: Story = {
  parameters: {
    state: { ru: 'Ошибка внутри успешного ответа', rule: 'builder-create', shows: ['Компания не найдена'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(createVacancyFromChat, { error: 'Компания не найдена' }, { status: 200 })),
  play: async ({ canvas }) => {
    await create(canvas);
    await expect(await canvas.findByText('Компания не найдена')).toBeVisible();
    await isSilentAbout(failed);
  },
};

/** Asks for the creation whatever the button says. */
function DirectCreation() {
  const { create: ask, failure, isPending } = useChatVacancy();
  const unready = {
    ...newConversation({ id: 'c1', name: 'ООО «Барака Строй»' }, 'ru'),
    jobData: parse(jobData, { title: 'Повар' }),
  };
  return (
    <>
      <Button onPress={() => ask(unready, 'c1')}>Вызвать напрямую</Button>
      <CreateControl companyId="c1" isReady={false} failure={failure} isPending={isPending} onCreate={() => {}} />
    </>
  );
}

/** Creating what is not ready is refused and not sent. */
export const NotReadyError: Story = {
  parameters: {
    state: { ru: 'Не готово: создать нельзя', rule: 'builder-readiness', shows: ['Вакансия не готова к публикации'] },
  },
  render: () => <DirectCreation />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вызвать напрямую' }));
    await expect(await canvas.findByText('Вакансия не готова к публикации')).toBeVisible();
    await expect(await quiet(createVacancyFromChat)).toEqual([]);
  },
};

/** A company typed by hand is replaced by a real one before the creation. */
export const CompanyByHandNeedsOne: Story = {
  parameters: {
    state: {
      ru: 'Компания вручную: нужна настоящая',
      rule: 'builder-create',
      shows: ['Ромашка', 'Публикация вакансии'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Компания' }));
    await userEvent.click(await page().findByRole('option', { name: 'Другая компания' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Название компании/ }), 'Ромашка');
    await ready(canvas);
    await expect(await button(canvas)).toBeDisabled();
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Компания для вакансии' }));
    await userEvent.click(await page().findByRole('option', { name: 'ООО «Барака Строй»' }));
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    await userEvent.click(await button(canvas));
    await expect((await sent(createVacancyFromChat)).body).toMatchObject({ companyId: 'c1' });
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Публикация вакансии' })).toBeVisible());
  },
};
