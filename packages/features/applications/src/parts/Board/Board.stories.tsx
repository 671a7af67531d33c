import {
  countApplications,
  createApplicationBatch,
  getApplicationBoard,
  listApplications,
  setApplicationStage,
  updateApplicationStatus,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { isSilentAbout, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyApplication } from '../../model/applicationsView.ts';
import type { ApplicationsProps } from '../../screens/Applications/Applications.tsx';
import { Applications } from '../../screens/Applications/Applications.tsx';
import { VacancyApplications } from '../../screens/VacancyApplications/VacancyApplications.tsx';
import { boardCards, boardOf, boardProvider, cardOf, columnNameOf, drag, moreCards } from '../../stories/board.ts';
import { applications } from '../../stories/fixtures.ts';
import { useViewInAddress } from '../../stories/useViewInAddress.ts';

const path = '/employer/applications';

function ApplicationsWithAddress({ view }: Pick<ApplicationsProps, 'view'>) {
  return <Applications {...useViewInAddress(path, view)} />;
}

function OneVacancyWithAddress({ view }: Pick<ApplicationsProps, 'view'>) {
  return <VacancyApplications vacancyId="v1" {...useViewInAddress('/employer/vacancies/v1/applications', view)} />;
}

const asBoard = { ...everyApplication, layout: 'board' as const };

const meta = {
  title: 'Applications/Board',
  component: ApplicationsWithAddress,
  tags: ['snapshot'],
  args: { view: asBoard },
  parameters: { host: { path } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('kasb.applicationsView');
    msw.use(...boardProvider());
  },
} satisfies Meta<typeof ApplicationsWithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const gridNames = () =>
  page()
    .getAllByRole('grid')
    .map((grid) => grid.getAttribute('aria-label'));
const columnIs = (name: string, column: string) => waitFor(() => expect(columnNameOf(page(), name)).toBe(column));

/**
 * Five columns with their counts and cards, the refused ones folded: new cards have a dot, long waiting ones a
 * warning.
 */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Доска по этапам',
      rule: 'applications-board',
      shows: ['Доска', 'Подана', 'Скрининг', 'Интервью', 'Оффер', 'Нанят', 'Отклонена', 'Дилшод Рашидов', 'Звонок'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await cardOf(canvas, 'Дилшод Рашидов');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Доска' })).toBeChecked());
    await expect(gridNames()).toEqual(['Подана, 212', 'Скрининг, 486', 'Интервью, 96', 'Оффер, 18', 'Нанят, 64']);
    await expect(await canvas.findByRole('button', { name: 'Развернуть: Отклонена' })).toBeVisible();
    await expect(await within(await cardOf(canvas, 'Сардор Исмоилов')).findByText('Звонок')).toBeVisible();
    const late = within(await cardOf(canvas, 'Мадина Алиева')).getByText('9 дней').parentElement;
    await expect(late).toHaveAttribute('data-late');
    await expect(late).toHaveTextContent('9 дней, ждёт долго');
    await expect(await canvas.findByRole('button', { name: 'Ещё 30 из 210' })).toBeVisible();
    await expect(await canvas.findByText('1 248 заявок')).toBeVisible();
    await expect(await canvas.findByText(/212 ждут разбора$/)).toBeVisible();
    await isSilentAbout(/Показать ещё/);
  },
};

/** The list's own filters stay where they are. */
export const SwitchFromList: Story = {
  parameters: { state: { ru: 'Переключено со списка', rule: 'applications-board', shows: ['Доска'] } },
  args: { view: { ...everyApplication, filters: { q: 'Дил' } } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listApplications, { items: applications })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Доска' }));
    await cardOf(canvas, 'Дилшод Рашидов');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('view=board'));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('q='));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Имя, телефон или должность' })).toHaveValue('Дил'));
    await expect((await sent(getApplicationBoard)).query).toMatchObject({ q: 'Дил' });
    await expect(canvas.queryByRole('grid', { name: 'Список заявок' })).toBeNull();
  },
};

/** The board's geometry while it loads. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка', rule: 'applications-board' } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getApplicationBoard)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Пусто');
  },
};

/** Nobody has applied yet. */
export const Empty: Story = {
  parameters: {
    state: { ru: 'Заявок нет', rule: 'applications-board', shows: ['Заявки появятся, когда кандидаты откликнутся.'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getApplicationBoard, boardOf({}, true)), mock.ok(countApplications, { total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заявки появятся, когда кандидаты откликнутся.')).toBeVisible();
  },
};

/** The board did not load and can be asked for again. */
export const LoadFails: Story = {
  parameters: {
    state: { ru: 'Не загрузилась', rule: 'applications-board', shows: ['Не получилось загрузить доску.', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getApplicationBoard, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить доску.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** What was known stays, with a way to read it again. */
export const Failed: Story = {
  parameters: {
    state: {
      ru: 'Не обновилась, карточки на месте',
      rule: 'applications-board',
      shows: ['Дилшод Рашидов', 'Повторить'],
    },
  },
  play: async ({ canvas, context }) => {
    await cardOf(canvas, 'Дилшод Рашидов');
    context.msw.use(mock.fail(getApplicationBoard, 500));
    await userEvent.keyboard('{Tab}');
    (await cardOf(canvas, 'Дилшод Рашидов')).focus();
    await userEvent.keyboard('x');
    await userEvent.click(await canvas.findByRole('button', { name: 'На этап' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Оффер' }));
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(await cardOf(canvas, 'Дилшод Рашидов')).toBeVisible();
    await isSilentAbout('Пусто');
  },
};

/** A card was dragged to another column: both counts follow, and it is told. */
export const MovedByDrag: Story = {
  parameters: {
    state: { ru: 'Перенесена мышью', rule: 'applications-board', shows: ['Дилшод Рашидов: Оффер, в столбце 19'] },
  },
  play: async ({ canvas, canvasElement }) => {
    const drop = await drag(canvasElement, await cardOf(canvas, 'Дилшод Рашидов'), 'offer');
    await drop();
    await columnIs('Дилшод Рашидов', 'Оффер, 19');
    await expect(gridNames()).toContain('Подана, 211');
    await expect(await canvas.findByText('Дилшод Рашидов: Оффер, в столбце 19')).toBeInTheDocument();
    await expect(await sent(updateApplicationStatus)).toMatchObject({
      params: { id: 'b1' },
      body: { status: 'offer' },
    });
    await waitFor(() => expect(canvasElement.querySelector('[data-ghost]')).toBeNull());
  },
};

/** A card was moved by Shift and an arrow and keeps the focus. */
export const MovedByKeys: Story = {
  parameters: { state: { ru: 'Перенесена клавишами', rule: 'applications-board' } },
  play: async ({ canvas }) => {
    (await cardOf(canvas, 'Дилшод Рашидов')).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await columnIs('Дилшод Рашидов', 'Скрининг, 487');
    await waitFor(async () => expect(await cardOf(canvas, 'Дилшод Рашидов')).toHaveFocus());
    await expect((await sent(updateApplicationStatus)).body).toEqual({ status: 'screening' });
  },
};

/** A card was dropped on a sub-stage. */
export const ZonesWhileDragging: Story = {
  parameters: { state: { ru: 'Перенесена на подэтап', rule: 'applications-board', shows: ['Звонок'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(setApplicationStage, boardCards.screening[0] ?? null)),
  play: async ({ canvas, canvasElement }) => {
    await cardOf(canvas, 'Дилшод Рашидов');
    await waitFor(() => expect(canvasElement.querySelector('[data-zone=st1]')).not.toBeNull());
    const drop = await drag(canvasElement, await cardOf(canvas, 'Дилшод Рашидов'), 'screening', 'st1');
    const zones = [...canvasElement.querySelectorAll('[data-column=screening] [data-zone]')];
    await expect(zones.map(({ textContent }) => textContent)).toEqual(['Скрининг', 'Звонок', 'Тестовое задание']);
    for (const zone of zones) await expect(zone).toBeVisible();
    await drop();
    await expect((await sent(setApplicationStage)).body).toEqual({ stageId: 'st1' });
    await columnIs('Дилшод Рашидов', 'Скрининг, 487');
  },
};

/** A colleague deleted the sub-stage meanwhile: the card is where it was. */
export const StageIsGone: Story = {
  parameters: { state: { ru: 'Подэтап удалён', rule: 'applications-board', shows: ['Подэтап не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(setApplicationStage, 'unknownStage')),
  play: async ({ canvas, canvasElement }) => {
    await cardOf(canvas, 'Дилшод Рашидов');
    await waitFor(() => expect(canvasElement.querySelector('[data-zone=st1]')).not.toBeNull());
    const drop = await drag(canvasElement, await cardOf(canvas, 'Дилшод Рашидов'), 'screening', 'st1');
    await drop();
    await says('Подэтап не найден');
    await columnIs('Дилшод Рашидов', 'Подана, 212');
  },
};

/** The move was refused: the card is back. */
export const MoveFails: Story = {
  parameters: {
    state: { ru: 'Перенести не вышло', rule: 'applications-board', shows: ['Ошибка при обновлении статуса'] },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(updateApplicationStatus, 500, {})),
  play: async ({ canvas, canvasElement }) => {
    const drop = await drag(canvasElement, await cardOf(canvas, 'Дилшод Рашидов'), 'offer');
    await drop();
    await says('Ошибка при обновлении статуса');
    await columnIs('Дилшод Рашидов', 'Подана, 212');
  },
};

/** The candidate had withdrawn: the card is back. */
export const WithdrawnMeanwhile: Story = {
  parameters: { state: { ru: 'Отклик отозван', rule: 'applications-board' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateApplicationStatus, 'responseWithdrawn')),
  play: async ({ canvas }) => {
    (await cardOf(canvas, 'Дилшод Рашидов')).focus();
    await userEvent.keyboard('3');
    await waitFor(() => expect(page().getByRole('alertdialog')).toHaveTextContent(/отозва/));
    await columnIs('Дилшод Рашидов', 'Подана, 212');
  },
};

/** A card was dropped on the refused ones and the question was cancelled: it is back. */
export const DropOnRefused: Story = {
  parameters: { state: { ru: 'Отказ отменён', rule: 'applications-board' } },
  play: async ({ canvas, canvasElement }) => {
    const drop = await drag(canvasElement, await cardOf(canvas, 'Дилшод Рашидов'), 'rejected');
    await drop();
    const question = await page().findByRole('alertdialog', { name: 'Отклонить 1 кандидата?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await columnIs('Дилшод Рашидов', 'Подана, 212');
    await expect(await quiet(createApplicationBatch)).toHaveLength(0);
  },
};

/** The next thirty cards of a column came, the first of them has the focus. */
export const MoreInAColumn: Story = {
  parameters: { state: { ru: 'Ещё карточки столбца', rule: 'applications-board', shows: ['Кандидат 30'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listApplications, { items: moreCards })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё 30 из 210' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-card', 'n1'));
    await userEvent.keyboard('{End}');
    await expect(await cardOf(canvas, 'Кандидат 30')).toHaveAttribute('aria-rowindex', '32');
    await expect(await cardOf(canvas, 'Кандидат 30')).toHaveFocus();
    await expect((await sent(listApplications)).query).toMatchObject({ status: 'applied', cursor: 'applied-c1' });
  },
};

/** On a phone a card was moved by the sheet of stages. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Телефон: этап листом', rule: 'applications-board' } },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сменить этап: Дилшод Рашидов' }));
    const sheet = within(await page().findByRole('dialog', { name: 'Сменить этап: Дилшод Рашидов' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Оффер' }));
    await columnIs('Дилшод Рашидов', 'Оффер, 19');
    await expect((await sent(updateApplicationStatus)).body).toEqual({ status: 'offer' });
    // The ways stand beside the heading, and keep their names.
    const settings = await canvas.findByRole('button', { name: 'Этапы и шаблоны' });
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(settings.getBoundingClientRect().top).toBeLessThan(heading.getBoundingClientRect().bottom);
    await noHorizontalScroll();
  },
};

/** The menu of a card, opened by M: every stage and sub-stage. */
export const MenuByKey: Story = {
  parameters: { state: { ru: 'Меню карточки', rule: 'applications-board', shows: ['Интервью: С директором'] } },
  play: async ({ canvas }) => {
    (await cardOf(canvas, 'Сардор Исмоилов')).focus();
    await userEvent.keyboard('m');
    const menu = within(await page().findByRole('dialog', { name: 'Сменить этап: Сардор Исмоилов' }));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Скрининг: Звонок' })).toBeDisabled());
    await waitFor(() => expect(menu.getByRole('button', { name: 'Интервью: С директором' })).toBeEnabled());
  },
};

/** A column was folded, the refused ones unfolded. */
export const Folded: Story = {
  parameters: { state: { ru: 'Столбец свёрнут', rule: 'applications-board' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Развернуть: Отклонена' }));
    await expect(await canvas.findByRole('grid', { name: 'Отклонена, 372' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: Интервью' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Свернуть' }));
    await waitFor(() => expect(canvas.queryByRole('grid', { name: /Интервью/ })).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Развернуть: Интервью' })).toBeVisible();
  },
};

/** The filters leave nothing. */
export const NothingFound: Story = {
  parameters: {
    state: {
      ru: 'По фильтрам пусто',
      rule: 'applications-board',
      shows: ['По фильтрам ничего нет', 'Сбросить фильтры'],
    },
  },
  args: { view: { ...asBoard, filters: { q: 'zzz' } } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getApplicationBoard, boardOf({}, true))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('По фильтрам ничего нет')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
  },
};

/** The board of one vacancy: its cards do not name it. */
export const OneVacancy: Story = {
  render: (args) => <OneVacancyWithAddress {...args} />,
  parameters: {
    state: {
      ru: 'Доска одной вакансии',
      rule: 'applications-board',
      shows: ['Frontend-разработчик', 'Дилшод Рашидов'],
    },
    host: { path: '/employer/vacancies/v1/applications' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Frontend-разработчик' })).toBeVisible();
    const card = await cardOf(canvas, 'Дилшод Рашидов');
    await expect(within(card).queryByText('Frontend-разработчик')).toBeNull();
  },
};
