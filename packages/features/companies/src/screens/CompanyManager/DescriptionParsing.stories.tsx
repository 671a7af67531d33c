import {
  createCompany,
  getCompany,
  getCurrentUser,
  listAreas,
  listCities,
  listCompanies,
  listInvitations,
  updateCompany,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, fakeClock, quiet, sent, until } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { areas, cities, individual, legal } from '../../stories/fixtures.ts';
import { ManagerWithAddress } from '../../stories/ManagerWithAddress.tsx';
import { expectMessage, field, fill, fillRequired, openCreate, openEdit, save } from '../../stories/play.ts';
import type { Canvas } from '../../stories/play.ts';

const bare = { ...legal, description: null };
const texts = {
  analyzing: 'Анализируем сайт',
  checking: 'Анализируем сайт, проверяем обновления',
  filled: 'Информация с сайта успешно добавлена автоматически',
  expired: 'Парсинг завершен (время ожидания истекло)',
};

/** The website is read: nothing in the first polls, then the description. */
function filledAfter(empty: number): Story['beforeEach'] {
  return ({ msw }) => {
    let polls = 0;
    msw.use(
      mock.ok(getCompany, () => {
        polls += 1;
        return polls > empty ? legal : bare;
      }),
    );
  };
}

const meta = {
  title: 'Companies/DescriptionParsing',
  component: ManagerWithAddress,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/companies' } },
  beforeEach: ({ msw }) => {
    let items: (typeof bare | typeof individual)[] = [individual];
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listInvitations, { items: [] }),
      mock.ok(listCompanies, () => ({ items })),
      mock.ok(listAreas, areas),
      mock.ok(listCities, cities),
      mock.ok(getCompany, bare),
      mock.ok(createCompany, ({ body }) => {
        const { website, description } = body as { website?: string; description: string | null };
        const created = { ...bare, website: website ?? null, description };
        items = [created, individual] as typeof items;
        return created;
      }),
    );
  },
} satisfies Meta<typeof ManagerWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

const expectPolls = async (count: number) => expect(await quiet(getCompany)).toHaveLength(count);
const status = (canvas: Canvas, name: string) => canvas.findByRole('status', { name });

async function fillCompany(canvas: Canvas, { website = '', description = '' }) {
  await openCreate(canvas);
  await fillRequired(canvas);
  if (website) await fill(canvas, 'Сайт', website);
  if (description) await fill(canvas, 'Описание', description);
}

/** Saves under a clock of its own, so that the polls come when they are told to. */
async function createAndWait(canvas: Canvas, values: Parameters<typeof fillCompany>[1], milliseconds: number) {
  await fillCompany(canvas, values);
  const button = await canvas.findByRole('button', { name: 'Сохранить' });
  const clock = fakeClock();
  button.click();
  await until(() => canvas.queryByText('Компания успешно создана') !== null);
  // Each poll is answered before the next one is due, as it is where seconds are seconds.
  for (let passed = 0; passed < milliseconds; passed += 3000) {
    await clock.advance(3000);
    await quiet();
  }
  clock.release();
}

const website = 'https://baraka.uz';

/** After a creation with a website and no description the page says that it is being read. */
export const Analyzing: Story = {
  parameters: { state: { ru: 'Сайт читается', rule: 'website-reading', shows: ['Анализируем сайт'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await fillCompany(canvas, { website });
    await save(canvas);
    await expect(await status(canvas, texts.analyzing)).toBeVisible();
    await expect(canvas.queryByText(/истекло/)).toBeNull();
    // The answer to the save is as fresh as can be: the first poll waits as the others do.
    await expectPolls(0);
  },
};

/** After a change it says that it looks for what is new. */
export const CheckingUpdates: Story = {
  parameters: {
    state: { ru: 'Ищем новое на сайте', rule: 'website-reading', shows: ['Анализируем сайт, проверяем обновления'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanies, { items: [bare] }), mock.ok(updateCompany, bare)),
  play: async ({ canvas }) => {
    await openEdit(canvas);
    await save(canvas);
    await expect(await status(canvas, texts.checking)).toBeVisible();

    // The first key in the description ends the filling and stays the person's.
    await openEdit(canvas);
    await expect(await status(canvas, texts.checking)).toBeVisible();
    await userEvent.type(field(canvas, 'Описание'), 'Своё');
    await expect(canvas.queryByRole('status', { name: texts.checking })).toBeNull();
    await expect(field(canvas, 'Описание')).toHaveValue('Своё');

    await userEvent.click(await canvas.findByRole('button', { name: 'Отмена' }));
    await openEdit(canvas);
    await save(canvas);
    await expect(await status(canvas, texts.checking)).toBeVisible();
    await expect(canvas.queryByText(/истекло/)).toBeNull();
  },
};

/** A description that is there at the first ask ends the reading with good news. */
export const FilledOnFirstPoll: Story = {
  parameters: {
    state: {
      ru: 'Описание найдено сразу',
      rule: 'website-reading',
      shows: ['Информация с сайта успешно добавлена автоматически'],
    },
  },
  beforeEach: filledAfter(0),
  play: async ({ canvas }) => {
    await createAndWait(canvas, { website }, 3000);
    await expectMessage(canvas, texts.filled, 'positive');
    await expectPolls(1);
    await expect(await sent(getCompany)).toMatchObject({ method: 'GET', path: '/api/employer/companies/c1' });
    await expect(canvas.queryByRole('status', { name: texts.analyzing })).toBeNull();
  },
};

/** A description that comes at the tenth ask is still in time. */
export const FilledOnTenthPoll: Story = {
  parameters: {
    state: {
      ru: 'Описание найдено с десятой попытки',
      rule: 'website-reading',
      shows: ['Информация с сайта успешно добавлена автоматически'],
    },
  },
  beforeEach: filledAfter(9),
  play: async ({ canvas }) => {
    await createAndWait(canvas, { website }, 30_000);
    await expectMessage(canvas, texts.filled, 'positive');
    await expectPolls(10);
    await expect(canvas.queryByText(/истекло/)).toBeNull();
  },
};

/** After ten asks in vain the reading ends, and nothing is asked any more. */
export const TimeExpiredAfterTenPolls: Story = {
  parameters: {
    state: {
      ru: 'Время вышло после десяти попыток',
      rule: 'website-reading',
      shows: ['Парсинг завершен (время ожидания истекло)'],
    },
  },
  play: async ({ canvas }) => {
    await createAndWait(canvas, { website }, 60_000);
    await expectMessage(canvas, texts.expired, 'critical');
    await expectPolls(10);
    await expect(canvas.queryByRole('status', { name: texts.analyzing })).toBeNull();
  },
};

/** An ask that fails is one of the ten, and the next one goes on. */
export const PollErrorGoesOn: Story = {
  parameters: {
    state: {
      ru: 'Ошибка одной попытки: читаем дальше',
      rule: 'website-reading',
      shows: ['Информация с сайта успешно добавлена автоматически'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCompany, 500, {})),
  play: async ({ canvas, context }) => {
    await fillCompany(canvas, { website });
    const button = await canvas.findByRole('button', { name: 'Сохранить' });
    const clock = fakeClock();
    button.click();
    await until(() => canvas.queryByText(texts.analyzing) !== null);
    await clock.advance(3000);
    await sent(getCompany);
    await quiet();
    context.msw.use(mock.ok(getCompany, legal));
    await clock.advance(3000);
    clock.release();
    await expectMessage(canvas, texts.filled, 'positive');
    await expectPolls(2);
  },
};

/** A company with a description is not asked for. */
export const SkippedWhenDescriptionFilled: Story = {
  parameters: {
    state: { ru: 'Описание есть: сайт не читаем', rule: 'website-reading', shows: ['Описание', 'https://baraka.uz'] },
  },
  play: async ({ canvas }) => {
    await createAndWait(canvas, { website, description: legal.description }, 30_000);
    await expect(await canvas.findByText(legal.description)).toBeVisible();
    await expectPolls(0);
    await expect(canvas.queryByRole('status', { name: texts.analyzing })).toBeNull();
  },
};

/** A company without a website is not asked for. */
export const SkippedWithoutWebsite: Story = {
  parameters: { state: { ru: 'Сайта нет: читать нечего', rule: 'website-reading' } },
  play: async ({ canvas }) => {
    await createAndWait(canvas, {}, 30_000);
    await expect(await canvas.findByRole('heading', { level: 2, name: legal.name })).toBeVisible();
    await expectPolls(0);
    await expect(canvas.queryByRole('status', { name: texts.analyzing })).toBeNull();
  },
};
