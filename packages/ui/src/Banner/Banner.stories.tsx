import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
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

export const Tones: Story = {
  render: ({ onClose }) => (
    <Stack>
      <Banner tone="positive">Компания успешно создана</Banner>
      <Banner tone="critical" action={<Button variant="quiet" size="sm">Повторить</Button>}>
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
    const tones = [...canvas.getAllByRole('status'), ...canvas.getAllByRole('alert')].map((banner) => banner.dataset.tone);
    await expect(tones).toEqual(['positive', 'caution', 'warning', 'info', 'critical']);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ошибка при сохранении вакансии');
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
