import { getConversation, initialGreeting, sendChatMessage } from '@kasb/contract';
import { afterEach, expect, test } from 'vitest';
import type { Budget } from '../../src/budget/budget.ts';
import { createApp } from '../../src/compose/app.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

/** A reader whose workers are all gone or busy, and what it was asked. */
function noReader() {
  const patience: (number | undefined)[] = [];
  const budget: Budget = {
    run: async (_piece, _given, patienceMs) => void patience.push(patienceMs),
    stop: async () => {},
  };
  return { budget, patience };
}

let whole: typeof api.services | undefined;
function readBy(budget: Budget): void {
  whole ??= api.services;
  api.services = { ...whole, budget };
  api.app = createApp(api.services, { isStrict: true });
}
afterEach(() => {
  if (whole) readBy(whole.budget);
});

const companyProfile = { name: 'Samarqand Textile' };

test.each<[language: 'ru' | 'uz', accept: string, words: string]>([
  ['ru', 'application/json', 'Отвечаем дольше обычного'],
  ['uz', 'application/json', 'Odatdagidan uzoqroq javob beryapmiz'],
  ['ru', 'text/event-stream', 'Отвечаем дольше обычного'],
])(
  'in %s as %s, a message that nobody reads changes nothing and may be sent again',
  async (language, accept, words) => {
    const { token: as } = await api.person('employer');
    const begun = await api.call(sendChatMessage, { body: { message: initialGreeting, companyProfile } }, { as });
    const { conversationId } = begun.body as { conversationId: string };
    const kept = async () => (await api.call(getConversation, { params: { id: conversationId } }, { as })).body;
    const before = await kept();
    const headers = { accept, 'accept-language': language, 'idempotency-key': `m-${conversationId}` };
    const body = { message: 'Нужен водитель, Навои, 8 млн', conversationId, companyProfile };
    const send = () => api.call(sendChatMessage, { body }, { as, headers });

    const { budget, patience } = noReader();
    readBy(budget);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.body).toMatchObject({ code: 'assistantLate', error: expect.stringContaining(words) as string });
    // It waits longer than others: somebody watches the dots.
    expect(patience).toEqual([10_000]);
    expect(await kept()).toEqual(before);

    if (whole) readBy(whole.budget);
    expect(await send()).toMatchObject({ status: 200, body: { jobData: { title: 'Водитель', location: 'Навои' } } });
  },
);
