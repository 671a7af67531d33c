import { longWord, script } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PublishDialog } from './PublishDialog.tsx';
import type { PublishDialogProps } from './PublishDialog.tsx';

const services = [
  { id: 'sv1', type: 'telegram', name: 'Telegram-канал', identifier: '@vacancy_uz' },
  { id: 'sv2', type: 'whatsapp', name: 'WhatsApp-группа' },
  { id: 'sv3', type: 'website', name: 'Сайт' },
];
const ok = { serviceId: 'sv1', serviceName: 'Telegram-канал', serviceType: 'telegram', status: 'success' };
const failed = {
  serviceId: 'sv3',
  serviceName: 'Сайт',
  serviceType: 'website',
  status: 'failed',
  error: 'Сайт не отвечает',
};
const longTitle = `Высококвалифицированный электрогазосварщик-ручник-верхолаз железобетонных конструкций ${longWord}`;

function Kept(props: PublishDialogProps) {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  return <PublishDialog {...props} selectedIds={selectedIds} onSelectionChange={setSelectedIds} />;
}

const meta = {
  title: 'UI/PublishDialog',
  component: PublishDialog,
  render: (args) => <Kept {...args} />,
  args: {
    isOpen: true,
    step: 'selecting',
    subtitle: 'Технолог швейного производства, Samarqand Textile',
    services,
    selectedIds: [],
    onSelectionChange: fn(),
    onPublish: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PublishDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

// Opened, and done fading in.
const dialog = async (name = 'Публикация вакансии') => {
  const element = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/** Every type of channel has its icon. */
export const AllServiceTypes: Story = {
  parameters: {
    state: { ru: 'Все виды каналов', rule: 'publish-dialog', shows: ['Выбрано 2 из 6', 'Опубликовать в 2 сервиса'] },
  },
  tags: ['gate', 'snapshot'],
  args: {
    services: ['telegram', 'whatsapp', 'website', 'hh', 'olx', 'other'].map((type) => ({
      id: type,
      type,
      name: `Сервис ${type}`,
      identifier: `@${type}`,
    })),
    selectedIds: ['telegram', 'website'],
    note: 'Размещение уже учтено, повтор его не спишет.',
  },
  play: async () => {
    const view = await dialog();
    await expect(await view.findByRole('heading', { name: 'Куда опубликовать вакансию' })).toBeVisible();
    const boxes = view.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(6);
    for (const box of boxes)
      await expect(box.closest('label')?.querySelectorAll('svg').length).toBeGreaterThanOrEqual(1);
    await expect(view.getByRole('checkbox', { name: 'Сервис hh' })).not.toBeChecked();
    await expect(await view.findByText('Выбрано 2 из 6')).toBeVisible();
    await expect(await view.findByRole('button', { name: 'Опубликовать в 2 сервиса' })).toBeVisible();
  },
};

/** Many long names scroll, and the buttons stay. */
export const LongNames: Story = {
  parameters: {
    state: {
      ru: 'Длинные названия каналов',
      rule: 'publish-dialog',
      shows: ['Куда опубликовать вакансию', 'Опубликовать', 'Отмена'],
    },
  },
  args: {
    services: Array.from({ length: 12 }, (_, index) => ({
      id: `sv${index}`,
      type: 'other',
      name: longTitle,
      identifier: longWord,
    })),
  },
  play: async () => {
    const view = await dialog();
    await expect(view.getAllByRole('checkbox')).toHaveLength(12);
    const publish = view.getByRole('button', { name: 'Опубликовать' }).getBoundingClientRect();
    await waitFor(() => expect(publish.bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(screen.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(screen.getByRole('dialog').clientWidth);
  },
};

/** On a phone the dialog takes the whole width. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Окно на телефоне', rule: 'publish-dialog', shows: ['Опубликовать в 1 сервис'] } },
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  args: { selectedIds: ['sv1'] },
  play: async () => {
    const view = await dialog();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeCloseTo(window.innerWidth, -1);
    const [publish, cancel] = ['Опубликовать в 1 сервис', 'Отмена'].map((name) =>
      view.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(publish?.bottom).toBeLessThanOrEqual(cancel?.top ?? 0);
    // Toasts keep above the buttons.
    const bar = view.getByRole('button', { name: 'Отмена' }).closest('footer')?.offsetHeight;
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--kasb-bottom-bar')).toBe(`${bar}px`));
  },
};

export const NothingSelected: Story = {
  play: async ({ args, userEvent }) => {
    const view = await dialog();
    await userEvent.click(await view.findByRole('button', { name: 'Опубликовать' }));
    await waitFor(() =>
      expect(view.getByRole('alert')).toHaveTextContent('Выберите хотя бы один сервис для публикации'),
    );
    await waitFor(() => expect(view.getByRole('checkbox', { name: 'Telegram-канал' })).toHaveFocus());
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(view.queryByRole('alert')).toBeNull();
    await userEvent.click(await view.findByRole('button', { name: 'Выбрать все' }));
    await userEvent.click(await view.findByRole('button', { name: 'Опубликовать в 3 сервиса' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};

export const Publishing: Story = {
  tags: ['snapshot'],
  args: { step: 'publishing', selectedIds: ['sv1', 'sv3'], results: [ok] },
  play: async ({ args, userEvent }) => {
    const view = await dialog();
    for (const box of view.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await waitFor(() => expect(view.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 из 2'));
    await expect(await view.findByText('Успешно')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Mixed: Story = {
  tags: ['snapshot'],
  args: { step: 'finished', results: [ok, failed] },
  play: async ({ args, userEvent }) => {
    const view = await dialog('Результат публикации');
    await expect(await view.findByRole('heading', { name: 'Результат публикации' })).toBeVisible();
    await expect(view.getByText('Опубликовано в 1 из 2 сервисов').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'caution',
    );
    await expect(await view.findByText('Сайт не отвечает')).toBeVisible();
    await userEvent.click(await view.findByRole('button', { name: 'Повторить для Сайт' }));
    await expect(args.onRetry).toHaveBeenCalledWith(['sv3']);
    await userEvent.click(await view.findByRole('button', { name: 'Готово' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AllSucceeded: Story = {
  args: { step: 'finished', results: [ok] },
  play: async () => {
    const view = await dialog('Результат публикации');
    await expect(view.getByText('Опубликовано в 1 из 1 сервисов').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'positive',
    );
    await expect(await view.findByText('Вакансия опубликована успешно')).toBeVisible();
    await expect(view.queryByRole('button', { name: /Повторить/ })).toBeNull();
  },
};

export const AllFailed: Story = {
  args: {
    step: 'finished',
    results: [failed, { ...failed, serviceId: 'sv2', serviceName: 'WhatsApp-группа', error: null }],
  },
  play: async ({ args, userEvent }) => {
    const view = await dialog('Результат публикации');
    await expect(view.getByText('Опубликовано в 0 из 2 сервисов').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'critical',
    );
    await expect(await view.findByText('Неизвестная ошибка')).toBeVisible();
    await userEvent.click(await view.findByRole('button', { name: 'Повторить неудавшиеся' }));
    await expect(args.onRetry).toHaveBeenCalledWith(['sv3', 'sv2']);
  },
};

export const Loading: Story = {
  args: { services: [], isLoading: true },
  play: async () => {
    await expect(await (await dialog()).findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

export const NoServices: Story = {
  args: { services: [] },
  play: async () => {
    const view = await dialog();
    await expect(await view.findByText('Нет доступных сервисов для публикации')).toBeVisible();
    await expect(view.queryByRole('button', { name: /Опубликовать/ })).toBeNull();
  },
};

export const Unavailable: Story = {
  args: { services: [...services, { id: 'sv4', type: 'olx', name: 'OLX', unavailable: 'Сервис не настроен' }] },
  play: async () => {
    const box = (await dialog()).getByRole('checkbox', { name: 'OLX' });
    await expect(box).toBeDisabled();
    await expect(await screen.findByText('Сервис не настроен')).toBeVisible();
  },
};

export const AbsurdValues: Story = {
  args: {
    step: 'finished',
    services: [],
    results: [{}, { serviceId: 'x', serviceName: script, status: 'queued', serviceType: 'constructor' }],
  },
  play: async () => {
    const view = await dialog('Результат публикации');
    await expect(await view.findByText('Сервис без названия')).toBeVisible();
    await waitFor(() =>
      expect(view.getByText('queued').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral'),
    );
    await expect(screen.getByRole('dialog').querySelector('script, img')).toBeNull();
  },
};
