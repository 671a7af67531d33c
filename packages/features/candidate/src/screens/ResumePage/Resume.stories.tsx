import {
  appendResumeUpload,
  copyResume,
  createResume,
  createResumePdf,
  createResumeUpload,
  deleteResume,
  deleteResumeFile,
  makeResumeDefault,
  getCurrentUser,
  getResume,
  getSharedResume,
  listResumes,
  updateResume,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, isSilentAbout, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ResumeHost } from '../../stories/ResumeHost.tsx';
import { designer, frontend, keeping, takingFiles, typesetter } from '../../stories/resumes.ts';

const meta = {
  title: 'Candidate/Resume',
  component: ResumeHost,
  tags: ['snapshot'],
  args: { path: '/my/resumes/rs1' },
  render: (args, { globals }) => <ResumeHost {...args} theme={globals['theme']} locale={globals['locale']} />,
  parameters: { host: 'spoken' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: candidate }), ...keeping(frontend)),
} satisfies Meta<typeof ResumeHost>;

export default meta;

type Story = StoryObj<typeof meta>;

async function addFigma(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Изменить: Навыки' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Навык' }), 'Figma{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
}

/** The document with what it is complete with, what is missing and who sees it. */
export const Document: Story = {
  parameters: {
    state: {
      ru: 'Документ',
      rule: 'resume-document',
      shows: [
        'Frontend-разработчик',
        'Заполнено',
        '80 %',
        'Языки',
        'Опыт работы',
        'ТУИТ',
        'React',
        'Вместе с телефоном',
        'Скачать PDF',
      ],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Frontend-разработчик' })).toBeVisible();
    await expect((await canvas.findAllByText('Заполнено'))[0]).toBeVisible();
    await expect(await canvas.findByText('80 %')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Языки' })).toHaveAttribute('href', '/my/resumes/rs1/edit/skills'),
    );
    await expect(await canvas.findByRole('heading', { name: 'Опыт работы' })).toBeVisible();
    for (const words of ['ТУИТ', 'React']) await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Видно тем, кому я откликнулся/ })).toBeChecked());
    await expect(await canvas.findByText('Вместе с телефоном')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Скачать PDF' })).toBeVisible();
    await isSilentAbout(/null|undefined/);
  },
};

/** On a phone a section is changed on its step. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'На телефоне', rule: 'resume-document', shows: ['Изменить'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Изменить: Навыки' })).toHaveAttribute(
        'href',
        '/my/resumes/rs1/edit/skills',
      ),
    );
    await noHorizontalScroll();
  },
};

/** A section is changed in its place and saved with its version; the focus is back at its button. */
export const SectionEditedInPlace: Story = {
  parameters: { state: { ru: 'Раздел изменён на месте', rule: 'resume-document', shows: ['Figma'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить: Навыки' }));
    const skill = await canvas.findByRole('textbox', { name: 'Навык' });
    await userEvent.type(skill, 'Figma');
    // An input method takes Enter to end a word; Safari says so when it has ended.
    await expect(await fireEvent.keyDown(skill, { key: 'Enter', keyCode: 229 })).toBe(true);
    await expect(skill).toHaveValue('Figma');
    await expect(await quiet(updateResume)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /Figma/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    const { body, headers } = await sent(updateResume);
    await expect(body).toEqual({ skills: ['React', 'CSS', 'TypeScript', 'Figma'] });
    await expect(headers.get('if-match')).toBe('"3"');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Изменить: Навыки' })).toHaveFocus());
    await expect(await canvas.findByText('Figma')).toBeVisible();
  },
};

/** A resume that was changed elsewhere asks whose words stay, and keeps what was typed. */
export const ConflictOffersAChoice: Story = {
  parameters: {
    state: {
      ru: 'Изменили в другом окне',
      rule: 'resume-version',
      shows: ['Резюме уже изменили в другом окне', 'Сохранить моё', 'Взять новое'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(updateResume, 'resumeChanged', { current: { ...frontend, version: 4, skills: ['Vue'] } })),
  play: async ({ canvas }) => {
    await addFigma(canvas);
    const dialog = within(await page().findByRole('alertdialog', { name: 'Резюме уже изменили в другом окне' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Сохранить моё' })).toBeVisible());
    await expect(await dialog.findByRole('button', { name: 'Взять новое' })).toBeVisible();
    await expect(await canvas.findByText('Figma')).toBeVisible();
  },
};

/** The newer resume is taken into the form. */
export const ConflictTakesTheNewOne: Story = {
  ...ConflictOffersAChoice,
  parameters: { state: { ru: 'Взято новое', rule: 'resume-version', shows: ['Vue'] } },
  play: async ({ canvas }) => {
    await addFigma(canvas);
    await userEvent.click(await page().findByRole('button', { name: 'Взять новое' }));
    const skills = within(await canvas.findByRole('list', { name: 'Навыки' }));
    await waitFor(() => expect(skills.getByText('Vue')).toBeVisible());
    await waitFor(() => expect(skills.queryByText('Figma')).toBeNull());
  },
};

/** A document that was not made says why. */
export const PdfFails: Story = {
  parameters: { state: { ru: 'PDF не получился', rule: 'resume-pdf' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(createResumePdf, 'tooOften')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скачать PDF' }));
    await says('Слишком много попыток. Попробуйте позже');
  },
};

const choose = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Другие действия' }));
  await userEvent.click(await page().findByRole('menuitem', { name }));
};

/** A resume that could not be made the default one says so. */
export const DefaultRefused: Story = {
  parameters: { state: { ru: 'Основным не стало', rule: 'resume-pdf', shows: ['Не получилось. Попробуйте ещё раз'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getResume, { ...frontend, is_default: false }), mock.fail(makeResumeDefault, 500)),
  play: async ({ canvas }) => {
    await choose(canvas, 'Основное резюме');
    await says('Не получилось. Попробуйте ещё раз');
  },
};

/** A copy too many is refused with the reason. */
export const CopyRefused: Story = {
  parameters: { state: { ru: 'Копия отклонена', rule: 'resume-pdf', shows: ['Можно хранить не больше 10 резюме'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(copyResume, 'tooManyResumes')),
  play: async ({ canvas }) => {
    await choose(canvas, 'Сделать копию');
    await says('Можно хранить не больше 10 резюме');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/my/resumes/rs1'));
  },
};

/** A resume that could not be deleted stays, and the toast says so. */
export const DeletionRefused: Story = {
  parameters: {
    state: { ru: 'Удалить не получилось', rule: 'resume-pdf', shows: ['Не получилось. Попробуйте ещё раз'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteResume, 500)),
  play: async ({ canvas }) => {
    await choose(canvas, 'Удалить');
    const question = within(await page().findByRole('alertdialog', { name: 'Удалить резюме?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Удалить' }));
    await says('Не получилось. Попробуйте ещё раз');
    await waitFor(() => expect(page().queryByText('Удалить резюме?')).toBeNull());
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/my/resumes/rs1'));
  },
};

/** Who sees the resume is saved at once; what everyone may see has a link. */
export const VisibilitySavedAtOnce: Story = {
  parameters: {
    state: {
      ru: 'Видимость сохранена сразу',
      rule: 'resume-visibility',
      shows: ['По ссылке, без телефона и фамилии', 'Ссылка'],
    },
  },
  beforeEach: ({ msw }) => {
    let now = frontend as typeof frontend & { share_url?: string };
    msw.use(
      mock.ok(getResume, () => now),
      mock.ok(updateResume, () => (now = { ...frontend, visibility: 'everyone', share_url: designer.share_url })),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Видно всем работодателям/ }));
    await expect((await sent(updateResume)).body).toEqual({ visibility: 'everyone' });
    await expect(await canvas.findByRole('button', { name: 'Ссылка' })).toBeVisible();
    await expect(await canvas.findByText('По ссылке, без телефона и фамилии')).toBeVisible();
  },
};

const pdf = (size: number, name = 'Portfolio.pdf') =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const pick = async (canvas: Canvas, file: File) =>
  userEvent.upload(await canvas.findByTestId('file'), file, { applyAccept: false });

/** While its file goes, the page says how much of it is there, and it can be stopped. */
export const FileUploading: Story = {
  parameters: { state: { ru: 'Файл загружается', rule: 'resume-file', shows: ['Загружаем 28 %', 'Отменить'] } },
  beforeEach: ({ msw }) => msw.use(...takingFiles(() => msw.use(mock.pending(appendResumeUpload)))),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1.8 * 1024 * 1024));
    await expect(await canvas.findByRole('progressbar', { name: 'Загружаем 28 %' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Отменить' })).toBeVisible();
  },
};

/** A file that was stopped leaves the place for another. */
export const FileCancelled: Story = {
  ...FileUploading,
  parameters: { state: { ru: 'Загрузка отменена', rule: 'resume-file', shows: ['Выбрать PDF'] } },
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1.8 * 1024 * 1024));
    await canvas.findByRole('progressbar', { name: 'Загружаем 28 %' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await expect(await canvas.findByRole('button', { name: 'Выбрать PDF' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar', { name: /Загружаем/ })).toBeNull();
  },
};

/** Without a line the file waits and goes on from where it was. */
export const FileWaitsForTheLine: Story = {
  parameters: {
    state: { ru: 'Файл ждёт связи', rule: 'resume-file', shows: ['Нет связи. Продолжим, когда она появится'] },
  },
  beforeEach: ({ msw }) => msw.use(...takingFiles(() => msw.use(mock.offline(appendResumeUpload)))),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1.8 * 1024 * 1024));
    await expect(await canvas.findByText('Нет связи. Продолжим, когда она появится')).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Загружаем 28 %' })).toBeVisible();
  },
};

/** A file stands with its name and size, can be read, replaced and taken off. */
export const FileUploaded: Story = {
  parameters: { state: { ru: 'Файл загружен', rule: 'resume-file', shows: ['Portfolio.pdf', 'Заменить PDF'] } },
  beforeEach: ({ msw }) => msw.use(...takingFiles()),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1.8 * 1024 * 1024));
    const link = await canvas.findByRole('link', { name: 'Portfolio.pdf' });
    await expect(link).toHaveAttribute('href', '/api/resume-file/f1');
    await expect(await canvas.findByText('1,8 МБ')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Заменить PDF' })).toBeVisible();
  },
};

/** A file that was taken off leaves the place for another. */
export const FileTakenOff: Story = {
  ...FileUploaded,
  parameters: { state: { ru: 'Файл убран', rule: 'resume-file', shows: ['Выбрать PDF'] } },
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить файл' }));
    await sent(deleteResumeFile);
    await expect(await canvas.findByRole('button', { name: 'Выбрать PDF' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Portfolio.pdf')).toBeNull());
  },
};

/** A file that could not be taken off stays, and that is said. */
export const FileStays: Story = {
  parameters: {
    state: {
      ru: 'Файл не убрался',
      rule: 'resume-file',
      shows: ['Portfolio.pdf', 'Не получилось. Попробуйте ещё раз'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteResumeFile, 500), ...takingFiles()),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить файл' }));
    await says('Не получилось. Попробуйте ещё раз');
    await expect(await canvas.findByRole('link', { name: 'Portfolio.pdf' })).toBeVisible();
  },
};

/** What is no PDF of at most 5 MB is refused before it is sent. */
export const NotAPdf: Story = {
  parameters: { state: { ru: 'Не PDF', rule: 'resume-file', shows: ['Нужен PDF до 5 МБ'] } },
  play: async ({ canvas }) => {
    await pick(canvas, new File([new Uint8Array(2_000_000)], 'photo.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText('Нужен PDF до 5 МБ')).toBeVisible();
    await quiet(createResumeUpload);
  },
};

/** What the provider finds in a file is said, and another can be chosen. */
export const FileRefused: Story = {
  parameters: { state: { ru: 'Файл не принят', rule: 'resume-file', shows: ['Файл защищён паролем'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(appendResumeUpload, 'pdfLocked'), ...takingFiles()),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await expect(await canvas.findByText('Файл защищён паролем')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Выбрать PDF' })).toBeVisible();
  },
};

/** A file that the provider did not begin to take is told of, and another can be chosen. */
export const FileNotTaken: Story = {
  parameters: {
    state: { ru: 'Загрузка не началась', rule: 'resume-file', shows: ['Не получилось загрузить файл', 'Выбрать PDF'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createResumeUpload, 500), ...takingFiles()),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await expect(await canvas.findByText('Не получилось загрузить файл')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Выбрать PDF' })).toBeVisible();
  },
};

/** The resumes with what each is complete with; the default one is marked. */
export const List: Story = {
  parameters: {
    state: {
      ru: 'Список',
      rule: 'candidate-resumes',
      shows: ['Frontend-разработчик', 'Основное', 'Верстальщик', '80 %', '40 %', 'Новое резюме'],
    },
  },
  args: { path: '/my/resumes' },
  beforeEach: ({ msw }) => msw.use(mock.ok(listResumes, { items: [frontend, typesetter, designer] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Frontend-разработчик' })).toBeVisible();
    await expect(await canvas.findByText('Основное')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Верстальщик' })).toBeVisible();
    for (const share of [/80 %/, /40 %/]) await expect(await canvas.findByText(share)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Новое резюме' })).toHaveAttribute('href', '/my/resumes/new'),
    );
  },
};

/** Before the first resume the list offers the steps. */
export const ListEmpty: Story = {
  parameters: {
    state: {
      ru: 'Список пуст',
      rule: 'candidate-resumes',
      shows: ['Соберите первое резюме', 'Заполнить по шагам', 'Загрузить готовый PDF'],
    },
  },
  args: { path: '/my/resumes' },
  beforeEach: ({ msw }) => msw.use(mock.ok(listResumes, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Соберите первое резюме')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Заполнить по шагам' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Загрузить готовый PDF' })).toBeVisible();
  },
};

/** A PDF alone is a first resume, named as the file is. */
export const ListTakesAPdf: Story = {
  parameters: { state: { ru: 'Резюме из PDF', rule: 'resume-file', shows: ['Резюме_швеи.pdf'] } },
  args: { path: '/my/resumes' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listResumes, { items: [] }),
      ...takingFiles(),
      mock.ok(createResume, { ...frontend, title: 'Резюме швеи' }),
    ),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000, 'Резюме_швеи.pdf'));
    await expect((await sent(createResume)).body).toEqual({ title: 'Резюме швеи' });
    await expect(await canvas.findByRole('link', { name: 'Резюме_швеи.pdf' })).toBeVisible();
  },
};

/** The list takes no file that is no PDF. */
export const ListTakesNoPhoto: Story = {
  ...ListEmpty,
  parameters: { state: { ru: 'Список не берёт фото', rule: 'resume-file', shows: ['Нужен PDF до 5 МБ'] } },
  play: async ({ canvas }) => {
    await pick(canvas, new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    await says('Нужен PDF до 5 МБ');
    await quiet(createResume);
  },
};

/** A resume that could not be made of a PDF says why. */
export const ListPdfFails: Story = {
  ...ListEmpty,
  parameters: {
    state: { ru: 'Резюме из PDF не создано', rule: 'resume-file', shows: ['Можно хранить не больше 10 резюме'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listResumes, { items: [] }), mock.fail(createResume, 'tooManyResumes')),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await says('Можно хранить не больше 10 резюме');
  },
};

/** Resumes that did not load say so. */
export const ListFailed: Story = {
  parameters: {
    state: { ru: 'Список не загрузился', rule: 'candidate-resumes', shows: ['Не получилось загрузить резюме.'] },
  },
  args: { path: '/my/resumes' },
  beforeEach: ({ msw }) => msw.use(mock.fail(listResumes, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить резюме.')).toBeVisible();
    await isSilentAbout('Соберите первое резюме');
  },
};

/** The resume as an employer sees it, with a way to print it. */
export const PreviewForPrint: Story = {
  parameters: { state: { ru: 'Для печати', rule: 'resume-document', shows: ['Печать', 'ТУИТ'] } },
  args: { path: '/my/resumes/rs1/preview' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ТУИТ')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Печать' })).toBeVisible();
    await isSilentAbout('Изменить');
  },
};

/** By its link a resume shows the first name alone. */
export const SharedLink: Story = {
  parameters: { state: { ru: 'По ссылке', rule: 'resume-visibility', shows: ['Дизайнер', 'Нилуфар'] } },
  args: { path: '/resume/t1' },
  beforeEach: ({ msw }) => msw.use(mock.ok(getSharedResume, { ...designer, first_name: 'Нилуфар' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Дизайнер')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Нилуфар' })).toBeVisible();
    await isSilentAbout(/Юсупова|\+998/);
  },
};

/** A link that was closed says so. */
export const SharedLinkIsOver: Story = {
  parameters: { state: { ru: 'Ссылка закрыта', rule: 'resume-visibility', shows: ['Ссылка больше не работает'] } },
  args: { path: '/resume/t1' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getSharedResume, 'unknownResume')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ссылка больше не работает')).toBeVisible();
  },
};
