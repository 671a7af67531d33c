import { createSkill, listAreas, listPrompts, listSkills, mergeSkills, savePrompt } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { support } from '../../stories/fixtures.ts';
import { areas, prompts, skills } from '../../stories/platform.ts';
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
      mock.ok(mergeSkills, { id: '3', name: 'React', vacancies_count: 12 }),
      mock.ok(listAreas, { items: areas }),
      mock.ok(listPrompts, { items: prompts }),
      mock.ok(savePrompt, { area_id: '1', area: 'Швейное производство', language: 'uz', instructions: 'Smena' }),
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
  await userEvent.click(asked.getByRole('button', { name: 'Объединить' }));
}

export const Skills: Story = {
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'React.js' });
    await expect(canvas.getByRole('button', { name: 'Добавить навык' })).toBeVisible();
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
    await expect(page().getByRole('combobox', { name: 'Навык, который останется' })).toHaveValue('React');
  },
};

export const MergeAsksInto: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Объединить: React.js' }));
    const asked = await dialog('Объединить «React.js» с другим навыком?');
    await userEvent.click(asked.getByRole('button', { name: 'Объединить' }));
    await says('Выберите навык');
    await expect(await quiet(mergeSkills)).toHaveLength(0);
  },
};

export const SkillAdded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить навык' }));
    const form = await dialog('Новый навык');
    await userEvent.type(form.getByRole('textbox', { name: 'Название навыка' }), 'Сварка{Enter}');
    await says('Навык добавлен: Сварка');
    await expect((await sent(createSkill)).body).toEqual({ name: 'Сварка' });
  },
};

export const SkillAddRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(createSkill, 'alreadyExists')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить навык' }));
    const form = await dialog('Новый навык');
    await userEvent.type(form.getByRole('textbox', { name: 'Название навыка' }), 'Excel{Enter}');
    await expect(await form.findByRole('textbox', { name: 'Название навыка' })).toHaveValue('Excel');
    await sent(createSkill);
    await expect(await form.findByRole('alert')).toBeVisible();
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
    await expect(canvas.queryByRole('button', { name: /Объединить|Добавить/ })).toBeNull();
  },
};

export const Prompts: Story = {
  tags: ['snapshot'],
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Что спросить в этой сфере' })).toHaveValue(
      'Smena va jihozlar haqida so‘rang',
    );
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  },
};

const rewrite = async (canvas: Canvas) => {
  const field = await canvas.findByRole('textbox', { name: 'Что спросить в этой сфере' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Smena');
  await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
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
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Что спросить в этой сфере' })).toHaveValue('Smena');
  },
};

export const PromptOfAnotherKept: Story = {
  args: { part: 'prompts', view: { area: '1', language: 'uz' } },
  play: async ({ canvas }) => {
    const field = () => canvas.findByRole('textbox', { name: 'Что спросить в этой сфере' });
    await userEvent.type(await field(), '!');
    await userEvent.click(canvas.getByRole('radio', { name: 'Русский' }));
    await expect(await field()).toHaveValue('Спроси о смене и оборудовании');
    await userEvent.click(canvas.getByRole('radio', { name: 'O‘zbekcha' }));
    await expect(await field()).toHaveValue('Smena va jihozlar haqida so‘rang!');
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('React.js');
    await noHorizontalScroll();
  },
};
