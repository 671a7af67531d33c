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

export const Document: Story = {
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

export const Mobile390: Story = {
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

export const SectionEditedInPlace: Story = {
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

export const ConflictOffersAChoice: Story = {
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

export const ConflictTakesTheNewOne: Story = {
  ...ConflictOffersAChoice,
  play: async ({ canvas }) => {
    await addFigma(canvas);
    await userEvent.click(await page().findByRole('button', { name: 'Взять новое' }));
    const skills = within(await canvas.findByRole('list', { name: 'Навыки' }));
    await waitFor(() => expect(skills.getByText('Vue')).toBeVisible());
    await waitFor(() => expect(skills.queryByText('Figma')).toBeNull());
  },
};

export const PdfFails: Story = {
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

export const DefaultRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getResume, { ...frontend, is_default: false }), mock.fail(makeResumeDefault, 500)),
  play: async ({ canvas }) => {
    await choose(canvas, 'Основное резюме');
    await says('Не получилось. Попробуйте ещё раз');
  },
};

export const CopyRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(copyResume, 'tooManyResumes')),
  play: async ({ canvas }) => {
    await choose(canvas, 'Сделать копию');
    await says('Можно хранить не больше 10 резюме');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/my/resumes/rs1'));
  },
};

export const DeletionRefused: Story = {
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

export const VisibilitySavedAtOnce: Story = {
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

export const FileUploading: Story = {
  beforeEach: ({ msw }) => msw.use(...takingFiles(() => msw.use(mock.pending(appendResumeUpload)))),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1.8 * 1024 * 1024));
    await expect(await canvas.findByRole('progressbar', { name: 'Загружаем 28 %' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Отменить' })).toBeVisible();
  },
};

export const FileCancelled: Story = {
  ...FileUploading,
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1.8 * 1024 * 1024));
    await canvas.findByRole('progressbar', { name: 'Загружаем 28 %' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await expect(await canvas.findByRole('button', { name: 'Выбрать PDF' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar', { name: /Загружаем/ })).toBeNull();
  },
};

export const FileWaitsForTheLine: Story = {
  beforeEach: ({ msw }) => msw.use(...takingFiles(() => msw.use(mock.offline(appendResumeUpload)))),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1.8 * 1024 * 1024));
    await expect(await canvas.findByText('Нет связи. Продолжим, когда она появится')).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Загружаем 28 %' })).toBeVisible();
  },
};

export const FileUploaded: Story = {
  beforeEach: ({ msw }) => msw.use(...takingFiles()),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1.8 * 1024 * 1024));
    const link = await canvas.findByRole('link', { name: 'Portfolio.pdf' });
    await expect(link).toHaveAttribute('href', '/api/resume-file/f1');
    await expect(await canvas.findByText('1,8 МБ')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Заменить PDF' })).toBeVisible();
  },
};

export const FileTakenOff: Story = {
  ...FileUploaded,
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить файл' }));
    await sent(deleteResumeFile);
    await expect(await canvas.findByRole('button', { name: 'Выбрать PDF' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Portfolio.pdf')).toBeNull());
  },
};

export const FileStays: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteResumeFile, 500), ...takingFiles()),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить файл' }));
    await says('Не получилось. Попробуйте ещё раз');
    await expect(await canvas.findByRole('link', { name: 'Portfolio.pdf' })).toBeVisible();
  },
};

export const NotAPdf: Story = {
  play: async ({ canvas }) => {
    await pick(canvas, new File([new Uint8Array(2_000_000)], 'photo.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText('Нужен PDF до 5 МБ')).toBeVisible();
    await quiet(createResumeUpload);
  },
};

export const FileRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(appendResumeUpload, 'pdfLocked'), ...takingFiles()),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await expect(await canvas.findByText('Файл защищён паролем')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Выбрать PDF' })).toBeVisible();
  },
};

export const FileNotTaken: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(createResumeUpload, 500), ...takingFiles()),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await expect(await canvas.findByText('Не получилось загрузить файл')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Выбрать PDF' })).toBeVisible();
  },
};

export const List: Story = {
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

export const ListEmpty: Story = {
  args: { path: '/my/resumes' },
  beforeEach: ({ msw }) => msw.use(mock.ok(listResumes, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Соберите первое резюме')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Заполнить по шагам' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Загрузить готовый PDF' })).toBeVisible();
  },
};

export const ListTakesAPdf: Story = {
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

export const ListTakesNoPhoto: Story = {
  ...ListEmpty,
  play: async ({ canvas }) => {
    await pick(canvas, new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    await says('Нужен PDF до 5 МБ');
    await quiet(createResume);
  },
};

export const ListPdfFails: Story = {
  ...ListEmpty,
  beforeEach: ({ msw }) => msw.use(mock.ok(listResumes, { items: [] }), mock.fail(createResume, 'tooManyResumes')),
  play: async ({ canvas }) => {
    await pick(canvas, pdf(1000));
    await says('Можно хранить не больше 10 резюме');
  },
};

export const ListFailed: Story = {
  args: { path: '/my/resumes' },
  beforeEach: ({ msw }) => msw.use(mock.fail(listResumes, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить резюме.')).toBeVisible();
    await isSilentAbout('Соберите первое резюме');
  },
};

export const PreviewForPrint: Story = {
  args: { path: '/my/resumes/rs1/preview' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ТУИТ')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Печать' })).toBeVisible();
    await isSilentAbout('Изменить');
  },
};

export const SharedLink: Story = {
  args: { path: '/resume/t1' },
  beforeEach: ({ msw }) => msw.use(mock.ok(getSharedResume, { ...designer, first_name: 'Нилуфар' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Дизайнер')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Нилуфар' })).toBeVisible();
    await isSilentAbout(/Юсупова|\+998/);
  },
};

export const SharedLinkIsOver: Story = {
  args: { path: '/resume/t1' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getSharedResume, 'unknownResume')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ссылка больше не работает')).toBeVisible();
  },
};
