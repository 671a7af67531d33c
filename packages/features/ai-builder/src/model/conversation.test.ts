import { chatBody, conversation as storedConversation, initialGreeting, jobData } from '@kasb/contract';
import { memoryStorage } from '@kasb/kit';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { fromProvider, newConversation, saidIn, turnOf, usableOptions } from './conversation.ts';
import type { ChatMessage, Conversation } from './conversation.ts';
import { freshIn } from './freshness.ts';
import { conversationStore } from './keptConversation.ts';

const company = { id: 'c1', name: 'Барака' };
const message = (index: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${index}`,
  sender: index % 2 === 0 ? 'ai' : 'user',
  content: `Сообщение ${index}`,
  timestamp: index,
  language: 'ru',
  ...part,
});

it('asks for the greeting by its marker, and sends what the contract takes', () => {
  const body = turnOf(newConversation(company, 'ru'), undefined);
  expect(body).toMatchObject({ message: initialGreeting, chatHistory: [], language: 'ru' });
  expect(() => parse(chatBody, body)).not.toThrow();
});

it('sends the last ten messages before this one, without those that failed', () => {
  const messages = [
    ...Array.from({ length: 12 }, (_, index) => message(index)),
    message(12, { sender: 'user', status: 'failed' }),
    message(13, { status: 'sending' }),
  ];
  const body = turnOf({ ...newConversation(company, 'ru'), messages }, messages.at(-1));
  expect(body.chatHistory?.map(({ content }) => content)).toEqual(messages.slice(2, 12).map(({ content }) => content));
  expect(body.message).toBe('Сообщение 13');
  expect(saidIn([message(1, { content: 'а'.repeat(20_000) })])[0]?.content).toHaveLength(10_000);
});

it('shows no more options than a person reads', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ label: `Вариант ${index % 50}`, value: 'x' }));
  expect(usableOptions([{ label: ' ', value: 'x' }, { label: 'x', value: '' }, ...many])).toHaveLength(20);
});

it('reads a conversation of the provider, without the marker', () => {
  const stored = parse(storedConversation, {
    conversationId: 7,
    language: 'uz',
    companyProfile: company,
    messages: [
      { id: 1, sender: 'user', content: initialGreeting },
      { id: 2, sender: 'ai', content: 'Kim kerak?' },
    ],
  });
  const found = fromProvider(stored);
  expect(found?.messages.map(({ content, language }) => [content, language])).toEqual([['Kim kerak?', 'uz']]);
  expect(fromProvider({ ...stored, companyProfile: undefined })).toBeUndefined();
});

it('tells what the last answer has changed', () => {
  const before = parse(jobData, { title: 'Повар', salary: 5, requirements: ['Опыт'] });
  const now = parse(jobData, { title: 'Повар', salary: 6, requirements: ['Опыт', 'Медкнижка'] });
  expect([...freshIn(before, now)]).toEqual(['salary', 'Медкнижка']);
  expect([...freshIn(now, undefined)]).toEqual([]);
});

it('keeps conversations apart by person and company, and finds the open one', () => {
  const storage = memoryStorage();
  const mine = conversationStore(storage, 'u1');
  const conversation: Conversation = { ...newConversation(company, 'ru'), messages: [message(0)] };
  mine.keep(conversation);
  mine.keep({ ...newConversation({ name: 'Ромашка' }, 'ru'), messages: [message(2)] });
  mine.keepDraft(company, 'Обе');
  expect(mine.open()?.company.name).toBe('Ромашка');
  expect(mine.of(company)).toEqual(conversation);
  expect(mine.draft(company)).toBe('Обе');
  expect(conversationStore(storage, 'u2').of(company)).toBeUndefined();
  mine.close();
  expect(mine.open()).toBeUndefined();
  expect(mine.of(company)).toEqual(conversation);
  mine.forget(company);
  expect([mine.of(company), mine.draft(company)]).toEqual([undefined, '']);
});

it('reads nothing from a broken copy, and goes on where nothing can be kept', () => {
  const storage = memoryStorage();
  storage.setItem('kasb.aiBuilder.u1', 'c1');
  for (const broken of [
    '{',
    'null',
    '{"company":{"name":"x"},"language":"de"}',
    '{"company":{"name":"x"},"language":"ru","isComplete":false,"messages":[null]}',
  ]) {
    storage.setItem('kasb.aiBuilder.u1.c1', broken);
    expect(conversationStore(storage, 'u1').open()).toBeUndefined();
  }
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => conversationStore(full, 'u1').keep(newConversation(company, 'ru'))).not.toThrow();
});
