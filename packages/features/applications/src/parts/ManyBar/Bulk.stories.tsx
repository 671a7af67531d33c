import {
  countBatchReaders,
  createApplicationBatch,
  getApplication,
  getApplicationBoard,
  listApplications,
  undoApplicationBatch,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { isSilentAbout, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyApplication } from '../../model/applicationsView.ts';
import { Applications } from '../../screens/Applications/Applications.tsx';
import type { ApplicationsProps } from '../../screens/Applications/Applications.tsx';
import { boardCards, boardOf, boardProvider, cardOf, moreCards } from '../../stories/board.ts';
import { useViewInAddress } from '../../stories/useViewInAddress.ts';

const path = '/employer/applications';
const sixApplications = moreCards.slice(0, 6);

function ApplicationsWithAddress({ view }: Pick<ApplicationsProps, 'view'>) {
  return <Applications {...useViewInAddress(path, view)} />;
}

const meta = {
  title: 'Applications/Bulk',
  component: ApplicationsWithAddress,
  tags: ['snapshot'],
  args: { view: { ...everyApplication, layout: 'board' } },
  parameters: { host: { path } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...boardProvider()),
} satisfies Meta<typeof ApplicationsWithAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

async function select(canvas: Canvas, ...names: string[]) {
  for (const name of names) {
    (await cardOf(canvas, name)).focus();
    await userEvent.keyboard('x');
    await waitFor(async () => expect(await cardOf(canvas, name)).toHaveAttribute('aria-selected', 'true'));
  }
}
const both = ['Дилшод Рашидов', 'Мадина Алиева'];

async function askToRefuse(canvas: Canvas) {
  await select(canvas, ...both);
  await userEvent.click(await canvas.findByRole('button', { name: 'Отклонить' }));
  const dialog = within(await page().findByRole('alertdialog', { name: 'Отклонить 2 кандидатов?' }));
  await dialog.findByRole('radiogroup', { name: 'Причина' });
  return dialog;
}

/** Two cards are selected, the bar says what can be done to them. */
export const Selecting: Story = {
  parameters: {
    state: { ru: 'Выбраны две', rule: 'applications-board', shows: ['Выбрано 2', 'На этап', 'Написать', 'Отклонить'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await select(canvas, ...both);
    const bar = within(await canvas.findByRole('region', { name: 'Выбранные заявки' }));
    await expect(await bar.findByText('Выбрано 2')).toBeVisible();
    for (const name of ['На этап', 'Написать', 'Отклонить', 'Снять выбор'])
      await expect(await bar.findByRole('button', { name })).toBeVisible();
  },
};

const list: Pick<Story, 'args' | 'beforeEach'> = {
  args: { view: everyApplication },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listApplications, { items: sixApplications }),
      mock.ok(getApplication, ({ params }) => ({ ...sixApplications[0], id: String(params.id) })),
    ),
};
const rowOf = (canvas: Canvas, name: string) => canvas.findByRole('row', { name: new RegExp(name) });

/** Three rows of the list are selected by Shift and arrows. */
export const RangeInTheList: Story = {
  ...list,
  parameters: { state: { ru: 'Ряд строк списка', rule: 'applications-board', shows: ['Выбрано 3', 'На этап'] } },
  play: async ({ canvas }) => {
    const first = within(await rowOf(canvas, 'Кандидат 1')).getByRole('button');
    first.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const bar = within(await canvas.findByRole('region', { name: 'Выбранные заявки' }));
    await waitFor(() => expect(bar.getByText('Выбрано 3')).toBeVisible());
    await expect(await rowOf(canvas, 'Кандидат 3')).toHaveAttribute('aria-selected', 'true');
    await expect(await rowOf(canvas, 'Кандидат 4')).toHaveAttribute('aria-selected', 'false');
  },
};

/** A press with Shift reaches to it, one on the initials takes one out. */
export const PressedInTheList: Story = {
  ...list,
  parameters: { state: { ru: 'Выбраны нажатием', rule: 'applications-board', shows: ['Перенесено 2'] } },
  play: async ({ canvas }) => {
    await userEvent.click(within(await rowOf(canvas, 'Кандидат 2')).getByRole('button'));
    const keys = userEvent.setup();
    await keys.keyboard('{Shift>}');
    await keys.click(within(await rowOf(canvas, 'Кандидат 5')).getByRole('button'));
    await keys.keyboard('{/Shift}');
    await says('Выбрано 4');
    const third = await rowOf(canvas, 'Кандидат 3');
    await userEvent.click(third.querySelector('[data-row-mark]') ?? third);
    await says('Выбрано 3');
    await userEvent.click(await canvas.findByRole('button', { name: 'На этап' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Интервью' }));
    await expect((await sent(createApplicationBatch)).body).toEqual({
      applicationIds: ['n2', 'n4', 'n5'],
      action: { status: 'interview' },
    });
    await says('Перенесено 2');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Выбранные заявки' })).toBeNull());
  },
};

/** A whole column was moved, by its filter. */
export const AllOfAColumn: Story = {
  parameters: { state: { ru: 'Весь столбец', rule: 'applications-board' } },
  play: async ({ canvas }) => {
    await select(canvas, 'Дилшод Рашидов');
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать все 212 в «Подана»' }));
    await says('Выбрано 212');
    await userEvent.click(await canvas.findByRole('button', { name: 'На этап' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Интервью' }));
    const { body } = await sent(createApplicationBatch);
    await expect(body).toEqual({ filter: { status: 'applied' }, action: { status: 'interview' } });
  },
};

/** One taken out of a whole column is left out of what is sent. */
export const AllButOne: Story = {
  parameters: { state: { ru: 'Весь столбец без одной', rule: 'applications-board' } },
  play: async ({ canvas }) => {
    await select(canvas, 'Дилшод Рашидов');
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать все 212 в «Подана»' }));
    (await cardOf(canvas, 'Мадина Алиева')).focus();
    await userEvent.keyboard('x');
    await says('Выбрано 211');
    await userEvent.click(await canvas.findByRole('button', { name: 'На этап' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Нанят' }));
    await expect((await sent(createApplicationBatch)).body).toEqual({
      filter: { status: 'applied' },
      exceptIds: ['b2'],
      action: { status: 'hired' },
    });
  },
};

/** Two were moved at once, which can be undone. */
export const MovedMany: Story = {
  parameters: { state: { ru: 'Перенесены', rule: 'applications-board', shows: ['Перенесено 2', 'Отменить'] } },
  play: async ({ canvas, context }) => {
    await select(canvas, ...both);
    const { applied, interview, ...rest } = boardCards;
    const moved = applied.map((one) => ({ ...one, status: 'interview' }));
    context.msw.use(mock.ok(getApplicationBoard, boardOf({ ...rest, interview: [...moved, ...interview] })));
    await userEvent.click(await canvas.findByRole('button', { name: 'На этап' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Интервью' }));
    await says('Перенесено 2');
    await expect(await page().findByRole('button', { name: 'Отменить' })).toBeVisible();
    await expect((await sent(createApplicationBatch)).body).toEqual({
      applicationIds: ['b1', 'b2'],
      action: { status: 'interview' },
    });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Выбранные заявки' })).toBeNull());
  },
};

/** Why they are refused and what they are told. */
export const RefusalDialog: Story = {
  parameters: {
    state: {
      ru: 'Вопрос об отказе',
      rule: 'applications-board',
      shows: [
        'Причина',
        'Сообщить кандидатам',
        '1 получит в Telegram, 1 на сайте. 1 получит текст на узбекском.',
        '10 минут можно вернуть, сообщения уйдут после',
      ],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askToRefuse(canvas);
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Сообщить кандидатам' })).toBeChecked());
    await waitFor(() => expect(dialog.getByText('10 минут можно вернуть, сообщения уйдут после')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Сообщение, RU' })).toHaveTextContent(/Спасибо за отклик/),
    );
    const reach = '1 получит в Telegram, 1 на сайте. 1 получит текст на узбекском.';
    await expect(await dialog.findByText(reach)).toBeVisible();
    await expect((await sent(countBatchReaders)).body).toEqual({
      applicationIds: ['b1', 'b2'],
      action: { status: 'rejected' },
    });
    await expect(await dialog.findByRole('button', { name: 'Закрыть' })).toBeVisible();
  },
};

/** Of a whole column, by what it is seen with; without an Uzbek text nobody gets one. */
export const ReachOfAColumn: Story = {
  parameters: {
    state: {
      ru: 'Кто где получит сообщение',
      rule: 'batches',
      shows: ['142 получат в Telegram, 61 на сайте. 24 получат текст на узбекском.'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(countBatchReaders, { app: 61, telegram: 142, headhunter: 0, uzbek: 24 })),
  play: async ({ canvas }) => {
    await select(canvas, 'Дилшод Рашидов');
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать все 212 в «Подана»' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Написать' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Написать 212 кандидатам' }));
    await userEvent.type(await fieldIn(dialog, 'RU'), 'Когда созвонимся?');
    await expect(await dialog.findByText('142 получат в Telegram, 61 на сайте.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('radio', { name: 'O‘zbekcha' }));
    await userEvent.type(await fieldIn(dialog, 'UZ'), 'Qachon gaplashamiz?');
    await says('142 получат в Telegram, 61 на сайте. 24 получат текст на узбекском.');
    await expect((await sent(countBatchReaders)).body).toEqual({ filter: { status: 'applied' } });
  },
};

/** All came from HeadHunter: they are refused, and nobody is told here. */
export const ReachesNobody: Story = {
  parameters: {
    state: { ru: 'Сообщение никто не получит', rule: 'batches', shows: ['Сообщение никто не получит.', 'Отклонить 2'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(countBatchReaders, { app: 0, telegram: 0, headhunter: 0, uzbek: 0 })),
  play: async ({ canvas }) => {
    await askToRefuse(canvas);
    await says('Сообщение никто не получит.');
  },
};

/** Not knowing it keeps nobody from refusing. */
export const ReachFailed: Story = {
  parameters: {
    state: {
      ru: 'Кто его получит, неизвестно',
      rule: 'batches',
      shows: ['Не получилось узнать, кто где его получит.', 'Отклонить 2'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(countBatchReaders, 500, {})),
  play: async ({ canvas }) => {
    const dialog = await askToRefuse(canvas);
    await says('Не получилось узнать, кто где его получит.');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отклонить 2' })).toBeEnabled());
  },
};

/** More than a batch takes is said before it is sent. */
export const ReachTooMany: Story = {
  parameters: { state: { ru: 'Больше, чем можно за раз', rule: 'batches', shows: ['За раз не больше 1 000 заявок'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(countBatchReaders, 'batchTooLarge')),
  play: async ({ canvas }) => {
    await askToRefuse(canvas);
    await says('За раз не больше 1 000 заявок');
  },
};

/** A refusal without a reason is not sent. */
export const RefusalNeedsAReason: Story = {
  parameters: { state: { ru: 'Отказ без причины', rule: 'applications-board', shows: ['Укажите причину'] } },
  play: async ({ canvas }) => {
    const dialog = await askToRefuse(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Отклонить 2' }));
    await waitFor(() => expect(dialog.getByText('Укажите причину')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Мало опыта' })).toHaveFocus());
    await expect(await quiet(createApplicationBatch)).toHaveLength(0);
  },
};

/** Another reason needs words. */
export const OtherNeedsWords: Story = {
  parameters: { state: { ru: 'Другое без слов', rule: 'applications-board', shows: ['Что именно'] } },
  play: async ({ canvas }) => {
    const dialog = await askToRefuse(canvas);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Другое' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Отклонить 2' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Что именно/ })).toBeInvalid());
    await expect(await quiet(createApplicationBatch)).toHaveLength(0);
  },
};

const refusedMany = mock.ok(createApplicationBatch, {
  id: 'bt1',
  changed: 10,
  skipped: [
    { id: 'x1', why: 'withdrawn' },
    { id: 'x2', why: 'withdrawn' },
  ],
  undo_until: '2025-06-16T10:10:00+05:00',
});

async function refuse(canvas: Canvas) {
  const dialog = await askToRefuse(canvas);
  await userEvent.click(await dialog.findByRole('radio', { name: 'Мало опыта' }));
  await dialog.findByText('Вежливый отказ');
  await userEvent.click(await dialog.findByRole('button', { name: 'Отклонить 2' }));
}

/** Ten were refused, two skipped, and it says why. */
export const RefusedMany: Story = {
  parameters: {
    state: {
      ru: 'Отклонены',
      rule: 'applications-board',
      shows: ['Отклонено 10, пропущено 2: отклик отозван', 'Отменить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(refusedMany),
  play: async ({ canvas }) => {
    await refuse(canvas);
    await says('Отклонено 10, пропущено 2: отклик отозван');
    await expect(await page().findByRole('button', { name: 'Отменить' })).toBeVisible();
    await expect((await sent(createApplicationBatch)).body).toMatchObject({
      applicationIds: ['b1', 'b2'],
      action: { status: 'rejected', reason: 'experience' },
      message: { templateId: 't1' },
    });
  },
};

/** Nobody is told where the switch is off. */
export const RefusedInSilence: Story = {
  parameters: { state: { ru: 'Без сообщения', rule: 'applications-board' } },
  beforeEach: ({ msw }) => msw.use(refusedMany),
  play: async ({ canvas }) => {
    const dialog = await askToRefuse(canvas);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Другое' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Что именно/ }), 'Нет допуска');
    await userEvent.click(await dialog.findByRole('switch', { name: 'Сообщить кандидатам' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Отклонить 2' }));
    await says('Отклонено 10, пропущено 2: отклик отозван');
    await expect((await sent(createApplicationBatch)).body).toEqual({
      applicationIds: ['b1', 'b2'],
      action: { status: 'rejected', reason: 'other', comment: 'Нет допуска' },
    });
  },
};

/** The refusal was taken back; one had changed since. */
export const TakenBack: Story = {
  parameters: {
    state: { ru: 'Возвращены', rule: 'applications-board', shows: ['Возвращено 9, пропущено 1: этап уже сменили'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(refusedMany, mock.ok(undoApplicationBatch, { restored: 9, skipped: [{ id: 'x1', why: 'changed' }] })),
  play: async ({ canvas }) => {
    await refuse(canvas);
    await userEvent.click(await page().findByRole('button', { name: 'Отменить' }));
    await says('Возвращено 9, пропущено 1: этап уже сменили');
  },
};

/** After ten minutes it cannot be taken back. */
export const TooLateToTakeBack: Story = {
  parameters: {
    state: {
      ru: 'Вернуть поздно',
      rule: 'applications-board',
      shows: ['Прошло больше 10 минут: верните этап вручную'],
    },
  },
  beforeEach: ({ msw }) => msw.use(refusedMany, mock.fail(undoApplicationBatch, 'batchTooOld')),
  play: async ({ canvas }) => {
    await refuse(canvas);
    await says('Отклонено 10, пропущено 2: отклик отозван');
    await userEvent.click(await canvas.findByRole('button', { name: 'Развернуть: Отклонена' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: Отклонена' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Отменить' }));
    await says('Прошло больше 10 минут: верните этап вручную');
  },
};

/** Nothing was changed, and what was chosen stays. */
export const Failed: Story = {
  parameters: {
    state: { ru: 'Не получилось', rule: 'applications-board', shows: ['Не получилось. Ничего не изменилось'] },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(createApplicationBatch, 500, {})),
  play: async ({ canvas }) => {
    await refuse(canvas);
    await says('Не получилось. Ничего не изменилось');
    const dialog = within(await page().findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Мало опыта' })).toBeChecked());
    await isSilentAbout(/Отклонено/);
  },
};

async function askToWrite(canvas: Canvas) {
  await select(canvas, ...both);
  await userEvent.click(await canvas.findByRole('button', { name: 'Написать' }));
  return within(await page().findByRole('dialog', { name: 'Написать 2 кандидатам' }));
}
const fieldIn = (dialog: Canvas, language: string) => dialog.findByRole('textbox', { name: `Сообщение, ${language}` });

/** One message to all that are selected, with what can be put in. */
export const WriteToMany: Story = {
  parameters: {
    state: {
      ru: 'Сообщение многим',
      rule: 'batches',
      shows: ['10 минут можно вернуть, сообщения уйдут после', 'Отправить'],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askToWrite(canvas);
    await waitFor(() => expect(dialog.getByText('10 минут можно вернуть, сообщения уйдут после')).toBeVisible());
    await expect(await fieldIn(dialog, 'RU')).toHaveTextContent('');
    for (const name of ['Имя', 'Вакансия', 'Компания', 'Моё имя', 'Мой номер'])
      await expect(await dialog.findByRole('button', { name })).toBeVisible();
  },
};

/** A variable stands in the text by its name, is put in where the caret is, and goes in one piece. */
export const VariablesByName: Story = {
  parameters: { state: { ru: 'Подстановки по именам', rule: 'batches', shows: ['Сообщение уйдёт через 10 минут'] } },
  play: async ({ canvas }) => {
    const dialog = await askToWrite(canvas);
    const field = await fieldIn(dialog, 'RU');
    await userEvent.type(field, 'Здравствуйте, !');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Имя' }));
    await waitFor(() => expect(field).toHaveValue('Здравствуйте, {Имя}!'));
    await expect(field).toHaveFocus();
    await userEvent.click(await dialog.findByRole('button', { name: 'Компания' }));
    await waitFor(() => expect(field).toHaveValue('Здравствуйте, {Имя}{Компания}!'));
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await waitFor(() => expect(field).toHaveValue('Здравствуйте, {Имя}!'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Отправить' }));
    await expect((await sent(createApplicationBatch)).body).toMatchObject({
      message: { textRu: 'Здравствуйте, {{first_name}}!' },
    });
    await says('Сообщение уйдёт через 10 минут');
  },
};

const written = mock.ok(createApplicationBatch, {
  id: 'bt2',
  changed: 0,
  skipped: [{ id: 'b2', why: 'headhunter' }],
  messages: { app: 9, telegram: 3, headhunter: 0 },
  undo_until: '2025-06-16T10:10:00+05:00',
});

/** Each in their language; nobody is moved, and for ten minutes it can be taken back. */
export const WrittenToMany: Story = {
  parameters: {
    state: {
      ru: 'Сообщение уйдёт',
      rule: 'batches',
      shows: ['Сообщение уйдёт через 10 минут: 3 в Telegram, 9 на сайте', 'Отменить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(written, mock.ok(undoApplicationBatch, { restored: 12, skipped: [] })),
  play: async ({ canvas }) => {
    const dialog = await askToWrite(canvas);
    await userEvent.type(await fieldIn(dialog, 'RU'), 'Когда созвонимся?');
    await userEvent.click(await dialog.findByRole('radio', { name: 'O‘zbekcha' }));
    await userEvent.type(await fieldIn(dialog, 'UZ'), 'Qachon gaplashamiz?');
    await userEvent.click(await dialog.findByRole('button', { name: 'Отправить' }));
    await says(
      'Сообщение уйдёт через 10 минут: 3 в Telegram, 9 на сайте, пропущено 1: писать можно только на HeadHunter',
    );
    await expect((await sent(createApplicationBatch)).body).toEqual({
      applicationIds: ['b1', 'b2'],
      message: { textRu: 'Когда созвонимся?', textUz: 'Qachon gaplashamiz?' },
    });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Выбранные заявки' })).toBeNull());
    await expect(await page().findByRole('button', { name: 'Отменить' })).toBeVisible();
  },
};

/** An empty message is not sent. */
export const WritingNeedsWords: Story = {
  parameters: { state: { ru: 'Сообщение без слов', rule: 'batches', shows: ['Введите сообщение'] } },
  play: async ({ canvas }) => {
    const dialog = await askToWrite(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Отправить' }));
    await waitFor(async () => expect(await fieldIn(dialog, 'RU')).toHaveFocus());
    await waitFor(() => expect(dialog.getByText('Введите сообщение')).toBeVisible());
    await expect(await quiet(createApplicationBatch)).toHaveLength(0);
  },
};

/** A template of one's own may name what nobody knows; it is said at the text, which stays. */
export const WritingNamesAnUnknownVariable: Story = {
  parameters: { state: { ru: 'Неизвестная подстановка', rule: 'batches', shows: ['Неизвестная подстановка: salary'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(createApplicationBatch, 'invalid', {
        fields: {
          'message.textUz': {
            code: 'unknownVariable',
            text: 'Неизвестная подстановка: salary',
            values: { name: 'salary' },
          },
        },
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await askToWrite(canvas);
    await userEvent.click(await dialog.findByRole('radio', { name: 'O‘zbekcha' }));
    await userEvent.type(await fieldIn(dialog, 'UZ'), 'Maosh: {{{{salary}}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Отправить' }));
    await waitFor(async () => expect(await fieldIn(dialog, 'UZ')).toBeInvalid());
    await expect(await dialog.findByText('Неизвестная подстановка: salary')).toBeVisible();
  },
};

/** Nothing was sent, and what was written stays. */
export const WritingFailed: Story = {
  parameters: {
    state: { ru: 'Сообщение не отправлено', rule: 'batches', shows: ['Не получилось. Ничего не изменилось'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createApplicationBatch, 500, {})),
  play: async ({ canvas }) => {
    const dialog = await askToWrite(canvas);
    await userEvent.type(await fieldIn(dialog, 'RU'), 'Когда созвонимся?');
    await userEvent.click(await dialog.findByRole('button', { name: 'Отправить' }));
    await says('Не получилось. Ничего не изменилось');
    await expect(await fieldIn(dialog, 'RU')).toHaveValue('Когда созвонимся?');
    await isSilentAbout(/уйдёт/);
  },
};

/** The question on a phone: chips of 44 px. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Телефон', rule: 'applications-board', shows: ['Отклонить 1'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сменить этап: Дилшод Рашидов' }));
    await userEvent.click(await page().findByRole('button', { name: 'Выбрать' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отклонить' }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Отклонить 1 кандидата?' }));
    const chip = (await dialog.findByRole('radio', { name: 'Мало опыта' })).closest('label');
    await expect(Math.round(chip?.getBoundingClientRect().height ?? 0)).toBeGreaterThanOrEqual(44);
    // As wide as its words: two stand in a line that has room for more.
    await expect(chip?.getBoundingClientRect().width).toBeLessThan(140);
    const top = (name: string) => dialog.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top('Отклонить 1')).toBeLessThan(top('Отмена'));
    // What is to be known first stands above both.
    const undoable = dialog.getByText('10 минут можно вернуть, сообщения уйдут после').getBoundingClientRect();
    await expect(undoable.bottom).toBeLessThanOrEqual(top('Отклонить 1'));
    await noHorizontalScroll();
  },
};
