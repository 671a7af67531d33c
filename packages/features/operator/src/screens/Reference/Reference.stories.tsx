import {
  createArea,
  createModerationReason,
  createSkill,
  listAreas,
  listModerationReasons,
  listOperatorAreas,
  listPrompts,
  listPromptVersions,
  listSkills,
  mergeSkills,
  removeArea,
  removePrompt,
  savePrompt,
  testPrompt,
  updateArea,
  updateModerationReason,
  updateSkill,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { support } from '../../stories/fixtures.ts';
import { areas, operatorAreas, prompts, promptVersions, skills } from '../../stories/platform.ts';
import { allReasons } from '../../stories/queue.ts';
import { Reference } from './Reference.tsx';

const meta = {
  title: 'Operator/Reference',
  component: Reference,
  parameters: { host: { path: '/operator/reference/skills' } },
  globals: { viewport: { value: 'desktop' } },
  args: { part: 'skills', view: {}, onViewChange() {} },
  render: function Addressed({ part: firstPart, view: firstView, messages }) {
    const [{ part, view }, setAddress] = useState({ part: firstPart, view: firstView });
    return (
      <Reference
        part={part}
        view={view}
        onViewChange={(next, nextView) => setAddress({ part: next, view: nextView })}
        messages={messages}
      />
    );
  },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listSkills, { items: skills }),
      mock.ok(createSkill, { id: '9', name: 'Сварка' }),
      mock.ok(updateSkill, { id: '7', name: 'React JS' }),
      mock.ok(mergeSkills, { id: '3', name: 'React', vacancies_count: 12 }),
      mock.ok(listAreas, { items: areas }),
      mock.ok(listOperatorAreas, { items: operatorAreas }),
      mock.ok(createArea, { id: 4, name: 'Вышивка', slug: 'vyshivka' }),
      mock.ok(updateArea, { id: '1', name: 'Пошив' }),
      mock.ok(removeArea, {}),
      mock.ok(listPrompts, { items: prompts }),
      mock.ok(listPromptVersions, { items: promptVersions }),
      mock.ok(savePrompt, { area_id: '1', area: 'Швейное производство', language: 'uz', instructions: 'Smena' }),
      mock.ok(removePrompt, {}),
      mock.ok(testPrompt, { message: 'Qaysi smenada ishlanadi?', options: ['Ertalab', 'Kechqurun'], by: 'model' }),
      mock.ok(listModerationReasons, { items: allReasons }),
      mock.ok(createModerationReason, { code: 'chuzhoe-foto', text: 'Чужое фото' }),
      mock.ok(updateModerationReason, { code: 'contacts', text: 'Телефон в тексте' }),
    ),
} satisfies Meta<typeof Reference>;

export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await page().findByRole('dialog', { name }));

async function merge(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Объединить: React.js' }));
  const asked = await dialog('Объединить «React.js» с другим навыком?');
  await userEvent.type(await asked.findByRole('combobox', { name: 'Навык, который останется' }), 'React');
  await userEvent.click(await page().findByRole('option', { name: 'React' }));
  await userEvent.click(await asked.findByRole('button', { name: 'Объединить' }));
}

export const Skills: Story = {
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'React.js' });
    await expect(await canvas.findByRole('button', { name: 'Добавить навык' })).toBeVisible();
  },
};

export const SkillsFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Найти навык' }), 'react{Enter}');
    await canvas.findByRole('cell', { name: 'React.js' });
    await expect(canvas.queryByRole('cell', { name: 'Excel' })).toBeNull();
  },
};

export const SkillsMerged: Story = {
  beforeEach: ({ msw }) => {
    let isMerged = false;
    msw.use(
      mock.ok(mergeSkills, () => {
        isMerged = true;
        return { id: '3', name: 'React', vacancies_count: 12 };
      }),
      mock.ok(listSkills, () => ({ items: skills.filter(({ id }) => !isMerged || id !== '7') })),
    );
  },
  play: async ({ canvas }) => {
    await merge(canvas);
    await says('12 вакансий теперь с навыком React');
    await expect(await sent(mergeSkills)).toMatchObject({ params: { id: '7' }, body: { intoId: '3' } });
    await expect(canvas.queryByRole('cell', { name: 'React.js' })).toBeNull();
  },
};

export const MergeRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(mergeSkills, 'unknownSkill')),
  play: async ({ canvas }) => {
    await merge(canvas);
    await says('Навык не найден');
    await waitFor(() =>
      expect(page().getByRole('combobox', { name: 'Навык, который останется' })).toHaveValue('React'),
    );
  },
};

export const MergeAsksInto: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Объединить: React.js' }));
    const asked = await dialog('Объединить «React.js» с другим навыком?');
    await userEvent.click(await asked.findByRole('button', { name: 'Объединить' }));
    await says('Выберите навык');
    await expect(await quiet(mergeSkills)).toHaveLength(0);
  },
};

export const SkillAdded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить навык' }));
    const form = await dialog('Новый навык');
    await userEvent.type(await form.findByRole('textbox', { name: 'Название навыка' }), 'Сварка{Enter}');
    await says('Навык добавлен: Сварка');
    await expect((await sent(createSkill)).body).toEqual({ name: 'Сварка' });
  },
};

export const SkillAddRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(createSkill, 'alreadyExists')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить навык' }));
    const form = await dialog('Новый навык');
    await userEvent.type(await form.findByRole('textbox', { name: 'Название навыка' }), 'Excel{Enter}');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Название навыка' })).toHaveValue('Excel'));
    await sent(createSkill);
    await waitFor(() => expect(form.getByRole('alert')).toBeVisible());
  },
};

const rename = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать: React.js' }));
  const field = (await dialog('Изменить навык «React.js»')).getByRole('textbox', { name: 'Название навыка' });
  await userEvent.clear(field);
  await userEvent.type(field, 'React JS{Enter}');
};

export const SkillRenamed: Story = {
  play: async ({ canvas }) => {
    await rename(canvas);
    await says('Навык сохранён: React JS');
    await expect(await sent(updateSkill)).toMatchObject({ params: { id: '7' }, body: { name: 'React JS' } });
  },
};

export const SkillRenameRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(updateSkill, 'alreadyExists', { fields: { name: { code: 'alreadyExists' } } })),
  play: async ({ canvas }) => {
    await rename(canvas);
    await says('Такая запись уже есть');
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Название навыка' })).toHaveValue('React JS'));
  },
};

export const NoSkills: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listSkills, { items: [] })),
  play: () => says('Навыков пока нет'),
};

export const SkillsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listSkills)),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Найти навык' });
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

export const SkillsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listSkills, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const SupportOnlySees: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'React.js' });
    await says('Менять может администратор.');
    await expect(canvas.queryByRole('button', { name: /Объединить|Добавить|Редактировать/ })).toBeNull();
  },
};

export const Prompts: Story = {
  tags: ['snapshot'],
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Что спросить в этой сфере' })).toHaveValue(
        'Smena va jihozlar haqida so‘rang',
      ),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled());
  },
};

const rewrite = async (canvas: Canvas) => {
  const field = await canvas.findByRole('textbox', { name: 'Что спросить в этой сфере' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Smena');
  await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
};

export const PromptSaved: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    await rewrite(canvas);
    await says('Подсказка сохранена');
    await expect(await sent(savePrompt)).toMatchObject({
      params: { areaId: '1', language: 'uz' },
      body: { instructions: 'Smena' },
    });
  },
};

export const PromptRefused: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(savePrompt, 'notFound')),
  play: async ({ canvas }) => {
    await rewrite(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Что спросить в этой сфере' })).toHaveValue('Smena'),
    );
  },
};

const listField = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

export const PromptPack: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    await expect(await listField(canvas, 'Должности')).toHaveValue('Tikuvchi\nBichuvchi\nSex ustasi');
    for (const [name, line] of [
      ['Обязанности', 'Tikuv mashinasida buyum tikish'],
      ['Требования', 'Tikuvchilikda tajriba'],
      ['Условия', 'Bepul tushlik'],
      ['Вопросы на собеседовании', 'Qaysi tikuv mashinalarida ishlagansiz?'],
    ] as const)
      await expect(((await listField(canvas, name)) as HTMLTextAreaElement).value).toContain(line);
    await expect(await canvas.findByRole('group', { name: 'Что предлагать в разговоре' })).toBeVisible();
  },
};

export const PromptPackSaved: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    const duties = await listField(canvas, 'Обязанности');
    const save = await canvas.findByRole('button', { name: 'Сохранить' });
    await userEvent.type(duties, '{Enter} {Enter}');
    await expect(save).toBeDisabled();
    await userEvent.type(duties, 'Qadoqlash');
    await userEvent.clear(await listField(canvas, 'Условия'));
    await userEvent.click(save);
    await says('Подсказка сохранена');
    await expect((await sent(savePrompt)).body).toEqual({
      instructions: 'Smena va jihozlar haqida so‘rang',
      pack: {
        duties: ['Tikuv mashinasida buyum tikish', 'Choklar sifatini nazorat qilish', 'Qadoqlash'],
        benefits: [],
      },
    });
  },
};

export const PromptPackRefused: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(savePrompt, 'invalid', {
        fields: {
          'pack.titles': { code: 'tooMany', values: { max: 30 } },
          'pack.questions.1': { code: 'tooLong', values: { max: 200 } },
        },
      }),
    ),
  play: async ({ canvas }) => {
    const titles = await listField(canvas, 'Должности');
    await userEvent.type(titles, '{Enter}Dazmolchi');
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await says('Не больше 30 строк');
    await expect(titles).toHaveAccessibleDescription(/Не больше 30/);
    await expect(await listField(canvas, 'Вопросы на собеседовании')).toHaveAccessibleDescription(/200/);
    await expect(titles).toHaveValue('Tikuvchi\nBichuvchi\nSex ustasi\nDazmolchi');
  },
};

export const PromptPackEmpty: Story = {
  args: { part: 'prompts', view: { area: '2', language: 'ru' } },
  play: async ({ canvas }) => {
    for (const name of ['Что спросить в этой сфере', 'Должности', 'Условия'])
      await expect(await listField(canvas, name)).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled());
  },
};

export const PromptOnlySeen: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    for (const name of ['Что спросить в этой сфере', 'Обязанности', 'Вопросы на собеседовании'])
      await expect(await listField(canvas, name)).toHaveAttribute('readonly');
    await says('Менять может администратор.');
    await expect(canvas.queryByRole('button', { name: /Сохранить|Проверить|Убрать|Вернуть/ })).toBeNull();
  },
};

export const PromptMobile390: Story = {
  globals: phone,
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    await expect(await listField(canvas, 'Вопросы на собеседовании')).toBeVisible();
    await canvas.findByText('Ish vaqtini so‘rang');
    await noHorizontalScroll();
  },
};

const promptView = { part: 'prompts', view: { area: '1', language: 'uz' } } as const;
const goBack = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Вернуть версию: 10.06.2025, 15:00' }));

export const PromptVersions: Story = {
  args: promptView,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ish vaqtini so‘rang')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Прежние версии' })).toBeVisible();
    await expect(await canvas.findByText('10.06.2025, 15:00, Нодира Юнусова')).toBeVisible();
    await expect(await canvas.findByText('с выпуском')).toBeVisible();
    await expect(await canvas.findByText('Bichish; Qadoqlash')).toBeVisible();
    await expect(await canvas.findByText('Вопросы на собеседовании:')).toBeVisible();
    await expect(canvas.queryByText(/Должности:/)).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /Вернуть версию/ })).toHaveLength(2);
  },
};

export const PromptRestored: Story = {
  args: promptView,
  play: async ({ canvas }) => {
    await goBack(canvas);
    await says('Прежняя версия снова действует');
    await expect(await sent(savePrompt)).toMatchObject({
      params: { areaId: '1', language: 'uz' },
      body: { instructions: 'Ish vaqtini so‘rang', pack: { duties: ['Bichish', 'Qadoqlash'], questions: [] } },
    });
  },
};

export const PromptRestoreRefused: Story = {
  args: promptView,
  beforeEach: ({ msw }) => msw.use(mock.fail(savePrompt, 'notFound')),
  play: async ({ canvas }) => {
    await goBack(canvas);
    await says('Не найдено');
    await expect(await canvas.findByText('Ish vaqtini so‘rang')).toBeVisible();
  },
};

export const PromptVersionsFailed: Story = {
  args: promptView,
  beforeEach: ({ msw }) => msw.use(mock.fail(listPromptVersions, 500)),
  play: () => says('Не удалось загрузить данные'),
};

export const PromptWithoutVersions: Story = {
  args: promptView,
  beforeEach: ({ msw }) => msw.use(mock.ok(listPromptVersions, { items: [] })),
  play: () => says('Других версий пока нет'),
};

const tryPrompt = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Проверить' }));

export const PromptTried: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    await tryPrompt(canvas);
    await says('Помощник спросит так');
    await says('Qaysi smenada ishlanadi?');
    await says('Предложит:');
    await says('Ertalab; Kechqurun');
    await expect(await sent(testPrompt)).toMatchObject({
      params: { areaId: '1', language: 'uz' },
      body: { instructions: 'Smena va jihozlar haqida so‘rang' },
    });
    await expect(await quiet(savePrompt)).toHaveLength(0);
  },
};

export const PromptTriedWithoutModel: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(testPrompt, { message: 'Kim kerak?', by: 'rules' })),
  play: async ({ canvas }) => {
    await tryPrompt(canvas);
    await says('Модель не ответила, помощник спросит по правилам');
    await says('Kim kerak?');
  },
};

export const PromptTrialRefused: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(testPrompt, 'tooOften')),
  play: async ({ canvas }) => {
    await tryPrompt(canvas);
    await says('Слишком много попыток. Попробуйте позже');
  },
};

const removePromptOf = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Убрать' }));
  const asked = within(await page().findByRole('alertdialog', { name: /Убрать подсказку/ }));
  await userEvent.click(await asked.findByRole('button', { name: 'Убрать' }));
};

export const PromptRemoved: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    await removePromptOf(canvas);
    await says('Подсказка больше не действует');
    await expect((await sent(removePrompt)).params).toEqual({ areaId: '1', language: 'uz' });
  },
};

export const PromptRemoveRefused: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(removePrompt, 'notFound')),
  play: async ({ canvas }) => {
    await removePromptOf(canvas);
    await says('Не найдено');
  },
};

export const PromptOfAnotherKept: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    const field = () => canvas.findByRole('textbox', { name: 'Что спросить в этой сфере' });
    await userEvent.type(await field(), '!');
    await userEvent.type(await listField(canvas, 'Должности'), '{Enter}Dazmolchi');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Русский' }));
    await expect(await field()).toHaveValue('Спроси о смене и оборудовании');
    await expect(await listField(canvas, 'Должности')).toHaveValue('Швея\nЗакройщик\nМастер цеха');
    await userEvent.click(await canvas.findByRole('radio', { name: 'O‘zbekcha' }));
    await expect(await field()).toHaveValue('Smena va jihozlar haqida so‘rang!');
    await expect(await listField(canvas, 'Должности')).toHaveValue('Tikuvchi\nBichuvchi\nSex ustasi\nDazmolchi');
  },
};

export const Areas: Story = {
  tags: ['snapshot'],
  args: { part: 'areas' },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: 'Сферы' }));
    const row = within(await rows.findByRole('row', { name: /Швейное производство/ }));
    await expect(await row.findByText('Tikuvchilik')).toBeVisible();
    await expect(await row.findByText('Промышленность')).toBeVisible();
    await expect(await row.findByText('412')).toBeVisible();
  },
};

const newArea = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Добавить сферу' }));
  const form = await dialog('Новая сфера');
  await userEvent.type(await form.findByRole('textbox', { name: 'Название сферы' }), 'Вышивка');
  return form;
};

export const AreaAdded: Story = {
  args: { part: 'areas' },
  play: async ({ canvas }) => {
    const form = await newArea(canvas);
    const parent = await form.findByRole('combobox', { name: 'Входит в сферу' });
    await userEvent.clear(parent);
    await userEvent.type(parent, 'Пром');
    await userEvent.click(await page().findByRole('option', { name: 'Промышленность' }));
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Сфера добавлена: Вышивка');
    await expect((await sent(createArea)).body).toEqual({ name: 'Вышивка', parentId: '3' });
  },
};

export const AreaAddRefused: Story = {
  args: { part: 'areas' },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(createArea, 'alreadyExists', { fields: { slug: { code: 'alreadyExists' } } })),
  play: async ({ canvas }) => {
    const form = await newArea(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Такая запись уже есть');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Название сферы' })).toHaveValue('Вышивка'));
  },
};

const renameArea = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать: Швейное производство' }));
  const form = await dialog('Изменить сферу «Швейное производство»');
  const name = await form.findByRole('textbox', { name: 'Название сферы' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Пошив');
  await userEvent.click(await form.findByRole('button', { name: 'Сохранить' }));
  return form;
};

export const AreaChanged: Story = {
  args: { part: 'areas' },
  play: async ({ canvas }) => {
    await renameArea(canvas);
    await says('Сфера сохранена: Пошив');
    await expect(await sent(updateArea)).toMatchObject({
      params: { id: '1' },
      body: { name: 'Пошив', nameUz: 'Tikuvchilik', parentId: '3' },
    });
  },
};

export const AreaChangeRefused: Story = {
  args: { part: 'areas' },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateArea, 'invalid', { fields: { parentId: { code: 'areaLoop' } } })),
  play: async ({ canvas }) => {
    const form = await renameArea(canvas);
    await says('Сферу нельзя вложить в саму себя');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Название сферы' })).toHaveValue('Пошив'));
  },
};

export const AreaUnnamed: Story = {
  args: { part: 'areas' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить сферу' }));
    const form = await dialog('Новая сфера');
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Напишите название');
    await quiet(createArea);
  },
};

const removeSewing = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: Швейное производство' }));
  const asked = within(await page().findByRole('alertdialog', { name: 'Убрать сферу «Швейное производство»?' }));
  await userEvent.click(await asked.findByRole('button', { name: 'Убрать' }));
};

export const AreaRemoved: Story = {
  args: { part: 'areas' },
  play: async ({ canvas }) => {
    await removeSewing(canvas);
    await says('Сфера убрана: Швейное производство');
    await expect((await sent(removeArea)).params).toEqual({ id: '1' });
  },
};

export const AreaRemoveRefused: Story = {
  args: { part: 'areas' },
  beforeEach: ({ msw }) => msw.use(mock.fail(removeArea, 'areaUsed')),
  play: async ({ canvas }) => {
    await removeSewing(canvas);
    await says('Сферу нельзя убрать: её выбрали компании, в ней есть другие или для неё есть подсказки');
  },
};

export const AreasFailed: Story = {
  args: { part: 'areas' },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorAreas, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Reasons: Story = {
  tags: ['snapshot'],
  args: { part: 'reasons' },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: 'Причины модераторов' }));
    const row = within(await rows.findByRole('row', { name: /Мало сведений о работе/ }));
    await expect(await row.findByText('Ish haqida ma’lumot kam')).toBeVisible();
    await expect(await row.findByText('Доработка')).toBeVisible();
    await expect(await within(await rows.findByRole('row', { name: /Не сезон/ })).findByText('Скрыта')).toBeVisible();
  },
};

const newReason = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Добавить причину' }));
  const form = await dialog('Новая причина');
  await userEvent.type(await form.findByRole('textbox', { name: 'По-русски' }), 'Чужое фото');
  await userEvent.type(await form.findByRole('textbox', { name: 'По-узбекски' }), 'Begona surat');
  return form;
};

export const ReasonAdded: Story = {
  args: { part: 'reasons' },
  play: async ({ canvas }) => {
    const form = await newReason(canvas);
    await userEvent.click(await form.findByRole('checkbox', { name: 'Отклонение' }));
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Причина добавлена: Чужое фото');
    await expect((await sent(createModerationReason)).body).toEqual({
      textRu: 'Чужое фото',
      textUz: 'Begona surat',
      kinds: ['revise'],
    });
  },
};

export const ReasonIncomplete: Story = {
  args: { part: 'reasons' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить причину' }));
    const form = await dialog('Новая причина');
    await userEvent.click(await form.findByRole('checkbox', { name: 'Доработка' }));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Отклонение' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Место в списке' }), '0');
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Напишите причину по-русски');
    await says('Напишите причину по-узбекски');
    await says('Выберите хотя бы одно');
    await says('Целое число от 1 до 1000');
    await quiet(createModerationReason);
  },
};

export const ReasonAddRefused: Story = {
  args: { part: 'reasons' },
  beforeEach: ({ msw }) => msw.use(mock.fail(createModerationReason, 'alreadyExists')),
  play: async ({ canvas }) => {
    const form = await newReason(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Такая запись уже есть');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'По-русски' })).toHaveValue('Чужое фото'));
  },
};

const rewriteReason = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать: Контакты в тексте' }));
  const form = await dialog('Изменить причину «Контакты в тексте»');
  const field = await form.findByRole('textbox', { name: 'По-русски' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Телефон в тексте');
  await userEvent.click(await form.findByRole('button', { name: 'Сохранить' }));
  return form;
};

export const ReasonChanged: Story = {
  args: { part: 'reasons' },
  play: async ({ canvas }) => {
    await rewriteReason(canvas);
    await says('Причина сохранена: Телефон в тексте');
    await expect(await sent(updateModerationReason)).toMatchObject({
      params: { code: 'contacts' },
      body: { textRu: 'Телефон в тексте', textUz: 'Matnda kontaktlar', position: 1, isActive: true },
    });
  },
};

export const ReasonChangeRefused: Story = {
  args: { part: 'reasons' },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateModerationReason, 'notFound')),
  play: async ({ canvas }) => {
    const form = await rewriteReason(canvas);
    await waitFor(() => expect(form.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(form.getByRole('textbox', { name: 'По-русски' })).toHaveValue('Телефон в тексте'));
  },
};

const retire = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Скрыть: Контакты в тексте' }));
  const asked = within(await page().findByRole('alertdialog', { name: 'Скрыть причину «Контакты в тексте»?' }));
  await userEvent.click(await asked.findByRole('button', { name: 'Скрыть' }));
  return asked;
};

export const ReasonRetired: Story = {
  args: { part: 'reasons' },
  play: async ({ canvas }) => {
    await retire(canvas);
    await says('Причина скрыта: Контакты в тексте');
    await expect((await sent(updateModerationReason)).body).toMatchObject({ isActive: false });
  },
};

export const ReasonRetireRefused: Story = {
  args: { part: 'reasons' },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateModerationReason, 'tooOften')),
  play: async ({ canvas }) => {
    const asked = await retire(canvas);
    await waitFor(() => expect(asked.getByRole('alert')).toBeVisible());
  },
};

export const ReasonRestored: Story = {
  args: { part: 'reasons' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть: Не сезон' }));
    await says('Причина снова действует: Не сезон');
    await expect((await sent(updateModerationReason)).body).toMatchObject({ textRu: 'Не сезон', isActive: true });
  },
};

export const ReasonsFailed: Story = {
  args: { part: 'reasons' },
  beforeEach: ({ msw }) => msw.use(mock.fail(listModerationReasons, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('React.js');
    await noHorizontalScroll();
  },
};
