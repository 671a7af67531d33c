import { getCurrentUser, getHeadHunterResume } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import {
  employer,
  isSilentAbout,
  longText,
  longWord,
  noHorizontalScroll,
  page,
  phone,
  quiet,
  says,
  sent,
  valueOf,
} from '@kasb/kit/stories';
import { Card } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { resume } from '../../stories/fixtures.ts';
import { photo } from '../../stories/photo.ts';
import { HeadHunterResume, Resume } from './Resume.tsx';

const meta = {
  title: 'HeadHunter/Resume',
  component: Resume,
  tags: ['snapshot', 'service-worker'],
  args: { resumeId: 'r1', negotiationId: 'n1', vacancyId: 'v1' },
  parameters: { host: { path: '/employer/hh-resume/r1?negotiation_id=n1&vacancy_id=v1' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(photo, mock.ok(getCurrentUser, { user: employer }), mock.ok(getHeadHunterResume, { resume })),
} satisfies Meta<typeof Resume>;

export default meta;

type Story = StoryObj<typeof meta>;

const withResume = (answer: WireAnswerOf<typeof getHeadHunterResume>['resume']): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(getHeadHunterResume, { resume: answer })),
});

const missing = 'Недостаточно параметров для загрузки резюме';

/** A resume with everything that HeadHunter tells. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Полное резюме',
      rule: 'headhunter-resume',
      shows: ['Фото кандидата', 'настоящее время', '5 лет 3 месяца', 'Открыть на HeadHunter', 'К заявкам на вакансию'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Рашидов Дилшод Анварович' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Фото кандидата' })).toBeVisible();
    await expect(await canvas.findByText('Мужской, 29 лет')).toBeVisible();
    await expect(await canvas.findByText('Ташкент')).toBeVisible();
    await expect(await canvas.findByText('15 000 000 сум')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'dilshod@mail.uz' })).toHaveAttribute('href', 'mailto:dilshod@mail.uz'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '+998 (90) 765-43-21' })).toHaveAttribute('href', 'tel:+998907654321'),
    );
    await expect(await canvas.findByText('Телефон, предпочтительный')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Frontend-разработчик' })).toBeVisible();
    await expect(await canvas.findByText('ООО «Софт»')).toBeVisible();
    await expect(await canvas.findByText('март 2022 – настоящее время')).toBeVisible();
    await expect(await canvas.findByText('март 2020 – февраль 2022')).toBeVisible();
    await expect(await canvas.findByText('5 лет 3 месяца')).toBeVisible();
    for (const text of ['ТУИТ', '2019', 'Курсы React', 'React', 'CSS', 'Люблю понятные интерфейсы.'])
      await expect(await canvas.findByText(text)).toBeVisible();
    const values = {
      Английский: 'B2',
      Занятость: 'Полная занятость',
      График: 'Полный день, Удалённая работа',
      Командировки: 'Готов к командировкам',
      'Время в пути': 'Не более часа',
      Переезд: 'Не готов к переезду',
    };
    for (const [label, value] of Object.entries(values)) await expect(valueOf(canvas, label)).toHaveTextContent(value);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Открыть на HeadHunter' })).toHaveAttribute(
        'href',
        'https://hh.uz/resume/r1',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К заявкам на вакансию' })).toHaveAttribute(
        'href',
        '/employer/vacancies/v1/applications',
      ),
    );
    await expect((await quiet(getHeadHunterResume)).map(({ path }) => path)).toEqual([
      '/api/employer/headhunter/resume/r1?negotiation_id=n1&vacancy_id=v1',
    ]);
    await isSilentAbout(missing);
  },
};

/** Below the head of another page, which has the name: in the parts of any other resume, within a tab's card. */
export const WithinAnotherPage: Story = {
  parameters: {
    state: {
      ru: 'На странице кандидата',
      rule: 'headhunter-resume',
      shows: ['Frontend-разработчик', 'Опыт работы', 'ТУИТ', 'Открыть на HeadHunter'],
    },
  },
  render: () => (
    <Card padding="none">
      <HeadHunterResume resumeId="r1" negotiationId="n1" vacancyId="v1" />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Frontend-разработчик' })).toBeVisible();
    for (const name of ['Опыт работы', 'Образование', 'Навыки', 'Языки', 'О себе'])
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    for (const text of ['ООО «Софт»', '5 лет 3 месяца', 'ТУИТ', 'CSS', 'Люблю понятные интерфейсы.', '15 000 000 сум'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(valueOf(canvas, 'Английский')).toHaveTextContent('B2');
    await expect(valueOf(canvas, 'График')).toHaveTextContent('Полный день, Удалённая работа');
    await expect(await canvas.findByRole('link', { name: 'dilshod@mail.uz' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Открыть на HeadHunter' })).toBeVisible();
    await isSilentAbout('Рашидов');
    await noHorizontalScroll();
  },
};

/** The same on a phone: one column. */
export const WithinAPhone: Story = {
  ...WithinAnotherPage,
  parameters: {
    state: { ru: 'На странице кандидата, телефон', rule: 'headhunter-resume', shows: ['Frontend-разработчик', 'ТУИТ'] },
  },
  globals: phone,
};

/** On another page the failure stands in the place of the resume. */
export const WithinLoadFails: Story = {
  ...WithinAnotherPage,
  parameters: {
    state: {
      ru: 'На странице кандидата не загрузилось',
      rule: 'headhunter-resume',
      shows: ['Ошибка при загрузке резюме', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getHeadHunterResume, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ошибка при загрузке резюме')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Повторить' })).toBeEnabled());
  },
};

/** While the resume is on its way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка резюме', rule: 'headhunter-resume', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getHeadHunterResume)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Резюме не найдено');
  },
};

/** Without the negotiation nothing is asked. */
export const MissingNegotiationId: Story = {
  args: { negotiationId: null },
  parameters: {
    state: {
      ru: 'Нет номера переговоров',
      rule: 'headhunter-resume',
      shows: ['Недостаточно параметров для загрузки резюме'],
    },
    host: { path: '/employer/hh-resume/r1?vacancy_id=v1' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(missing)).toBeVisible();
    await expect(await quiet(getHeadHunterResume)).toEqual([]);
    await isSilentAbout('Ошибка при загрузке резюме');
  },
};

/** Without the vacancy nothing is asked. */
export const MissingVacancyId: Story = {
  args: { vacancyId: null },
  parameters: {
    state: {
      ru: 'Нет номера вакансии',
      rule: 'headhunter-resume',
      shows: ['Недостаточно параметров для загрузки резюме'],
    },
    host: { path: '/employer/hh-resume/r1?negotiation_id=n1' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(missing)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К заявкам' })).toHaveAttribute('href', '/employer/applications'),
    );
    await expect(await quiet(getHeadHunterResume)).toEqual([]);
  },
};

/** Without the resume's own id nothing is asked. */
export const MissingResumeId: Story = {
  parameters: {
    state: {
      ru: 'Нет номера резюме',
      rule: 'headhunter-resume',
      shows: ['Недостаточно параметров для загрузки резюме'],
    },
  },
  args: { resumeId: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(missing)).toBeVisible();
    await expect(await quiet(getHeadHunterResume)).toEqual([]);
  },
};

/** An answer without a resume is not found. */
export const NotFound: Story = {
  ...withResume(null),
  parameters: { state: { ru: 'Резюме не найдено', rule: 'headhunter-resume', shows: ['Резюме не найдено'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Резюме не найдено')).toBeVisible();
    await isSilentAbout('Ошибка при загрузке резюме');
  },
};

/** A resume that did not load says so. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки резюме', rule: 'headhunter-resume', shows: ['Ошибка при загрузке резюме'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getHeadHunterResume, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ошибка при загрузке резюме')).toBeVisible();
    await isSilentAbout('Резюме не найдено');
  },
};

/** A resume that loads at the second try is shown. */
export const LoadRetried: Story = {
  ...LoadError,
  parameters: { state: { ru: 'Резюме загрузилось со второй попытки', rule: 'headhunter-resume', shows: ['Дилшод'] } },
  play: async ({ canvas, context }) => {
    await canvas.findByText('Ошибка при загрузке резюме');
    context.msw.use(mock.ok(getHeadHunterResume, { resume: { first_name: 'Дилшод' } }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Дилшод' })).toBeVisible();
  },
};

/** A refused resume shows what the server says. */
export const LoadServerError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки: слова сервера', rule: 'headhunter-resume', shows: ['Нет доступа к резюме'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getHeadHunterResume, 403, { error: 'Нет доступа к резюме' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет доступа к резюме')).toBeVisible();
    await isSilentAbout('Ошибка при загрузке резюме');
  },
};

/** A resume of a name alone leaves everything else out. */
export const Minimal: Story = {
  ...withResume({ first_name: 'Дилшод', last_name: 'Рашидов' }),
  parameters: { state: { ru: 'Резюме с одним именем', rule: 'headhunter-resume', shows: ['К заявкам на вакансию'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Рашидов Дилшод' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'К заявкам на вакансию' })).toBeVisible();
    await expect(await canvas.findByText('Кандидат не указал контакты.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Фото кандидата' })).toBeNull();
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Рашидов Дилшод',
      'Контакты',
    ]);
    await isSilentAbout(/undefined|null|NaN|Invalid Date/);
  },
};

/** Every field is there and none says anything. */
export const EverythingNull: Story = {
  ...withResume({
    first_name: null,
    last_name: null,
    middle_name: null,
    title: null,
    age: null,
    gender: null,
    area: null,
    photo: null,
    salary: { amount: 0, currency: 'UZS' },
    contacts: [{ type: null, value: null, preferred: null }],
    email: null,
    phone: null,
    experience: [{ position: null, company: null, start: null, end: null, description: null }],
    education: null,
    skill_set: null,
    languages: [{ name: null, level: null }],
    skills: null,
    total_experience: { months: null },
    business_trip_readiness: null,
    travel_time: null,
    employment: null,
    schedule: [null],
    relocation: null,
    alternate_url: null,
  }),
  parameters: {
    state: { ru: 'Все поля пусты', rule: 'headhunter-resume', shows: ['Должность не указана', 'Имя не указано'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Имя не указано' })).toBeVisible();
    await expect(await canvas.findByText('Должность не указана')).toBeVisible();
    await isSilentAbout(/undefined|null|NaN|Invalid Date|настоящее время|сум/);
  },
};

/** What is no address of a page, and what would be markup, is text or nothing. */
export const HostileContent: Story = {
  ...withResume({
    ...resume,
    title: '<img src=x onerror=alert(1)>',
    skills: '<b>жирный</b> <script>alert(1)</script>',
    photo: { medium: 'javascript:alert(1)' },
    email: 'a@b.uz?bcc=all@b.uz',
    phone: 'javascript:alert(1)',
    contacts: [
      { type: { name: 'Сайт' }, value: 'data:text/html,<script>alert(1)</script>' },
      { type: { name: 'Портфолио' }, value: 'https://dilshod.uz' },
    ],
    alternate_url: 'javascript:alert(1)',
  }),
  parameters: {
    state: {
      ru: 'Вредный текст обезврежен',
      rule: 'headhunter-resume',
      shows: ['<b>жирный</b> <script>alert(1)</script>', '<img src=x onerror=alert(1)>'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(await canvas.findByText('<b>жирный</b> <script>alert(1)</script>')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Открыть на HeadHunter' })).toBeNull();
    await expect(canvas.queryByRole('img', { name: 'Фото кандидата' })).toBeNull();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/employer/vacancies/v1/applications', 'https://dilshod.uz']);
  },
};

/** Contacts are opened only when one says so: it spends a paid view. */
export const LockedContacts: Story = {
  parameters: {
    state: { ru: 'Контакты закрыты: за показ платят', rule: 'headhunter-resume', shows: ['dilshod@mail.uz'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterResume, ({ query }) => ({
        resume:
          query.with_contacts === 'true'
            ? resume
            : { ...resume, contacts: [], email: null, phone: null, contacts_locked: true },
      })),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать контакты' }));
    await says('HeadHunter спишет один просмотр контактов с вашего тарифа.');
    await expect(await quiet(getHeadHunterResume)).toHaveLength(1);
    await userEvent.click(page().getAllByRole('button', { name: 'Показать контакты' }).at(-1) as HTMLElement);
    await expect(await canvas.findByRole('link', { name: 'dilshod@mail.uz' })).toBeVisible();
    await expect((await sent(getHeadHunterResume, 2)).query).toEqual({
      negotiation_id: 'n1',
      vacancy_id: 'v1',
      with_contacts: 'true',
    });
    await isSilentAbout('HeadHunter показывает контакты за плату.');
  },
};

/** Contacts that HeadHunter refuses to open say why, and the resume stays. */
export const ViewLimitExceeded: Story = {
  ...withResume({ ...resume, contacts: [], email: null, phone: null, contacts_locked: true }),
  parameters: {
    state: {
      ru: 'Показы контактов кончились',
      rule: 'headhunter-resume',
      shows: ['Лимит просмотров резюме на сегодня исчерпан', 'Показать контакты'],
    },
  },
  play: async ({ canvas, context }) => {
    const open = await canvas.findByRole('button', { name: 'Показать контакты' });
    context.msw.use(mock.fail(getHeadHunterResume, 429, { error: 'Лимит просмотров резюме на сегодня исчерпан' }));
    await userEvent.click(open);
    await says('HeadHunter спишет один просмотр контактов с вашего тарифа.');
    await userEvent.click(page().getAllByRole('button', { name: 'Показать контакты' }).at(-1) as HTMLElement);
    await expect(await canvas.findByText('Лимит просмотров резюме на сегодня исчерпан')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Рашидов Дилшод Анварович'),
    );
  },
};

/** A phone that comes as text is shown as it is. */
export const PhoneAsString: Story = {
  ...withResume({ ...resume, phone: '+998 90 765-43-21' }),
  parameters: { state: { ru: 'Телефон строкой', rule: 'headhunter-resume', shows: ['+998 90 765-43-21'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+998 90 765-43-21')).toBeVisible();
    await isSilentAbout(/\[object Object\]/);
  },
};

/** A phone that comes in parts is put together. */
export const PhonePartsObject: Story = {
  ...withResume({ ...resume, contacts: [], phone: { country: '998', city: '90', number: '7654321' } }),
  parameters: { state: { ru: 'Телефон по частям', rule: 'headhunter-resume', shows: ['+998 (90) 765-43-21'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+998 (90) 765-43-21')).toBeVisible();
    await isSilentAbout(/\[object Object\]|undefined/);
  },
};

/** Eleven months are told in months. */
export const ExperienceUnderOneYear: Story = {
  ...withResume({ ...resume, total_experience: { months: 11 } }),
  parameters: { state: { ru: 'Опыт меньше года', rule: 'headhunter-resume', shows: ['11 месяцев'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11 месяцев')).toBeVisible();
    await isSilentAbout(/0 лет/);
  },
};

/** Twelve months are one year. */
export const ExperienceExactlyOneYear: Story = {
  ...withResume({ ...resume, total_experience: { months: 12 } }),
  parameters: { state: { ru: 'Опыт ровно год', rule: 'headhunter-resume', shows: ['1 год'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 год')).toBeVisible();
    await isSilentAbout(/12 месяцев|0 месяцев/);
  },
};

/** Many jobs and long texts wrap. */
export const LongContent: Story = {
  ...withResume({
    ...resume,
    title: longText,
    experience: Array.from({ length: 15 }, (_, index) => ({
      position: `${longText} ${index}`,
      company: longText,
      start: '2020-03',
      end: '2022-02',
      description: longText,
    })),
    skills: `${longWord} `.repeat(100).slice(0, 6000),
    skill_set: Array.from({ length: 40 }, (_, index) => (index === 0 ? longWord : `Навык ${index}`)),
  }),
  parameters: { state: { ru: 'Длинное резюме', rule: 'headhunter-resume', shows: ['Навык 39'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Навык 39')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(15);
    for (const card of document.querySelectorAll('section'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await noHorizontalScroll();
  },
};

/** On a phone the photo stands above the name. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Резюме на телефоне', rule: 'headhunter-resume', shows: ['Рашидов Дилшод Анварович'] } },
  globals: phone,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: 'Рашидов Дилшод Анварович' });
    const picture = await canvas.findByRole('img', { name: 'Фото кандидата' });
    await waitFor(() =>
      expect(picture.getBoundingClientRect().bottom).toBeLessThanOrEqual(name.getBoundingClientRect().top),
    );
    const top = (heading: string) => canvas.getByRole('heading', { name: heading }).getBoundingClientRect();
    await expect(top('Контакты').top).toBeLessThan(top('Опыт работы').top);
    await expect(top('Контакты').left).toBe(top('Ключевые навыки').left);
    await noHorizontalScroll();
  },
};
