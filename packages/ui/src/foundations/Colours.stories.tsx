import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { statusTones } from '../theme/tokens.ts';
import { colorValue, worstContrast } from './tokensOf.ts';
import type { PageTheme } from './tokensOf.ts';

const meta = { title: 'Foundations/Colours', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const grounds = ['page', 'surface', 'surface-sunken', 'surface-raised'];
const softs = statusTones.map((tone) => `${tone}-soft`);

interface Role {
  name: string;
  use: string;
  /** Where the colour is used, and the least contrast there. */
  over?: readonly string[];
  least?: 3 | 4.5;
}

const roles: Role[] = [
  { name: 'page', use: 'Фон страницы' },
  { name: 'surface', use: 'Карточки, шапка, поля' },
  { name: 'surface-sunken', use: 'Углубления, дорожка переключателя, отключённое' },
  { name: 'surface-raised', use: 'Диалоги, меню, тосты' },
  { name: 'border', use: 'Волосяные линии' },
  { name: 'border-strong', use: 'Края полей, флажков, переключателей', over: grounds, least: 3 },
  { name: 'text', use: 'Текст и заголовки', over: [...grounds, 'accent-soft', ...softs], least: 4.5 },
  { name: 'text-muted', use: 'Подписи и пояснения', over: [...grounds, 'accent-soft', ...softs], least: 4.5 },
  { name: 'accent', use: 'Главное действие, ссылки, фокус, выбор', over: [...grounds, ...softs], least: 4.5 },
  { name: 'on-accent', use: 'Текст на акценте', over: ['accent'], least: 4.5 },
  { name: 'accent-soft', use: 'Выбранная строка, мягкая кнопка' },
  { name: 'on-accent-soft', use: 'Текст на мягком акценте', over: ['accent-soft', 'surface'], least: 4.5 },
  { name: 'highlight', use: 'Шафран: «новое»' },
  { name: 'on-highlight', use: 'Текст на шафране', over: ['highlight'], least: 4.5 },
  { name: 'motif', use: 'Линии гириха' },
  { name: 'panel', use: 'Панель входа' },
  { name: 'on-panel', use: 'Текст на панели', over: ['panel'], least: 4.5 },
  { name: 'on-panel-muted', use: 'Тихий текст на панели', over: ['panel'], least: 4.5 },
];

const toneRoles: Role[] = statusTones.flatMap((tone): Role[] => [
  { name: `${tone}-solid`, use: 'Значок, полоса, сплошная заливка', over: [`${tone}-soft`, ...grounds], least: 3 },
  { name: `${tone}-on-solid`, use: 'Текст на сплошном', over: [`${tone}-solid`], least: 4.5 },
  { name: `${tone}-soft`, use: 'Фон бейджа и баннера' },
  { name: `${tone}-on-soft`, use: 'Текст на мягком', over: [`${tone}-soft`], least: 4.5 },
]);

function Swatch({ theme, role }: { theme: PageTheme; role: Role }) {
  const ratio = role.over && worstContrast(theme, role.name, role.over);
  return (
    <td data-ratio={ratio} data-least={role.least} style={{ padding: '6px 12px 6px 0', whiteSpace: 'nowrap' }}>
      <span
        style={{
          display: 'inline-block',
          width: 28,
          height: 28,
          marginRight: 10,
          borderRadius: 8,
          border: '1px solid var(--kasb-border-strong)',
          background: colorValue(theme, role.name),
          verticalAlign: 'middle',
        }}
      />
      <Text as="span" size="xs" isNumeric>
        {colorValue(theme, role.name)}
      </Text>
      {ratio && (
        <Text as="span" size="xs" tone="muted" isNumeric>
          {' '}
          {ratio} : 1
        </Text>
      )}
    </td>
  );
}

function Table({ rows }: { rows: Role[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is a tab stop
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Цвета">
      <table style={{ borderCollapse: 'collapse', width: '100%', textAlign: 'start' }}>
        <thead>
          <tr>
            {['Переменная', 'Светлая тема', 'Тёмная тема', 'Где'].map((title) => (
              <th key={title} scope="col" style={{ padding: '0 12px 6px 0', textAlign: 'start' }}>
                <Text as="span" size="xs" tone="muted">
                  {title}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((role) => (
            <tr key={role.name}>
              <th scope="row" style={{ padding: '6px 12px 6px 0', textAlign: 'start' }}>
                <Text as="span" size="sm" weight="strong">
                  --kasb-{role.name}
                </Text>
              </th>
              <Swatch theme="light" role={role} />
              <Swatch theme="dark" role={role} />
              <td>
                <Text as="span" size="sm" tone="muted">
                  {role.use}
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isReadable: Story['play'] = async ({ canvasElement }) => {
  const measured = canvasElement.querySelectorAll<HTMLElement>('[data-least]');
  await expect(measured.length).toBeGreaterThan(0);
  for (const { dataset } of measured) await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.least));
};

export const Roles: Story = {
  tags: ['gate'],
  render: () => (
    <Page>
      <Stack>
        <Heading level={1}>Цвета</Heading>
        <Text tone="muted">
          Рядом с цветом худший контраст среди фонов, на которых он стоит: у текста не ниже 4,5 : 1, у знаков не ниже 3
          : 1.
        </Text>
        <Card>
          <Table rows={roles} />
        </Card>
      </Stack>
    </Page>
  ),
  play: isReadable,
};

export const Statuses: Story = {
  render: () => (
    <Page>
      <Stack>
        <Heading level={1}>Цвета статусов</Heading>
        <Text tone="muted">Тон всегда повторяет слова: сам по себе цвет ничего не сообщает.</Text>
        <Card>
          <Table rows={toneRoles} />
        </Card>
      </Stack>
    </Page>
  ),
  play: isReadable,
};
