import { appendInterviewUpload, createInterviewUpload, getInterview, submitInterview } from '@kasb/contract';
import type { InterviewAnswersBody } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { isSilentAbout, longText, noHorizontalScroll, quiet, says } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { readRecordings, writeRecording } from '../../model/keptRecordings.ts';
import { withDevices } from '../../stories/devices.ts';
import { first, invitation, second } from '../../stories/fixtures.ts';
import { uploadProvider } from '../../stories/uploads.ts';
import { CandidateInterview } from './CandidateInterview.tsx';

let devices = withDevices();
let uploads = uploadProvider();

const meta = {
  title: 'Interview/Candidate',
  component: CandidateInterview,
  tags: ['snapshot'],
  args: { token: 't1' },
  parameters: { host: { path: '/interview/t1' } },
  beforeEach: async ({ msw }) => {
    devices = withDevices();
    uploads = uploadProvider();
    await Promise.all(invitation.questions.map(({ id }) => writeRecording('t1', id, undefined)));
    msw.use(
      ...uploads.handlers,
      mock.ok(getInterview, invitation),
      mock.ok(submitInterview, { ...invitation, isSubmitted: true }),
    );
    return () => devices.restore();
  },
} satisfies Meta<typeof CandidateInterview>;

export default meta;

type Story = StoryObj<typeof meta>;

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const handedIn = async () => (await quiet(submitInterview)).map(({ body }) => body as InterviewAnswersBody);
const refused = (name: string): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => {
    devices.restore();
    devices = withDevices(name);
  },
});

async function introduce(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Как вас зовут/ }), 'Дилшод Рашидов');
  await press(canvas, 'Продолжить');
}

/** To the first question, with camera and microphone. */
async function begin(canvas: Canvas) {
  await introduce(canvas);
  await press(canvas, 'Включить камеру и микрофон');
  await press(canvas, 'Начать интервью');
  await canvas.findByRole('heading', { name: first.text });
}

/** Records a part of a recording. */
async function record(canvas: Canvas) {
  await press(canvas, 'Начать запись');
  await canvas.findByText('Идёт запись');
  await devices.recordedMore();
  await press(canvas, 'Закончить запись');
  await expect(await canvas.findByLabelText('Ваш записанный ответ')).toBeVisible();
}

const toText = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('radio', { name: 'Текст' }));

/** A candidate is greeted with company, vacancy and number of questions, and asked for a name. */
export const Greeting: Story = {
  parameters: {
    state: { ru: 'Приветствие кандидата', rule: 'candidate-interview', shows: ['Введите имя', 'Здравствуйте!'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Здравствуйте!' })).toBeVisible();
    await expect(
      await canvas.findByText(
        /ООО «Барака Строй» приглашает вас на короткое интервью по вакансии «Frontend-разработчик»/,
      ),
    ).toBeVisible();
    await expect(await canvas.findByText(/2 вопроса/)).toBeVisible();
    await press(canvas, 'Продолжить');
    await expect(await canvas.findByText('Введите имя')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Как вас зовут/ })).toHaveFocus());
  },
};

/** The page turns to Uzbek and back, in the middle of the questions too. */
export const InUzbek: Story = {
  parameters: { state: { ru: 'Интервью на узбекском', rule: 'languages', shows: ['2 tadan 1-savol'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'O‘zbekcha' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Assalomu alaykum!' })).toBeVisible();
    await isSilentAbout('Здравствуйте!');
    await userEvent.type(await canvas.findByRole('textbox', { name: /Ismingiz nima/ }), 'Dilshod');
    await press(canvas, 'Davom etish');
    await press(canvas, 'Matn bilan javob berish');
    await expect(await canvas.findByText('2 tadan 1-savol')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Русский' }));
    await expect(await canvas.findByText('Вопрос 1 из 2')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'O‘zbekcha' }));
    await expect(await canvas.findByText('2 tadan 1-savol')).toBeVisible();
  },
};

/** Camera and microphone are tried before anything is recorded. */
export const DeviceCheck: Story = {
  parameters: {
    state: {
      ru: 'Проверка камеры и микрофона',
      rule: 'candidate-interview',
      shows: ['Громкость микрофона', 'Изображение с вашей камеры'],
    },
  },
  play: async ({ canvas }) => {
    await introduce(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Проверим камеру и микрофон' })).toHaveFocus());
    await expect(devices.streams[0]).toBeUndefined();
    await press(canvas, 'Включить камеру и микрофон');
    await expect(await canvas.findByLabelText('Изображение с вашей камеры')).toBeVisible();
    await expect(await canvas.findByRole('meter', { name: 'Громкость микрофона' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Начать интервью' })).toBeEnabled());
  },
};

/** A refused camera leaves answering in words. */
export const CameraRefused: Story = {
  ...refused('NotAllowedError'),
  parameters: { state: { ru: 'Камера запрещена', rule: 'candidate-interview', shows: ['Пять лет', 'Ваш ответ'] } },
  play: async ({ canvas }) => {
    await introduce(canvas);
    await press(canvas, 'Включить камеру и микрофон');
    await says(/Доступ к камере и микрофону запрещён/);
    await press(canvas, 'Отвечать текстом');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Ваш ответ' }), 'Пять лет');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Далее' })).toBeEnabled());
  },
};

/** A device that is not there leaves answering in words. */
export const CameraAbsent: Story = {
  ...refused('NotFoundError'),
  parameters: {
    state: { ru: 'Камеры нет', rule: 'candidate-interview', shows: ['Только микрофон', 'Отвечать текстом'] },
  },
  play: async ({ canvas }) => {
    await introduce(canvas);
    await press(canvas, 'Только микрофон');
    await says(/Камера или микрофон не найдены/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отвечать текстом' })).toBeEnabled());
  },
};

/** A device that goes away keeps what was recorded and leaves words. */
export const CameraUnplugged: Story = {
  parameters: {
    state: { ru: 'Камера отключилась', rule: 'candidate-interview', shows: ['Продолжу словами', 'Ваш ответ'] },
  },
  play: async ({ canvas }) => {
    await begin(canvas);
    await press(canvas, 'Начать запись');
    await canvas.findByText('Идёт запись');
    await devices.recordedMore();
    // A track that is stopped by hand says nothing; one whose device goes away does.
    for (const track of devices.streams.at(-1)?.getTracks() ?? []) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
    await says(/Камера или микрофон отключились/);
    await expect(await canvas.findByLabelText('Ваш записанный ответ')).toBeVisible();
    await toText(canvas);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Ваш ответ' }), 'Продолжу словами');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Далее' })).toBeEnabled());
  },
};

/** A recording made anew and a text are reviewed and handed in. */
export const AnsweredAndSent: Story = {
  parameters: {
    state: { ru: 'Ответы отправлены', rule: 'candidate-interview', shows: ['Спасибо! Ответы отправлены'] },
  },
  play: async ({ canvas }) => {
    await begin(canvas);
    await record(canvas);
    await waitFor(() => expect(canvas.getByText('Загружено')).toBeVisible());
    await press(canvas, 'Записать заново');
    await record(canvas);
    await waitFor(() => expect(uploads.kept.size).toBe(2));
    await press(canvas, 'Далее');

    await waitFor(() => expect(canvas.getByRole('heading', { name: second.text })).toHaveFocus());
    await toText(canvas);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Ваш ответ' }), 'Мне близки ваши проекты');
    await press(canvas, 'Далее');

    await expect(await canvas.findByRole('heading', { name: 'Проверьте ответы' })).toBeVisible();
    await expect(await canvas.findByText('Мне близки ваши проекты')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отправить интервью' })).toBeEnabled());
    await press(canvas, 'Отправить интервью');
    await expect(await canvas.findByText('Спасибо! Ответы отправлены')).toBeVisible();
    await expect(await handedIn()).toEqual([
      {
        name: 'Дилшод Рашидов',
        answers: [
          { questionId: 'q1', mediaId: 'm2' },
          { questionId: 'q2', text: 'Мне близки ваши проекты' },
        ],
      },
    ]);
    const upload = uploads.kept.get('m2');
    await expect(upload?.type).toBe('video/mp4');
    await expect(upload?.parts.reduce((sum, part) => sum + part.size, 0)).toBe(upload?.size);
    await expect(localStorage.getItem('kasb.interview.t1')).toBeNull();
  },
};

/** The moment between the end of a recording and its upload, which lasts as long as the recording is read. */
export const RecordingIsPrepared: Story = {
  parameters: {
    state: {
      ru: 'Запись готовится к отправке',
      rule: 'candidate-interview',
      shows: ['Готовим запись', 'Записать заново'],
    },
  },
  beforeEach: () => {
    const { stream } = Blob.prototype;
    Blob.prototype.stream = () => new ReadableStream();
    return () => {
      Blob.prototype.stream = stream;
    };
  },
  play: async ({ canvas }) => {
    await begin(canvas);
    await press(canvas, 'Начать запись');
    await canvas.findByText('Идёт запись');
    await devices.recordedMore();
    await press(canvas, 'Закончить запись');
    await says('Готовим запись');
    await expect(await canvas.findByRole('progressbar', { name: 'Загрузка ответа 1' })).toBeVisible();
    await expect(uploads.kept.size).toBe(0);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Записать заново' })).toBeEnabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Далее' })).toBeEnabled());
  },
};

/** An upload goes on where it stopped when the line is back. */
export const UploadSurvivesALostLine: Story = {
  parameters: {
    state: {
      ru: 'Отправка пережила обрыв связи',
      rule: 'candidate-interview',
      shows: ['Загружено', 'Ваш записанный ответ'],
    },
  },
  beforeEach: ({ msw }) => {
    uploads = uploadProvider((call) => call === 1);
    msw.use(...uploads.handlers);
  },
  play: async ({ canvas }) => {
    await begin(canvas);
    await record(canvas);
    await says('Нет связи, продолжим с того же места');
    window.dispatchEvent(new Event('online'));
    await says('Загружено');
    await expect(uploads.kept.size).toBe(1);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A recording that may not be uploaded says why, with a way to try again. */
export const UploadRefused: Story = {
  parameters: {
    state: {
      ru: 'Загрузка отклонена',
      rule: 'candidate-interview',
      shows: ['По этой ссылке начато слишком много записей. Ответьте текстом', 'Загрузить ещё раз'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createInterviewUpload, 'uploadsSpent')),
  play: async ({ canvas }) => {
    await begin(canvas);
    await record(canvas);
    await says('По этой ссылке начато слишком много записей. Ответьте текстом');
    await expect(await canvas.findByRole('button', { name: 'Загрузить ещё раз' })).toBeVisible();
  },
};

/** The time is over while the recording is on its way. */
export const UploadBreaksOff: Story = {
  parameters: {
    state: {
      ru: 'Загрузка прервалась',
      rule: 'candidate-interview',
      shows: ['Срок действия ссылки на интервью истёк', 'Загрузить ещё раз'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(appendInterviewUpload, 'interviewExpired')),
  play: async ({ canvas }) => {
    await begin(canvas);
    await record(canvas);
    await says('Срок действия ссылки на интервью истёк');
    await expect(await canvas.findByRole('button', { name: 'Загрузить ещё раз' })).toBeVisible();
  },
};

/** A recording that was not up yet goes up after a reload. */
export const RecordingSurvivesAReload: Story = {
  parameters: {
    state: { ru: 'Запись пережила перезагрузку', rule: 'candidate-interview', shows: ['Ваш записанный ответ'] },
  },
  beforeEach: () => writeRecording('t1', 'q1', new Blob(['recorded before'], { type: 'video/webm' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(uploads.kept.get('m1')).toMatchObject({ type: 'video/webm', size: 15 }));
    await introduce(canvas);
    await press(canvas, 'Отвечать текстом');
    await expect(await canvas.findByLabelText('Ваш записанный ответ')).toBeVisible();
    await says('Загружено');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Далее' })).toBeEnabled());
    await waitFor(async () => expect(await readRecordings('t1')).toEqual({}));
  },
};

/** The review counts what is unanswered and refuses to send nothing. */
export const ReviewWithGaps: Story = {
  parameters: {
    state: {
      ru: 'Проверка перед отправкой: есть пропуски',
      rule: 'candidate-interview',
      shows: ['Изменить ответ 2', 'Команда'],
    },
  },
  play: async ({ canvas }) => {
    await introduce(canvas);
    await press(canvas, 'Отвечать текстом');
    await press(canvas, 'Пропустить');
    await press(canvas, 'Пропустить');
    await expect(await canvas.findByText('Ответьте хотя бы на один вопрос')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отправить интервью' })).toBeDisabled());
    await press(canvas, 'Изменить ответ 2');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Ваш ответ' }), 'Команда');
    await press(canvas, 'Далее');
    await expect(await canvas.findByText('Остался 1 вопрос без ответа')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отправить интервью' })).toBeEnabled());
  },
};

/** What could not be handed in stays, and a second try finds it handed in. */
export const SendError: Story = {
  parameters: { state: { ru: 'Ошибка отправки', rule: 'candidate-interview', shows: ['Спасибо! Ответы отправлены'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => {
    localStorage.setItem(
      'kasb.interview.t1',
      JSON.stringify({ name: 'Дилшод', phone: '', answers: { q1: { kind: 'text', text: 'Пять лет' } } }),
    );
    msw.use(mock.fail(submitInterview, 500));
  },
  play: async ({ canvas, msw }) => {
    // What was written before a reload is there.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Как вас зовут/ })).toHaveValue('Дилшод'));
    await press(canvas, 'Продолжить');
    await press(canvas, 'Отвечать текстом');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ваш ответ' })).toHaveValue('Пять лет'));
    await press(canvas, 'Далее');
    await press(canvas, 'Пропустить');
    await press(canvas, 'Отправить интервью');
    await says('Не удалось отправить ответы. Попробуйте ещё раз.');
    await expect(await canvas.findByText('Пять лет')).toBeVisible();

    // The first attempt had arrived after all.
    msw.use(mock.fail(submitInterview, 409, { error: 'Ответы уже отправлены' }));
    await press(canvas, 'Отправить интервью');
    await expect(await canvas.findByText('Спасибо! Ответы отправлены')).toBeVisible();
  },
};

/** An interview that was handed in says thanks and no more. */
export const AlreadySent: Story = {
  parameters: { state: { ru: 'Уже отправлено', rule: 'candidate-interview', shows: ['Спасибо! Ответы отправлены'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getInterview, { ...invitation, isSubmitted: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Спасибо! Ответы отправлены')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Продолжить' })).toBeNull();
  },
};

/** A link of nobody is not found. */
export const NotFound: Story = {
  parameters: { state: { ru: 'Интервью не найдено', rule: 'candidate-interview', shows: ['Интервью не найдено'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getInterview, 404, { error: 'Не найдено' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Интервью не найдено')).toBeVisible();
  },
};

/** A link that ran out says so. */
export const Expired: Story = {
  parameters: { state: { ru: 'Ссылка устарела', rule: 'candidate-interview', shows: ['Ссылка больше не действует'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getInterview, 410, { error: 'Срок интервью истёк' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ссылка больше не действует')).toBeVisible();
  },
};

/** An interview that did not open can be tried again. */
export const Offline: Story = {
  parameters: {
    state: {
      ru: 'Нет связи',
      rule: 'candidate-interview',
      shows: ['Не получилось открыть интервью. Проверьте связь и попробуйте ещё раз.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.offline(getInterview)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Не получилось открыть интервью. Проверьте связь и попробуйте ещё раз.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** An interview that opens at the second try greets. */
export const LoadRetried: Story = {
  ...Offline,
  parameters: {
    state: { ru: 'Интервью открылось со второй попытки', rule: 'candidate-interview', shows: ['Здравствуйте!'] },
  },
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Повторить' });
    msw.use(mock.ok(getInterview, invitation));
    await userEvent.click(retry);
    await expect(await canvas.findByText('Здравствуйте!')).toBeVisible();
  },
};

/** While the interview is on its way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка интервью', rule: 'candidate-interview', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getInterview)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

/** Long titles and questions wrap on a phone. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Длинные вопросы', rule: 'candidate-interview', shows: ['Ваш ответ'] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getInterview, {
        ...invitation,
        title: longText,
        company_name: longText,
        questions: [{ id: 'q1', text: `${longText} ${longText}`, order_index: 0 }],
      }),
    ),
  play: async ({ canvas }) => {
    await introduce(canvas);
    await press(canvas, 'Отвечать текстом');
    await expect(await canvas.findByRole('textbox', { name: 'Ваш ответ' })).toBeVisible();
    await noHorizontalScroll();
  },
};
