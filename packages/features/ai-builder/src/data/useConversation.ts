import { sendChatMessage } from '@kasb/contract';
import type { JobData, Language } from '@kasb/contract';
import { detectLanguage } from '@kasb/domain/detectLanguage';
import { useCommand } from '@kasb/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { turnOf, usableOptions } from '../model/conversation.ts';
import type { ChatMessage, Conversation } from '../model/conversation.ts';

/** A conversation with the assistant, and the ways to go on with it. */
export interface LiveConversation extends Conversation {
  /** The assistant is answering. */
  isTyping: boolean;
  /** What there is of the answer that is coming. */
  words: string | undefined;
  /** Ends the answer that is coming: what there is of it stays. */
  stop: () => void;
  /** The vacancy before the last answer. */
  before: JobData | undefined;
  /**
   * Sends a text, in place of the failed message it was before if there is one; gives the new message's id if it failed
   * too.
   */
  send: (text: string, instead?: string) => Promise<string | undefined>;
  /** Sends a failed message again; tells whether it was answered. */
  retry: (id: string) => Promise<boolean>;
  setLanguage: (language: Language) => void;
}

/** Leads a conversation from where it was left: greets, sends, and gives every state of it to `onChange` to be kept. */
export function useConversation(start: Conversation, onChange: (conversation: Conversation) => void): LiveConversation {
  const command = useCommand(sendChatMessage);
  const [conversation, setConversation] = useState(start);
  const [before, setBefore] = useState(start.jobData);
  const latest = useRef(start);
  const isHere = useRef(true);
  const isAsking = useRef(false);
  const [words, setWords] = useState<string>();
  const stopping = useRef(new AbortController());

  const put = (change: Partial<Conversation>) => {
    latest.current = { ...latest.current, ...change };
    setConversation(latest.current);
    onChange(latest.current);
  };
  const putMessage = (id: string, change: Partial<ChatMessage>) =>
    latest.current.messages.map((message) => (message.id === id ? { ...message, ...change } : message));

  const assistantSays = (content: string): ChatMessage => ({
    id: newId(),
    sender: 'ai',
    content,
    timestamp: Date.now(),
    language: latest.current.language,
  });

  const ask = async (message?: ChatMessage): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    const headers = message && { 'idempotency-key': message.id };
    const stop = new AbortController();
    stopping.current = stop;
    let heard = '';
    const onWords = (more: string) => {
      heard += more;
      setWords(heard);
    };
    const body = turnOf(latest.current, message);
    const result = await command.run({ body }, { headers, onWords, signal: stop.signal });
    isAsking.current = false;
    setWords(undefined);
    // A chat that was left must not write over what came after it.
    if (!isHere.current) return true;
    if (stop.signal.aborted) {
      const said = message
        ? putMessage(message.id, { status: undefined, refusal: undefined })
        : latest.current.messages;
      put({ messages: [...said, { ...assistantSays(heard), isStopped: true }] });
      return true;
    }
    if (!result.ok || !result.data.message) {
      const refusal = result.ok ? undefined : result.error.body;
      put(message ? { messages: putMessage(message.id, { status: 'failed', refusal }) } : { isGreetingMissing: true });
      return false;
    }
    const { message: content, quickOptions, jobData, isComplete, conversationId, language: understood } = result.data;
    const said = message ? putMessage(message.id, { status: undefined, refusal: undefined }) : latest.current.messages;
    const language = understood === 'ru' || understood === 'uz' ? understood : latest.current.language;
    const answer = { ...assistantSays(content), language, quickOptions: usableOptions(quickOptions) };
    setBefore(latest.current.jobData);
    put({
      messages: [...said, answer],
      conversationId: conversationId ?? latest.current.conversationId,
      jobData: jobData ?? latest.current.jobData,
      isComplete,
      language,
      isGreetingMissing: false,
    });
    return true;
  };

  const deliver = (message: ChatMessage, others: readonly ChatMessage[]) => {
    put({ messages: [...others, message], language: message.language });
    return ask(message);
  };

  const others = (id?: string) => latest.current.messages.filter((message) => message.id !== id);

  const begin = useEffectEvent(() => {
    const last = latest.current.messages.at(-1);
    // The page was reloaded before the answer came: the same message is answered once.
    if (last?.status === 'sending') void ask(last);
    else if (!last) void ask();
    onChange(latest.current);
  });
  useEffect(() => {
    isHere.current = true;
    begin();
    return () => void (isHere.current = false);
  }, []);

  return {
    ...conversation,
    before,
    isTyping: command.isPending,
    words,
    stop: () => stopping.current.abort(),
    async send(text, instead) {
      const content = text.trim();
      if (content === '' || isAsking.current) return undefined;
      const language = detectLanguage(content, latest.current.language);
      const id = newId();
      const isAnswered = await deliver(
        { id, sender: 'user', content, timestamp: Date.now(), language, status: 'sending' },
        others(instead),
      );
      return isAnswered ? undefined : id;
    },
    async retry(id) {
      const failed = latest.current.messages.find((message) => message.id === id);
      if (!failed || isAsking.current) return false;
      return deliver(
        { ...failed, language: latest.current.language, status: 'sending', refusal: undefined },
        others(id),
      );
    },
    setLanguage: (language) => put({ language }),
  };
}

/** `crypto.randomUUID` is there on secure origins only. */
function newId(): string {
  return globalThis.crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
