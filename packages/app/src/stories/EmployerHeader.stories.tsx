import { employer, longWord, StoryHost } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmployerHeader } from '../header/EmployerHeader.tsx';
import { LanguageContext } from '../language.ts';

const switchOver = fn();
const language = {
  locale: 'ru',
  other: 'uz',
  otherName: 'O‘zbekcha',
  otherHref: '/uz/employer/dashboard',
  remember: fn(),
  switchOver,
} as const;

const meta = {
  title: 'Employer/Header',
  component: EmployerHeader,
  tags: ['snapshot'],
  parameters: { host: false },
  args: { user: employer },
  decorators: [
    (Story) => (
      <StoryHost>
        <MemoryRouter initialEntries={['/employer/dashboard']}>
          <LanguageContext value={language}>
            <Story />
          </LanguageContext>
        </MemoryRouter>
      </StoryHost>
    ),
  ],
} satisfies Meta<typeof EmployerHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

const sections = {
  Обзор: '/employer/dashboard',
  Компании: '/employer/companies',
  Вакансии: '/employer/vacancies',
  Заявки: '/employer/applications',
  Подписки: '/employer/subscriptions',
  Аналитика: '/employer/analytics',
  Тарифы: '/employer/pricing',
};
const wide = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

/** Seven sections with the present one marked, and the person's menu closed. */
export const Desktop: Story = {
  parameters: {
    state: {
      ru: 'Шапка на широком экране',
      rule: 'header',
      shows: ['Обзор', 'Компании', 'Вакансии', 'Заявки', 'Аналитика', 'Подписки', 'Тарифы', 'Меню: Азиз Каримов'],
    },
  },
  tags: ['gate'],
  globals: wide,
  play: async ({ canvas }) => {
    for (const [name, href] of Object.entries(sections)) {
      await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href));
    }
    await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Обзор'));
    await expect(await canvas.findByRole('button', { name: 'Меню: Азиз Каримов' })).toBeVisible();
    await expect(within(document.body).queryByRole('menuitem', { name: 'Выйти' })).toBeNull();
  },
};

/** The person's menu has the profile and the way out. */
export const UserMenuOpen: Story = {
  parameters: { state: { ru: 'Меню человека открыто', rule: 'header', shows: ['Профиль', 'Выйти'] } },
  globals: wide,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Меню: Азиз Каримов' }));
    const page = within(document.body);
    await waitFor(() =>
      expect(page.getByRole('menuitem', { name: 'Профиль' })).toHaveAttribute('href', '/employer/profile'),
    );
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible());
  },
};

/** The person's menu switches the interface over to the other language. */
export const OtherLanguage: Story = {
  parameters: { state: { ru: 'Переключение языка в меню', rule: 'languages', shows: ['Меню: Азиз Каримов'] } },
  globals: wide,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Меню: Азиз Каримов' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'O‘zbekcha' }));
    await expect(switchOver).toHaveBeenCalled();
  },
};

/** On a phone the sections hide behind a menu button. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Шапка на телефоне', rule: 'header', shows: ['Открыть меню'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Открыть меню' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Компании' })).toBeNull();
  },
};

/** The menu's sheet has the sections, the profile and the way out. */
export const Mobile390MenuOpen: Story = {
  parameters: {
    state: {
      ru: 'Меню на телефоне открыто',
      rule: 'header',
      shows: ['Обзор', 'Компании', 'Вакансии', 'Заявки', 'Аналитика', 'Подписки', 'Тарифы', 'Профиль', 'Выйти'],
    },
  },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть меню' }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Тарифы' })).toBeVisible());
    for (const name of Object.keys(sections)) await expect(await sheet.findByRole('link', { name })).toBeVisible();
    await expect(await sheet.findByText('Профиль')).toBeVisible();
    await expect(await sheet.findByText('Выйти')).toBeVisible();
  },
};

/** An endless name is cut, and all sections stay in sight. */
export const LongUserName: Story = {
  parameters: { state: { ru: 'Очень длинное имя человека', rule: 'header', shows: ['Обзор', 'Тарифы'] } },
  globals: wide,
  args: { user: { ...employer, firstName: longWord, lastName: longWord } },
  play: async ({ canvas }) => {
    for (const name of Object.keys(sections)) await expect(await canvas.findByRole('link', { name })).toBeVisible();
    const name = await canvas.findByText(longWord, { selector: '[aria-hidden="true"]' });
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
