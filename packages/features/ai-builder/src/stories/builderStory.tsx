import { getCurrentUser, getPromptInfo, listAreas, listCities, listCompanies, sendChatMessage } from '@kasb/contract';
import type { ChatBody, WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, quiet } from '@kasb/kit/stories';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { areas, baraka, cities, greeting, universalPrompt } from './fixtures.ts';

/** What a story finds its elements in. */
export type Canvas = StoryContext['canvas'];

/** Where the builder stands. */
export const builderStory = { parameters: { host: { path: '/employer/vacancies/ai-builder' } } };

/** What the calls of the builder answer unless a story says otherwise. */
export const builderHandlers = () => [
  mock.ok(getCurrentUser, { user: employer }),
  mock.ok(listCompanies, { items: [baraka] }),
  mock.ok(listAreas, areas),
  mock.ok(listCities, cities),
  mock.ok(getPromptInfo, universalPrompt),
  mock.ok(sendChatMessage, greeting),
];

/** Answers of the assistant one after another; the last one again and again. */
export function saysInTurn(...answers: WireAnswerOf<typeof sendChatMessage>[]) {
  let turn = 0;
  return mock.ok(sendChatMessage, () => answers[Math.min(turn++, answers.length - 1)] ?? greeting);
}

/** The whole page, with the overlays beside the story. */
export const page = () => within(document.body);

/** Goes from the company to the chat, when the companies are there. */
export async function openChat(canvas: Canvas): Promise<void> {
  const onward = await canvas.findByRole('button', { name: 'Продолжить' });
  await waitFor(() => expect(onward).toBeEnabled());
  await userEvent.click(onward);
}

export const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Сообщение' });
export const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Отправить' });
export const log = (canvas: Canvas) => within(canvas.getByRole('log'));

/** The box in which the chat scrolls: once it does, the keyboard reaches it. */
export async function chatBox(canvas: Canvas): Promise<HTMLElement> {
  const box = () => canvas.getByRole('log').closest<HTMLElement>('[tabindex="0"]');
  await waitFor(() => expect(box()).not.toBeNull());
  return box() ?? document.body;
}

/** Opens the chat and waits for the greeting. */
export async function greeted(canvas: Canvas): Promise<void> {
  await openChat(canvas);
  await expect(await canvas.findByText('Здравствуйте! Кого ищем?')).toBeVisible();
}

/** Types a message and sends it. */
export async function say(canvas: Canvas, text: string): Promise<void> {
  await userEvent.type(await field(canvas), text);
  await userEvent.keyboard('{Enter}');
}

/** Bodies of the turns so far. */
export const turns = async () => (await quiet(sendChatMessage)).map(({ body }) => body as ChatBody);

export const isTyping = (canvas: Canvas) => canvas.findByRole('status', { name: 'Помощник печатает' });
export const isSilent = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('status', { name: 'Помощник печатает' })).toBeNull());

/** That the address is this one. */
export const isAt = (canvas: Canvas, path: string) =>
  waitFor(() => expect(canvas.getByTestId('location').textContent).toBe(path));

/** That nothing on the page says it. */
export const isSilentAbout = (text: string | RegExp) => expect(page().queryByText(text)).toBeNull();

export const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** An answer that comes by words: those that are there, and then the whole, a cut, or nothing more. */
export function streams(words: readonly string[], end: WireAnswerOf<typeof sendChatMessage> | 'cut' | 'never') {
  const event = (name: string, data: unknown) =>
    new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  return new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const each of words) controller.enqueue(event('words', each));
        if (typeof end === 'object') controller.enqueue(event('answer', end));
        if (end !== 'never') controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
}
