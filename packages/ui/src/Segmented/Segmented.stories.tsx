import type { Meta, StoryObj } from '@storybook/react-vite';
import Building2 from 'lucide-react/icons/building-2';
import House from 'lucide-react/icons/house';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Segmented } from './Segmented.tsx';

const options = [
  { value: 'office', label: 'В офисе' },
  { value: 'remote', label: 'Удалённо' },
  { value: 'hybrid', label: 'Гибрид' },
];
const meta = {
  title: 'UI/Segmented',
  component: Segmented,
  decorators: [onSurface],
  parameters: { width: 400 },
  args: { label: 'Формат работы', options, defaultValue: 'remote', onChange: fn() },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['gate'],
  render: (args) => (
    <Stack gap={5}>
      <Segmented {...args} isFullWidth />
      <Segmented
        {...args}
        label="С иконками"
        options={[
          { value: 'office', label: 'В офисе', icon: <Building2 /> },
          { value: 'home', label: 'Дома', icon: <House /> },
        ]}
        defaultValue="home"
      />
      <Segmented
        {...args}
        label="Язык"
        isLabelHidden
        size="sm"
        options={[
          { value: 'ru', label: 'RU', readerLabel: 'Русский', lang: 'ru' },
          { value: 'uz', label: 'UZ', readerLabel: 'O‘zbekcha', lang: 'uz' },
        ]}
        defaultValue="ru"
      />
      <Segmented {...args} label="Ничего не выбрано" defaultValue={undefined} errorMessage="Выберите формат работы" />
      <Segmented {...args} label="Недоступный" isDisabled hint="Вакансия закрыта" />
      <Segmented
        {...args}
        label="Недоступна часть"
        options={options.map((option) => ({ ...option, isDisabled: option.value === 'hybrid' }))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'O‘zbekcha' })).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Ничего не выбрано' })).toBeInvalid());
    await waitFor(() =>
      expect(canvas.getByRole('radiogroup', { name: 'Недоступный' })).toHaveAccessibleDescription('Вакансия закрыта'),
    );
  },
};

export const ChosenDoesNotAct: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Удалённо' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Гибрид' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('hybrid');
  },
};

export const KeyboardWalk: Story = {
  render: (args) => (
    <>
      <Segmented {...args} />
      <button type="button">Дальше</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [office, remote, hybrid] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(remote).toHaveFocus();
    await expect(getComputedStyle(remote?.closest('label') as Element).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowRight}');
    await expect(hybrid).toBeChecked();
    await expect(hybrid).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(office).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(hybrid).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Статус',
    isFullWidth: true,
    options: ['Активна', 'Приостановлена', 'Закрыта', 'Черновик'].map((label) => ({ value: label, label })),
    defaultValue: 'Приостановлена',
  },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('radio', { name: 'Активна' }).closest('label')?.parentElement;
    await expect(track?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Segmented {...args} isFullWidth />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};
