import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { ShowMore } from './ShowMore.tsx';

function List({ total }: { total: number }) {
  const [shown, setShown] = useState(2);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>
            <Link href={`/vacancies/v${index + 1}`}>{`Вакансия ${index + 1}`}</Link>
          </li>
        ))}
      </ul>
      <ShowMore shown={shown} total={total} listRef={list} onShowMore={() => setShown(Math.min(shown + 2, total))} />
    </>
  );
}

const meta = {
  title: 'UI/ShowMore',
  component: ShowMore,
  decorators: [onSurface],
  args: { shown: 7, total: 24, onShowMore: fn() },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gate'] };
export const Pending: Story = { args: { isPending: true } };

export const FocusGoesToTheFirstNewRow: Story = {
  render: () => (
    <Stack>
      <List total={3} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Вакансия 3' })).toHaveFocus());
    await expect(await canvas.findByText('Показано 3 из 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  },
};

export const AbsurdValues: Story = {
  render: (args) => (
    <Stack>
      <ShowMore {...args} shown={-3} total={-1} />
      <ShowMore {...args} shown={30} total={24} />
      <ShowMore {...args} shown={Number.NaN} total={24} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|-\d/);
  },
};
