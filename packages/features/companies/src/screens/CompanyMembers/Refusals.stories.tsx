import { addCompanyMember, getCompany, getCurrentUser, listCompanyMembers } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { legal, owner } from '../../stories/fixtures.ts';
import { CompanyMembers } from './CompanyMembers.tsx';

const meta = {
  title: 'Companies/Refusals',
  component: CompanyMembers,
  args: { companyId: 'c1' },
  globals: { locale: 'uz' },
  parameters: { host: { path: '/employer/companies/c1/members' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(getCompany, legal),
      mock.ok(listCompanyMembers, { items: [owner] }),
    ),
} satisfies Meta<typeof CompanyMembers>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What a provider refuses an invitation with, and what an Uzbek page says of it. */
const refused = (body: Record<string, unknown>, said: string, status = 422): Story => ({
  beforeEach: ({ msw }) => msw.use(mock.fail(addCompanyMember, status, body)),
  play: expectSaid(said),
});

/** The page says so under the field, in its own language, and what was typed stays. */
function expectSaid(said: string): Story['play'] {
  return async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Ishtirokchining telefon raqami' });
    await userEvent.type(phone, '935556677');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ishtirokchi qo‘shish' }));
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(phone).toHaveAccessibleDescription(said);
    await expect(phone).toHaveValue('+998 (93) 555-66-77');
  };
}

const ownWords = 'Taklif yuborib bo‘lmadi';

/** A provider that sends a text alone has it shown, and the number stays. */
export const OnlyError: Story = {
  tags: ['gate'],
  ...refused({ error: 'Bu raqam taklif qilinmaydi' }, 'Bu raqam taklif qilinmaydi'),
  parameters: { state: { ru: 'Отказ одним текстом', rule: 'failures', shows: ['Bu raqam taklif qilinmaydi'] } },
};

/** A code that nobody foresaw is worded by the text beside it. */
export const UnknownCode: Story = {
  ...refused({ code: 'seatsTaken', error: 'Joylar tugadi' }, 'Joylar tugadi'),
  parameters: { state: { ru: 'Незнакомый код с текстом', rule: 'failures', shows: ['Joylar tugadi'] } },
};

/** A code that nobody foresaw, without a text, leaves the words to the screen. */
export const UnknownCodeAlone: Story = {
  ...refused({ code: 'seatsTaken' }, ownWords),
  parameters: { state: { ru: 'Незнакомый код без текста', rule: 'failures', shows: ['Taklif yuborib bo‘lmadi'] } },
};

/** A code whose values are missing has a sentence without them. */
export const CodeWithoutValues: Story = {
  ...refused({ fields: { phone: { code: 'tooLong' } } }, 'Matn juda uzun'),
  parameters: { state: { ru: 'Код без подробностей', rule: 'failures', shows: ['Matn juda uzun'] } },
};

/** What is wrong with a field may be told as a text. */
export const FieldsAsTexts: Story = {
  ...refused({ fields: { phone: 'Raqam band' } }, 'Raqam band'),
  parameters: { state: { ru: 'Ошибки полей текстами', rule: 'failures', shows: ['Raqam band'] } },
};

/** A refusal that says nothing leaves the words to the screen. */
export const Nothing: Story = {
  ...refused({}, ownWords, 500),
  parameters: { state: { ru: 'Отказ без слов', rule: 'failures', shows: ['Taklif yuborib bo‘lmadi'] } },
};

/** A page of a proxy in place of an answer leaves the words to the screen. */
export const Html: Story = {
  parameters: { state: { ru: 'Вместо ответа страница прокси', rule: 'failures', shows: ['Taklif yuborib bo‘lmadi'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(
        addCompanyMember,
        () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
      ),
    ),
  play: expectSaid(ownWords),
};
