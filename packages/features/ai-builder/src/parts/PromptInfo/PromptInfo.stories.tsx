import { getPromptInfo } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { sent } from '@kasb/kit/stories';
import { Page } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { builderHandlers, isSilentAbout } from '../../stories/builderStory.tsx';
import type { Canvas } from '../../stories/builderStory.tsx';
import { PromptInfo } from './PromptInfo.tsx';

const meta = {
  title: 'AiBuilder/PromptInfo',
  component: PromptInfo,
  tags: ['snapshot'],
  args: { areasActivityId: 'as1', area: 'Строительство', language: 'ru' },
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock.ok(getPromptInfo, areaSpecific), ...builderHandlers()),
} satisfies Meta<typeof PromptInfo>;

export default meta;

type Story = StoryObj<typeof meta>;

const areaSpecific = {
  type: 'area-specific',
  source: 'database',
  promptId: '0f8e7d6c-5b4a-4039-8271-6f5e4d3c2b1a',
  areasActivityId: 'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d',
} satisfies WireAnswerOf<typeof getPromptInfo>;

const answers = (info: WireAnswerOf<typeof getPromptInfo>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(getPromptInfo, info)),
});
const open = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: /Подробности/ }));
const isShown = async (canvas: Canvas, text: string) => expect(await canvas.findByText(text)).toBeVisible();

/** The prompt of a sphere is called by the sphere. */
export const AreaSpecific: Story = {
  parameters: { state: { ru: 'Подсказка сферы', rule: 'prompt-info', shows: ['Подсказки: Строительство'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await isShown(canvas, 'Подсказки: Строительство');
    await expect(canvas.getByText('0f8e7d')).not.toBeVisible();
    await expect((await sent(getPromptInfo)).query).toEqual({ areasActivityId: 'as1', language: 'ru' });
  },
};

/** The prompt for all is called so. */
export const Universal: Story = {
  ...answers({ type: 'universal', source: 'file' }),
  parameters: { state: { ru: 'Подсказка общая', rule: 'prompt-info', shows: ['Подсказки: универсальные'] } },
  play: ({ canvas }) => isShown(canvas, 'Подсказки: универсальные'),
};

/** The built-in prompt is called so. */
export const Fallback: Story = {
  ...answers({ type: 'fallback', source: 'file' }),
  parameters: { state: { ru: 'Подсказка встроенная', rule: 'prompt-info', shows: ['Подсказки: резервные'] } },
  play: ({ canvas }) => isShown(canvas, 'Подсказки: резервные'),
};

/** A prompt that could not be asked for is unknown, without an error. */
export const Failure: Story = {
  parameters: { state: { ru: 'Ошибка загрузки подсказки', rule: 'prompt-info', shows: ['Подсказки: неизвестно'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPromptInfo, 500, { error: 'Ошибка базы' })),
  play: async ({ canvas }) => {
    await isShown(canvas, 'Подсказки: неизвестно');
    await isSilentAbout(/Ошибка/);
  },
};

/** The details name source, short ids and language. */
export const DetailsOpen: Story = {
  parameters: { state: { ru: 'Подробности подсказки', rule: 'prompt-info', shows: ['База данных'] } },
  play: async ({ canvas }) => {
    await open(canvas);
    for (const text of ['База данных', '0f8e7d', 'a1b2c3', 'ru']) await isShown(canvas, text);
    await isSilentAbout(new RegExp(areaSpecific.promptId));
    await isSilentAbout(new RegExp(areaSpecific.areasActivityId));
  },
};

/** A prompt from a file has no id. */
export const DetailsSourceFile: Story = {
  ...answers({ type: 'universal', source: 'file', promptId: null }),
  parameters: { state: { ru: 'Подсказка из файла', rule: 'prompt-info', shows: ['Файл'] } },
  play: async ({ canvas }) => {
    await open(canvas);
    await isShown(canvas, 'Файл');
    await isSilentAbout(/null|undefined/);
  },
};
