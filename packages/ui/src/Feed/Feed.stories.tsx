import type { Meta, StoryObj } from '@storybook/react-vite';
import CheckCheck from 'lucide-react/icons/check-check';
import Eye from 'lucide-react/icons/eye';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { longWord } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { Feed, FeedEntry } from './Feed.tsx';

const meta = {
  title: 'UI/Feed',
  component: Feed,
  subcomponents: { FeedEntry },
  tags: ['snapshot', 'modes'],
  decorators: [onSurface],
  parameters: { width: 400 },
  args: {
    'aria-label': 'Лента',
    children: (
      <>
        <FeedEntry
          mark={<Avatar name="Нигора Саидова" size={28} />}
          title="Нигора Саидова"
          at="2025-06-16T08:42:00+05:00"
          when="08:42"
        >
          Да, завтра после 15:00 могу говорить.
        </FeedEntry>
        <FeedEntry
          mark={<Avatar name="Дилноза Каримова" size={28} />}
          title="Дилноза, заметка коллегам"
          when="08:31"
          tone="note"
        >
          Сильная по нормам. Рустам, посмотри.
        </FeedEntry>
        <FeedEntry
          mark={<Avatar name="Дилноза Каримова" size={28} />}
          title="Вы"
          when="08:30"
          tone="own"
          footer={
            <span>
              <CheckCheck /> Доставлено в Telegram
            </span>
          }
        >
          Когда вам удобно созвониться?
        </FeedEntry>
        <FeedEntry mark={<Eye />} title="Заявка открыта. Дилноза" when="вчера, 17:25" />
      </>
    ),
  },
} satisfies Meta<typeof Feed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(entries).toHaveLength(4);
    await expect(entries[2]).toContain('Доставлено в Telegram');
    await waitFor(() => expect(canvas.getByText('08:42')).toHaveAttribute('datetime', '2025-06-16T08:42:00+05:00'));
  },
};

export const Extremes: Story = {
  parameters: { width: 272 },
  args: {
    children: (
      <FeedEntry
        mark={<Avatar name={longWord} size={28} />}
        title={longWord}
        when="18.11.2024, 23:50"
        footer={<span>{longWord}</span>}
      >
        {`${longWord}\nСтрока`}
      </FeedEntry>
    ),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
