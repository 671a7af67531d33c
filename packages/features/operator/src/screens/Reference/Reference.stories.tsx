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

/** The skills, each with what makes it one with another. */
export const Skills: Story = {
  parameters: { state: { ru: 'Навыки', rule: 'reference-lists', shows: ['React.js', 'Добавить навык'] } },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'React.js' });
    await expect(await canvas.findByRole('button', { name: 'Добавить навык' })).toBeVisible();
  },
};

/** Skills are found by a part of their name. */
export const SkillsFound: Story = {
  parameters: { state: { ru: 'Найденные навыки', rule: 'reference-lists', shows: ['React.js'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Найти навык' }), 'react{Enter}');
    await canvas.findByRole('cell', { name: 'React.js' });
    await expect(canvas.queryByRole('cell', { name: 'Excel' })).toBeNull();
  },
};

/** Two skills became one, and it says how many vacancies have it. */
export const SkillsMerged: Story = {
  parameters: {
    state: { ru: 'Навыки объединены', rule: 'reference-lists', shows: ['12 вакансий теперь с навыком React'] },
  },
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

/** A skill that is there no more is not merged, and what was chosen stays. */
export const MergeRefused: Story = {
  parameters: { state: { ru: 'Объединение отклонено', rule: 'reference-lists', shows: ['Навык не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(mergeSkills, 'unknownSkill')),
  play: async ({ canvas }) => {
    await merge(canvas);
    await says('Навык не найден');
    await waitFor(() =>
      expect(page().getByRole('combobox', { name: 'Навык, который останется' })).toHaveValue('React'),
    );
  },
};

/** Merging asks which one stays. */
export const MergeAsksInto: Story = {
  parameters: { state: { ru: 'Какой останется', rule: 'reference-lists', shows: ['Выберите навык'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Объединить: React.js' }));
    const asked = await dialog('Объединить «React.js» с другим навыком?');
    await userEvent.click(await asked.findByRole('button', { name: 'Объединить' }));
    await says('Выберите навык');
    await expect(await quiet(mergeSkills)).toHaveLength(0);
  },
};

/** A skill was added. */
export const SkillAdded: Story = {
  parameters: { state: { ru: 'Навык добавлен', rule: 'reference-lists', shows: ['Навык добавлен: Сварка'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить навык' }));
    const form = await dialog('Новый навык');
    await userEvent.type(await form.findByRole('textbox', { name: 'Название навыка' }), 'Сварка{Enter}');
    await says('Навык добавлен: Сварка');
    await expect((await sent(createSkill)).body).toEqual({ name: 'Сварка' });
  },
};

/** A name that there is is not added again. */
export const SkillAddRefused: Story = {
  parameters: { state: { ru: 'Такой навык есть', rule: 'reference-lists' } },
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

/** A skill is called otherwise. */
export const SkillRenamed: Story = {
  parameters: { state: { ru: 'Навык переименован', rule: 'reference-lists', shows: ['Навык сохранён: React JS'] } },
  play: async ({ canvas }) => {
    await rename(canvas);
    await says('Навык сохранён: React JS');
    await expect(await sent(updateSkill)).toMatchObject({ params: { id: '7' }, body: { name: 'React JS' } });
  },
};

/** There is another of that name: it is said under the field. */
export const SkillRenameRefused: Story = {
  parameters: {
    state: { ru: 'Навык не переименован: такой уже есть', rule: 'reference-lists', shows: ['Такая запись уже есть'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(updateSkill, 'alreadyExists', { fields: { name: { code: 'alreadyExists' } } })),
  play: async ({ canvas }) => {
    await rename(canvas);
    await says('Такая запись уже есть');
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Название навыка' })).toHaveValue('React JS'));
  },
};

/** Without skills it says so. */
export const NoSkills: Story = {
  parameters: { state: { ru: 'Навыков нет', rule: 'reference-lists', shows: ['Навыков пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listSkills, { items: [] })),
  play: () => says('Навыков пока нет'),
};

/** Skills are on their way. */
export const SkillsLoading: Story = {
  parameters: { state: { ru: 'Навыки загружаются', rule: 'reference-lists' } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listSkills)),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Найти навык' });
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

/** Skills did not load. */
export const SkillsFailed: Story = {
  parameters: { state: { ru: 'Навыки не загрузились', rule: 'reference-lists', shows: ['Повторить'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(listSkills, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** Support sees and changes nothing. */
export const SupportOnlySees: Story = {
  parameters: {
    state: { ru: 'Поддержка только видит', rule: 'reference-lists', shows: ['Менять может администратор.'] },
  },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'React.js' });
    await says('Менять может администратор.');
    await expect(canvas.queryByRole('button', { name: /Объединить|Добавить|Редактировать/ })).toBeNull();
  },
};

/** What the assistant is told in a sphere and a language. */
export const Prompts: Story = {
  parameters: { state: { ru: 'Подсказка', rule: 'reference-lists', shows: ['Сохранить'] } },
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

/** What the assistant is told was saved. */
export const PromptSaved: Story = {
  parameters: { state: { ru: 'Подсказка сохранена', rule: 'reference-lists', shows: ['Подсказка сохранена'] } },
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

/** What was not saved stays as it was typed. */
export const PromptRefused: Story = {
  parameters: { state: { ru: 'Подсказка не сохранена', rule: 'reference-lists', shows: ['Smena'] } },
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

/** What the assistant offers in a sphere, a line for each entry. */
export const PromptPack: Story = {
  parameters: {
    state: {
      ru: 'Что помощник предлагает в сфере',
      rule: 'reference-lists',
      shows: ['Что предлагать в разговоре', 'Должности'],
    },
  },
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

/** Of the lists those that were changed were sent; blank lines change nothing. */
export const PromptPackSaved: Story = {
  parameters: { state: { ru: 'Списки сохранены', rule: 'reference-lists', shows: ['Подсказка сохранена'] } },
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

/** Under each list it says what is wrong with it, and what was typed stays. */
export const PromptPackRefused: Story = {
  parameters: { state: { ru: 'Списки не сохранены', rule: 'reference-lists', shows: ['Не больше 30 строк'] } },
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

/** A sphere of which nothing is written: empty fields, nothing to save. */
export const PromptPackEmpty: Story = {
  parameters: { state: { ru: 'Подсказки ещё нет', rule: 'reference-lists', shows: ['Что предлагать в разговоре'] } },
  args: { part: 'prompts', view: { area: '2', language: 'ru' } },
  play: async ({ canvas }) => {
    for (const name of ['Что спросить в этой сфере', 'Должности', 'Условия'])
      await expect(await listField(canvas, name)).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled());
  },
};

/** Support reads what the assistant is told and offers. */
export const PromptOnlySeen: Story = {
  parameters: {
    state: { ru: 'Поддержка только читает подсказку', rule: 'reference-lists', shows: ['Менять может администратор.'] },
  },
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    for (const name of ['Что спросить в этой сфере', 'Обязанности', 'Вопросы на собеседовании'])
      await expect(await listField(canvas, name)).toHaveAttribute('readonly');
    await says('Менять может администратор.');
    await expect(canvas.queryByRole('button', { name: /Сохранить|Проверить|Убрать|Вернуть/ })).toBeNull();
  },
};

/** On a phone the lists stand below each other, without scrolling sideways. */
export const PromptMobile390: Story = {
  parameters: { state: { ru: 'Подсказка на телефоне', rule: 'reference-lists', shows: ['Вопросы на собеседовании'] } },
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

/** What the assistant was told before: when, by whom. */
export const PromptVersions: Story = {
  parameters: {
    state: { ru: 'Прежние версии подсказки', rule: 'reference-lists', shows: ['Прежние версии', 'с выпуском'] },
  },
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

/** An earlier version is kept again. */
export const PromptRestored: Story = {
  parameters: {
    state: { ru: 'Возвращена прежняя версия', rule: 'reference-lists', shows: ['Прежняя версия снова действует'] },
  },
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

/** Going back was refused: why. */
export const PromptRestoreRefused: Story = {
  parameters: { state: { ru: 'Версию вернуть не удалось', rule: 'reference-lists', shows: ['Не найдено'] } },
  args: promptView,
  beforeEach: ({ msw }) => msw.use(mock.fail(savePrompt, 'notFound')),
  play: async ({ canvas }) => {
    await goBack(canvas);
    await says('Не найдено');
    await expect(await canvas.findByText('Ish vaqtini so‘rang')).toBeVisible();
  },
};

/** The earlier versions did not load. */
export const PromptVersionsFailed: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки версий', rule: 'reference-lists', shows: ['Не удалось загрузить данные'] },
  },
  args: promptView,
  beforeEach: ({ msw }) => msw.use(mock.fail(listPromptVersions, 500)),
  play: () => says('Не удалось загрузить данные'),
};

/** Nothing else was said before. */
export const PromptWithoutVersions: Story = {
  parameters: { state: { ru: 'Других версий нет', rule: 'reference-lists', shows: ['Других версий пока нет'] } },
  args: promptView,
  beforeEach: ({ msw }) => msw.use(mock.ok(listPromptVersions, { items: [] })),
  play: () => says('Других версий пока нет'),
};

const tryPrompt = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Проверить' }));

/** What the assistant would ask by what is typed; nothing is kept. */
export const PromptTried: Story = {
  parameters: {
    state: {
      ru: 'Что помощник спросит по подсказке',
      rule: 'reference-lists',
      shows: ['Помощник спросит так', 'Qaysi smenada ishlanadi?'],
    },
  },
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

/** The model did not answer: what the rules ask. */
export const PromptTriedWithoutModel: Story = {
  parameters: {
    state: {
      ru: 'Проба подсказки без модели',
      rule: 'reference-lists',
      shows: ['Модель не ответила, помощник спросит по правилам'],
    },
  },
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(testPrompt, { message: 'Kim kerak?', by: 'rules' })),
  play: async ({ canvas }) => {
    await tryPrompt(canvas);
    await says('Модель не ответила, помощник спросит по правилам');
    await says('Kim kerak?');
  },
};

/** It was tried too often. */
export const PromptTrialRefused: Story = {
  parameters: {
    state: { ru: 'Подсказку пробовали слишком часто', rule: 'reference-lists', shows: ['Слишком много попыток'] },
  },
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

/** The assistant goes by other instructions again. */
export const PromptRemoved: Story = {
  parameters: { state: { ru: 'Подсказка убрана', rule: 'reference-lists', shows: ['Подсказка больше не действует'] } },
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    await removePromptOf(canvas);
    await says('Подсказка больше не действует');
    await expect((await sent(removePrompt)).params).toEqual({ areaId: '1', language: 'uz' });
  },
};

/** It is not removed: why. */
export const PromptRemoveRefused: Story = {
  parameters: { state: { ru: 'Подсказку убрать не удалось', rule: 'reference-lists', shows: ['Убрать подсказку'] } },
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(removePrompt, 'notFound')),
  play: async ({ canvas }) => {
    await removePromptOf(canvas);
    await says('Не найдено');
  },
};

/** What was typed for another language is still there. */
export const PromptOfAnotherKept: Story = {
  parameters: {
    state: { ru: 'Набранное осталось', rule: 'reference-lists', shows: ['Smena va jihozlar haqida so‘rang!'] },
  },
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

/** The activity spheres in both languages, what each lies in and how many companies are of it. */
export const Areas: Story = {
  parameters: { state: { ru: 'Сферы', rule: 'reference-lists', shows: ['Швейное производство', 'Tikuvchilik'] } },
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

/** A sphere was added under another. */
export const AreaAdded: Story = {
  parameters: { state: { ru: 'Сфера добавлена', rule: 'reference-lists', shows: ['Сфера добавлена: Вышивка'] } },
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

/** A sphere was not added: why; what was typed stays. */
export const AreaAddRefused: Story = {
  parameters: { state: { ru: 'Сфера не добавилась', rule: 'reference-lists', shows: ['Такая запись уже есть'] } },
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

/** A sphere has another name. */
export const AreaChanged: Story = {
  parameters: { state: { ru: 'Сфера изменена', rule: 'reference-lists', shows: ['Сфера сохранена: Пошив'] } },
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

/** A sphere does not come to lie in itself; what was typed stays. */
export const AreaChangeRefused: Story = {
  parameters: {
    state: { ru: 'Сфера не изменилась', rule: 'reference-lists', shows: ['Сферу нельзя вложить в саму себя'] },
  },
  args: { part: 'areas' },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateArea, 'invalid', { fields: { parentId: { code: 'areaLoop' } } })),
  play: async ({ canvas }) => {
    const form = await renameArea(canvas);
    await says('Сферу нельзя вложить в саму себя');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Название сферы' })).toHaveValue('Пошив'));
  },
};

/** A sphere without a name is not added. */
export const AreaUnnamed: Story = {
  parameters: { state: { ru: 'Сфера без названия', rule: 'reference-lists', shows: ['Напишите название'] } },
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

/** A sphere was removed. */
export const AreaRemoved: Story = {
  parameters: { state: { ru: 'Сфера убрана', rule: 'reference-lists', shows: ['Сфера убрана: Швейное производство'] } },
  args: { part: 'areas' },
  play: async ({ canvas }) => {
    await removeSewing(canvas);
    await says('Сфера убрана: Швейное производство');
    await expect((await sent(removeArea)).params).toEqual({ id: '1' });
  },
};

/** A sphere that something hangs on stays: why. */
export const AreaRemoveRefused: Story = {
  parameters: { state: { ru: 'Сфера занята', rule: 'reference-lists', shows: ['Сферу нельзя убрать'] } },
  args: { part: 'areas' },
  beforeEach: ({ msw }) => msw.use(mock.fail(removeArea, 'areaUsed')),
  play: async ({ canvas }) => {
    await removeSewing(canvas);
    await says('Сферу нельзя убрать: её выбрали компании, в ней есть другие или для неё есть подсказки');
  },
};

/** The spheres did not load. */
export const AreasFailed: Story = {
  parameters: {
    state: { ru: 'Сферы не загрузились', rule: 'reference-lists', shows: ['Не удалось загрузить данные', 'Повторить'] },
  },
  args: { part: 'areas' },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorAreas, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** The reasons that moderators give, in both languages, with those that are given no more. */
export const Reasons: Story = {
  parameters: {
    state: { ru: 'Причины модераторов', rule: 'reference-lists', shows: ['Мало сведений о работе', 'Скрыта'] },
  },
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

/** A reason was added. */
export const ReasonAdded: Story = {
  parameters: { state: { ru: 'Причина добавлена', rule: 'reference-lists', shows: ['Причина добавлена: Чужое фото'] } },
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

/** A reason lacks a language or what it is given for, or has no such place: said under the fields. */
export const ReasonIncomplete: Story = {
  parameters: {
    state: {
      ru: 'Причина без слов',
      rule: 'reference-lists',
      shows: ['Напишите причину по-русски', 'Выберите хотя бы одно'],
    },
  },
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

/** A reason was not added: why; what was typed stays. */
export const ReasonAddRefused: Story = {
  parameters: { state: { ru: 'Причина не добавилась', rule: 'reference-lists', shows: ['Такая запись уже есть'] } },
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

/** A reason was written anew. */
export const ReasonChanged: Story = {
  parameters: {
    state: { ru: 'Причина изменена', rule: 'reference-lists', shows: ['Причина сохранена: Телефон в тексте'] },
  },
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

/** A reason was not changed: why; what was typed stays. */
export const ReasonChangeRefused: Story = {
  parameters: { state: { ru: 'Причина не изменилась', rule: 'reference-lists', shows: ['Телефон в тексте'] } },
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

/** A reason is given no more. */
export const ReasonRetired: Story = {
  parameters: {
    state: { ru: 'Причина скрыта', rule: 'reference-lists', shows: ['Причина скрыта: Контакты в тексте'] },
  },
  args: { part: 'reasons' },
  play: async ({ canvas }) => {
    await retire(canvas);
    await says('Причина скрыта: Контакты в тексте');
    await expect((await sent(updateModerationReason)).body).toMatchObject({ isActive: false });
  },
};

/** A reason was not taken off the list: why. */
export const ReasonRetireRefused: Story = {
  parameters: {
    state: { ru: 'Причина не скрылась', rule: 'reference-lists', shows: ['Скрыть причину «Контакты в тексте»?'] },
  },
  args: { part: 'reasons' },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateModerationReason, 'tooOften')),
  play: async ({ canvas }) => {
    const asked = await retire(canvas);
    await waitFor(() => expect(asked.getByRole('alert')).toBeVisible());
  },
};

/** A reason is given again. */
export const ReasonRestored: Story = {
  parameters: {
    state: { ru: 'Причина снова действует', rule: 'reference-lists', shows: ['Причина снова действует: Не сезон'] },
  },
  args: { part: 'reasons' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть: Не сезон' }));
    await says('Причина снова действует: Не сезон');
    await expect((await sent(updateModerationReason)).body).toMatchObject({ textRu: 'Не сезон', isActive: true });
  },
};

/** The reasons did not load. */
export const ReasonsFailed: Story = {
  parameters: {
    state: {
      ru: 'Причины не загрузились',
      rule: 'reference-lists',
      shows: ['Не удалось загрузить данные', 'Повторить'],
    },
  },
  args: { part: 'reasons' },
  beforeEach: ({ msw }) => msw.use(mock.fail(listModerationReasons, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'На телефоне', rule: 'reference-lists', shows: ['React.js'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('React.js');
    await noHorizontalScroll();
  },
};
