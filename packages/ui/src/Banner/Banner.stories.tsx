import type { Meta, StoryObj } from '@storybook/react-vite';
import Video from 'lucide-react/icons/video';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { longWord, script } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'UI/Banner',
  component: Banner,
  decorators: [onSurface],
  parameters: { width: 420 },
  args: { onClose: fn() },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each tone has its banner; errors are alerts, the rest statuses. */
export const Tones: Story = {
  parameters: { state: { ru: 'Все тоны полосы', rule: 'tones', shows: ['Ошибка при сохранении вакансии'] } },
  tags: ['gate'],
  render: ({ onClose }) => (
    <Stack>
      <Banner tone="positive">Компания успешно создана</Banner>
      <Banner
        tone="critical"
        action={
          <Button variant="quiet" size="sm">
            Повторить
          </Button>
        }
      >
        Ошибка при сохранении вакансии
      </Banner>
      <Banner tone="caution">
        Нет активной подписки. <Link href="/employer/pricing">Выбрать план</Link>
      </Banner>
      <Banner tone="warning" title="Подписка заканчивается" onClose={onClose}>
        Осталось 3 дня
      </Banner>
      <Banner tone="info">На модерации: публикация откроется после проверки</Banner>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const tones = [...canvas.getAllByRole('status'), ...canvas.getAllByRole('alert')].map(
      (banner) => banner.dataset.tone,
    );
    await expect(tones).toEqual(['positive', 'caution', 'warning', 'info', 'critical']);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Ошибка при сохранении вакансии'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OwnIcon: Story = {
  args: {
    tone: 'promote',
    icon: <Video />,
    title: 'Пройдите видеоинтервью',
    children: 'До 27 ноября',
    onClose: undefined,
  },
  play: async ({ canvas }) => {
    const icons = canvas.getByRole('status').querySelectorAll('svg');
    await expect([...icons].map((icon) => icon.classList.contains('lucide-video'))).toEqual([true]);
  },
};

export const LongWords: Story = {
  parameters: { width: 272 },
  args: {
    tone: 'critical',
    title: longWord,
    children: script,
    action: (
      <Button variant="quiet" size="sm">
        Повторить
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(longWord));
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const otherCloses = fn();

export const GoesByItself: Story = {
  args: { tone: 'positive', children: 'Компания успешно создана', timeout: 800 },
  render: (args) => (
    <Stack gap={2}>
      <Banner {...args} />
      <Banner {...args} onClose={otherCloses}>
        Участник добавлен
      </Banner>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByText('Компания успешно создана'));
    // The clock stands still under the pointer: the other one has gone meanwhile.
    await waitFor(() => expect(otherCloses).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.unhover(await canvas.findByText('Компания успешно создана'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Banner {...args} title="Подписка заканчивается">
        Осталось 3 дня
      </Banner>
    </div>
  ),
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Закрыть' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThan(canvas.getByText('Осталось 3 дня').getBoundingClientRect().right);
  },
};
