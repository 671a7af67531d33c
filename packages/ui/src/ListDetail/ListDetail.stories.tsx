import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BackLink } from '../BackLink/BackLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { List } from '../ListRow/List.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { VacancyStatusBadge } from '../recruitment/VacancyStatusBadge/VacancyStatusBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { ListDetail } from './ListDetail.tsx';

const titles = Array.from({ length: 24 }, (_, index) => `Вакансия ${index + 1}`);

function Screen() {
  const [selected, setSelected] = useState(titles[0]);
  const [isOpen, setOpen] = useState(false);
  return (
    <ListDetail
      isOpen={isOpen}
      back={<BackLink onPress={() => setOpen(false)}>К списку</BackLink>}
      list={
        <Card padding="none">
          <List
            label="Список вакансий"
            onAction={(id) => {
              setSelected(id);
              setOpen(true);
            }}
          >
            {titles.map((title) => (
              <ListRow
                key={title}
                id={title}
                title={title}
                isSelected={title === selected}
                badge={<VacancyStatusBadge status="active" />}
              />
            ))}
          </List>
        </Card>
      }
      detail={
        <Card>
          <Heading level={2}>{selected}</Heading>
          <Text tone="muted">Samarqand Textile</Text>
        </Card>
      }
    />
  );
}

const meta = {
  title: 'UI/ListDetail',
  component: ListDetail,
  args: { list: null, detail: null, isOpen: false },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Screen />,
} satisfies Meta<typeof ListDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['gate'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /^Вакансия 3/ });
    await userEvent.click(row);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Вакансия 3' })).toBeVisible());
    await expect(row).toHaveFocus();
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    const row = await canvas.findByRole('button', { name: /^Вакансия 20/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Вакансия 20' })).toHaveFocus());
    await expect(getComputedStyle(canvas.getByRole('heading', { name: 'Вакансия 20' })).outlineStyle).toBe('none');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'К списку' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Вакансия 20/ })).toHaveFocus());
    const { top, bottom } = canvas.getByRole('button', { name: /^Вакансия 20/ }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
