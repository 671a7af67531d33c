import {
  createMessageTemplate,
  deleteMessageTemplate,
  listApplications,
  listCompanies,
  listMessageTemplates,
  listStages,
  saveStages,
  updateMessageTemplate,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { longText, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyApplication } from '../../model/applicationsView.ts';
import { Applications } from '../../screens/Applications/Applications.tsx';
import type { ApplicationsProps } from '../../screens/Applications/Applications.tsx';
import { boardCards, boardProvider, ownStages, refusal } from '../../stories/board.ts';
import { useViewInAddress } from '../../stories/useViewInAddress.ts';

const path = '/employer/applications';
const own = { ...refusal, id: 't2', company_id: 'c1', name: 'Наш отказ', is_built_in: false };

function ApplicationsWithAddress({ view }: Pick<ApplicationsProps, 'view'>) {
  return <Applications {...useViewInAddress(path, view)} />;
}

const meta = {
  title: 'Applications/Settings',
  component: ApplicationsWithAddress,
  tags: ['snapshot'],
  args: { view: { ...everyApplication, layout: 'board' } },
  parameters: { host: { path } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listApplications, { items: boardCards.applied }),
      mock.ok(listMessageTemplates, { items: [refusal, own] }),
      mock.ok(saveStages, { items: ownStages }),
      ...boardProvider(),
    ),
} satisfies Meta<typeof ApplicationsWithAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openSettings(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Этапы и шаблоны' }));
  return within(await page().findByRole('dialog', { name: 'Этапы и шаблоны' }));
}
const stageField = 'Скрининг, подэтап 1';

async function choose(dialog: Canvas, stage: string, action: string) {
  await userEvent.click(await dialog.findByRole('button', { name: `Действия: ${stage}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: action }));
}

/** The company's own steps within each status. */
export const Stages: Story = {
  parameters: {
    state: { ru: 'Подэтапы', rule: 'applications-board', shows: ['Звонок', 'С директором', 'Добавить подэтап'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: stageField })).toHaveValue('Звонок'));
    await waitFor(() => expect(dialog.getByRole('tab', { name: 'Подэтапы' })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Интервью, подэтап 1' })).toHaveValue('С директором'),
    );
    await expect(dialog.getAllByText('Добавить подэтап')).toHaveLength(3);
  },
};

/** The menu of a column that steps divide leads to them. */
export const FromAColumn: Story = {
  parameters: {
    state: {
      ru: 'Подэтапы из меню столбца',
      rule: 'applications-board',
      shows: ['Этапы и шаблоны', 'Подэтапы', 'Добавить подэтап'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: Подана' }));
    await page().findByRole('menuitem', { name: 'Свернуть' });
    await expect(page().queryByRole('menuitem', { name: 'Подэтапы' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await choose(canvas, 'Интервью', 'Подэтапы');
    const dialog = within(await page().findByRole('dialog', { name: 'Этапы и шаблоны' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Интервью, подэтап 1' })).toHaveValue('С директором'),
    );
  },
};

/** The steps are on their way. */
export const StagesLoading: Story = {
  parameters: { state: { ru: 'Подэтапы загружаются', rule: 'applications-board', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listStages)),
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    await dialog.findByRole('tab', { name: 'Подэтапы' });
    await waitFor(() => expect(dialog.getByRole('status', { name: 'Загрузка' })).toBeVisible());
  },
};

/** The steps did not load. */
export const StagesFail: Story = {
  parameters: {
    state: {
      ru: 'Подэтапы не загрузились',
      rule: 'applications-board',
      shows: ['Не получилось загрузить подэтапы.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listStages, 500)),
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    await waitFor(() => expect(dialog.getByText('Не получилось загрузить подэтапы.')).toBeVisible());
    await expect(await dialog.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** Named, moved and added ones go together. */
export const StagesSaved: Story = {
  parameters: { state: { ru: 'Подэтапы сохранены', rule: 'applications-board', shows: ['Подэтапы сохранены'] } },
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Добавить подэтап: Оффер' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Оффер, подэтап 1' })).toHaveFocus());
    await userEvent.keyboard('Проверка документов');
    dialog.getByRole('button', { name: 'Переместить подэтап 1: Скрининг' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: stageField })).toHaveValue('Тестовое задание'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
    await expect((await sent(saveStages)).body).toEqual({
      stages: [
        { id: 'st2', status: 'screening', name: 'Тестовое задание', nameUz: 'Sinov topshirig‘i' },
        { id: 'st1', status: 'screening', name: 'Звонок', nameUz: 'Qo‘ng‘iroq' },
        { id: 'st3', status: 'interview', name: 'С директором', nameUz: 'Direktor bilan' },
        { status: 'offer', name: 'Проверка документов' },
      ],
    });
    await says('Подэтапы сохранены');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Сохранить' })).toBeNull());
  },
};

/** Two steps of one name are refused, and what was typed stays. */
export const StagesRefused: Story = {
  parameters: { state: { ru: 'Такой подэтап есть', rule: 'applications-board', shows: ['Такой подэтап уже есть'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(saveStages, 'stageTwice')),
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    const field = await dialog.findByRole('textbox', { name: stageField });
    await userEvent.clear(field);
    await userEvent.type(field, 'Тестовое задание');
    await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(dialog.getByText('Такой подэтап уже есть')).toBeVisible());
    await expect(field).toHaveValue('Тестовое задание');
  },
};

/** A step was deleted: its applications keep the status. */
export const StageDeleted: Story = {
  parameters: {
    state: { ru: 'Подэтап удалён', rule: 'applications-board', shows: ['Заявки останутся в статусе «Скрининг»'] },
  },
  play: async ({ canvas, context }) => {
    const dialog = await openSettings(canvas);
    await choose(dialog, 'Звонок', 'Удалить');
    const question = within(await page().findByRole('alertdialog', { name: 'Удалить подэтап «Звонок»?' }));
    await waitFor(() => expect(question.getByText('Заявки останутся в статусе «Скрининг».')).toBeVisible());
    context.msw.use(mock.ok(listStages, { items: ownStages.slice(1) }));
    await userEvent.click(await question.findByRole('button', { name: 'Удалить' }));
    await expect((await sent(saveStages)).body).toMatchObject({ stages: [{ id: 'st2' }, { id: 'st3' }] });
    await says('Заявки останутся в статусе «Скрининг»');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: stageField })).toHaveValue('Тестовое задание'));
  },
};

/** A step could not be deleted and is still there. */
export const DeleteFails: Story = {
  parameters: {
    state: { ru: 'Подэтап не удалился', rule: 'applications-board', shows: ['Не получилось удалить.', 'Звонок'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(saveStages, 500)),
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    await choose(dialog, 'Звонок', 'Удалить');
    await userEvent.click(await page().findByRole('button', { name: 'Удалить' }));
    await says('Не получилось удалить.');
    await waitFor(() => expect(page().queryByRole('button', { name: 'Удалить' })).toBeNull());
    await waitFor(() => expect(dialog.getByRole('textbox', { name: stageField })).toHaveValue('Звонок'));
  },
};

/** What was typed is not lost by a press beside the dialog. */
export const LeaveAsks: Story = {
  parameters: { state: { ru: 'Уйти без сохранения?', rule: 'applications-board' } },
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    await userEvent.type(await dialog.findByRole('textbox', { name: stageField }), ' утром');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().getByRole('alertdialog')).toBeVisible());
    await expect(await quiet(saveStages)).toHaveLength(0);
  },
};

async function openTemplate(canvas: Canvas, name: string) {
  const dialog = await openSettings(canvas);
  await userEvent.click(await dialog.findByRole('tab', { name: 'Шаблоны' }));
  await userEvent.click(await dialog.findByRole('button', { name: new RegExp(name) }));
  await dialog.findByRole('heading', { level: 3, name });
  return dialog;
}

/** A built-in template is read in both languages, its variables marked, and can be copied. */
export const Templates: Story = {
  parameters: {
    state: { ru: 'Встроенный шаблон', rule: 'applications-board', shows: ['Имя', 'Вакансия', 'Сделать копию'] },
  },
  play: async ({ canvas }) => {
    const dialog = await openTemplate(canvas, 'Вежливый отказ');
    const russian = within(await dialog.findByRole('group', { name: 'Текст на русском' }));
    await expect(await russian.findByText('Имя')).toBeVisible();
    await expect(await russian.findByText('Вакансия')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Текст на узбекском' })).toHaveTextContent(/Assalomu alaykum/),
    );
    await expect(await dialog.findByRole('button', { name: 'Сделать копию' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  },
};

/** The templates did not load. */
export const TemplatesFail: Story = {
  parameters: {
    state: { ru: 'Шаблоны не загрузились', rule: 'applications-board', shows: ['Не получилось загрузить шаблоны.'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listMessageTemplates, 500)),
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    await userEvent.click(await dialog.findByRole('tab', { name: 'Шаблоны' }));
    await waitFor(() => expect(dialog.getByText('Не получилось загрузить шаблоны.')).toBeVisible());
  },
};

/** A copy is one's own, shown as an applicant would read it. */
export const TemplateCopied: Story = {
  parameters: {
    state: { ru: 'Копия сохранена', rule: 'applications-board', shows: ['Шаблон сохранён', 'Так увидит Дилшод'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(createMessageTemplate, { ...own, id: 't3', name: 'Вежливый отказ (копия)' })),
  play: async ({ canvas }) => {
    const dialog = await openTemplate(canvas, 'Вежливый отказ');
    await userEvent.click(await dialog.findByRole('button', { name: 'Сделать копию' }));
    await waitFor(() => expect(dialog.getAllByText(/Здравствуйте, Дилшод! Спасибо/)).toHaveLength(1));
    await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
    await expect((await sent(createMessageTemplate)).body).toMatchObject({
      companyId: 'c1',
      kind: 'refusal',
      name: 'Вежливый отказ (копия)',
      textRu: refusal.text_ru,
      textUz: refusal.text_uz,
    });
    await says('Шаблон сохранён');
    await expect((await dialog.findAllByText('Так увидит Дилшод'))[0]).toBeVisible();
  },
};

/** No more than fifty templates are kept. */
export const TooManyTemplates: Story = {
  parameters: {
    state: { ru: 'Слишком много шаблонов', rule: 'applications-board', shows: ['Можно хранить не больше 50 шаблонов'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createMessageTemplate, 'tooManyTemplates')),
  play: async ({ canvas }) => {
    const dialog = await openTemplate(canvas, 'Вежливый отказ');
    await userEvent.click(await dialog.findByRole('button', { name: 'Сделать копию' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(dialog.getByText('Можно хранить не больше 50 шаблонов')).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Название' })).toHaveValue('Вежливый отказ (копия)'),
    );
  },
};

/** A variable that nobody knows is named, and the text stays. */
export const UnknownVariable: Story = {
  parameters: {
    state: {
      ru: 'Неизвестная подстановка',
      rule: 'applications-board',
      shows: ['Неизвестная подстановка: {{salary}}'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(updateMessageTemplate, 422, {
        code: 'invalid',
        fields: { textRu: { code: 'unknownVariable', values: { name: '{{salary}}' } } },
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openTemplate(canvas, 'Наш отказ');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Сообщение, RU' }), ' {{{{salary}}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(dialog.getByText('Неизвестная подстановка: {{salary}}')).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Сообщение, RU' })).toHaveTextContent(/\{\{salary\}\}$/),
    );
  },
};

/** A template was deleted. */
export const TemplateDeleted: Story = {
  parameters: { state: { ru: 'Шаблон удалён', rule: 'applications-board', shows: ['Шаблон удалён', 'Новый шаблон'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(deleteMessageTemplate, {})),
  play: async ({ canvas, context }) => {
    const dialog = await openTemplate(canvas, 'Наш отказ');
    await userEvent.click(await dialog.findByRole('button', { name: 'Удалить' }));
    const question = within(await page().findByRole('alertdialog', { name: 'Удалить шаблон «Наш отказ»?' }));
    context.msw.use(mock.ok(listMessageTemplates, { items: [refusal] }));
    await userEvent.click(await question.findByRole('button', { name: 'Удалить' }));
    await says('Шаблон удалён');
    await waitFor(() => expect(dialog.queryByText('Наш отказ')).toBeNull());
    await expect(await dialog.findByRole('button', { name: 'Новый шаблон' })).toBeVisible();
  },
};

/** A template could not be deleted. */
export const TemplateDeleteFails: Story = {
  parameters: { state: { ru: 'Шаблон не удалился', rule: 'applications-board', shows: ['Не получилось удалить.'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteMessageTemplate, 500)),
  play: async ({ canvas }) => {
    const dialog = await openTemplate(canvas, 'Наш отказ');
    await userEvent.click(await dialog.findByRole('button', { name: 'Удалить' }));
    const question = within(await page().findByRole('alertdialog', { name: 'Удалить шаблон «Наш отказ»?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Удалить' }));
    await says('Не получилось удалить.');
    await waitFor(() => expect(page().queryByText('Отправленные сообщения останутся.')).toBeNull());
  },
};

/** Each company has its own. */
export const SeveralCompanies: Story = {
  parameters: {
    state: { ru: 'Несколько компаний, телефон', rule: 'applications-board', shows: ['ООО «Барака Строй»', 'Звонок'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listCompanies, {
        items: [
          { id: 'c1', name: 'ООО «Барака Строй»' },
          { id: 'c2', name: longText },
        ],
      }),
    ),
  globals: phone,
  play: async ({ canvas }) => {
    const dialog = await openSettings(canvas);
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Компания' })).toHaveTextContent('ООО «Барака Строй»'),
    );
    await waitFor(() => expect(dialog.getByRole('textbox', { name: stageField })).toHaveValue('Звонок'));
    await noHorizontalScroll();
  },
};

/** There is no company yet. */
export const NoCompany: Story = {
  parameters: {
    state: {
      ru: 'Компании нет',
      rule: 'applications-board',
      shows: ['Сначала добавьте компанию: этапы и шаблоны у каждой свои.'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanies, { items: [] })),
  play: async ({ canvas }) => {
    await openSettings(canvas);
    await says('Сначала добавьте компанию: этапы и шаблоны у каждой свои.');
  },
};
