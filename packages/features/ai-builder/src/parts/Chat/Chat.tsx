import { useMessages } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { ArrowDown, Square } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { LiveConversation } from '../../data/useConversation.ts';
import { aiBuilderMessages } from '../../messages/index.ts';
import { hasOption, toggleOption } from '../../model/quickOptions.ts';
import { ChatBubble } from '../../parts/ChatBubble/ChatBubble.tsx';
import { QuickOptions } from '../../parts/QuickOptions/QuickOptions.tsx';
import { TypingIndicator } from '../../parts/TypingIndicator/TypingIndicator.tsx';
import * as css from './Chat.css.ts';
import { Composer, messageLimit } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { useReadingPlace } from './useReadingPlace.ts';

export interface ChatProps {
  conversation: Pick<LiveConversation, 'messages' | 'language' | 'isTyping' | 'isGreetingMissing' | 'send' | 'retry'> &
    Partial<Pick<LiveConversation, 'words' | 'stop'>>;
  /** Nothing can be said any more. @default false */
  isDisabled?: boolean;
  /** Over the first message. */
  head?: ReactNode;
  /** Text that was typed and not sent. @default '' */
  draft?: string;
  onDraftChange?: (text: string) => void;
  /** Words that another part of the screen begins an answer with; a new object begins anew. */
  beginning?: { text: string };
}

const none: readonly never[] = [];

/** What a text changes on the screen: how much of it there is, and which options are in it. */
const seenOf = (text: string, values: readonly string[]) => {
  const length = text.trim().length;
  return {
    isEmpty: length === 0,
    excess: length > messageLimit ? length : 0,
    chosen: values.filter((value) => hasOption(text, value)),
  };
};
const isSameSight = (one: ReturnType<typeof seenOf>, other: ReturnType<typeof seenOf>) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The conversation and its field (docs/domain.md#builder-chat). The browser holds the text: keys render nothing. */
export function Chat({ conversation, isDisabled = false, head, draft = '', onDraftChange, beginning }: ChatProps) {
  const t = useMessages(aiBuilderMessages);
  const { messages, language, isTyping, isGreetingMissing, words, stop } = conversation;
  const last = messages.at(-1);
  const options = (last?.sender === 'ai' && !isTyping && last.quickOptions) || none;
  const values = options.map(({ value }) => value);
  const [seen, setSeen] = useState(() => seenOf(draft, values));
  const field = useRef<HTMLTextAreaElement>(null);
  // A failed message whose text is back in the input: what is sent next takes its place.
  const returned = useRef<string>(undefined);

  const change = (next: string) => {
    if (field.current && field.current.value !== next) field.current.value = next;
    onDraftChange?.(next);
    setSeen((now) => {
      const then = seenOf(next, values);
      return isSameSight(now, then) ? now : then;
    });
  };
  const newest = useRef({ conversation, change });
  useLayoutEffect(() => void (newest.current = { conversation, change }));

  useEffect(() => {
    if (!beginning) return;
    newest.current.change(beginning.text);
    field.current?.focus();
    field.current?.setSelectionRange(beginning.text.length, beginning.text.length);
  }, [beginning]);

  const { boxProps, box, isAway, goToEnd } = useReadingPlace();

  const send = async () => {
    const said = field.current?.value ?? '';
    const instead = returned.current;
    returned.current = undefined;
    change('');
    goToEnd();
    const failed = await conversation.send(said, instead);
    // What was typed meanwhile stays; else the text comes back, to be changed or sent again.
    if (failed === undefined || field.current?.value !== '') return;
    returned.current = failed;
    newest.current.change(said.trim());
  };
  const [retry] = useState(() => async (id: string) => {
    const failed = newest.current.conversation.messages.find((message) => message.id === id);
    if (!(await newest.current.conversation.retry(id))) return;
    if (returned.current === id && field.current?.value === failed?.content) newest.current.change('');
    returned.current = undefined;
  });

  return (
    <>
      <div {...boxProps} className={css.scroll}>
        <div className={css.column}>
          {head}
          <div className={css.missing}>
            <Banner tone="caution">{isGreetingMissing && t('chat.greetingFailed')}</Banner>
          </div>
          <div role="log" aria-live="polite" aria-label={t('builder.chat')} className={css.log}>
            <MessageList messages={messages} greeting={isGreetingMissing ? language : undefined} onRetry={retry} />
            {isTyping && words === undefined && (
              <div className={css.typing}>
                <TypingIndicator />
              </div>
            )}
          </div>
          {/* Not in the log: a voice reads the answer once, when it is whole. */}
          {isTyping && words !== undefined && (
            <div className={css.coming}>
              <ChatBubble sender="ai" hasAvatar lang={language} content={words} />
              <Button size="sm" variant="secondary" icon={<Square />} onPress={stop}>
                {t('chat.stop')}
              </Button>
            </div>
          )}
          {options.length > 0 && (
            <QuickOptions
              className={css.options}
              options={options.map(({ label }) => label)}
              value={options.filter(({ value }) => seen.chosen.includes(value)).map(({ label }) => label)}
              isDisabled={isDisabled}
              onChange={(now) => {
                const pressed = options.find(({ label, value }) => now.includes(label) !== seen.chosen.includes(value));
                if (pressed) change(toggleOption(field.current?.value ?? '', pressed.value));
              }}
            />
          )}
        </div>
      </div>
      <div className={css.newest}>
        {isAway && (
          <Button
            size="sm"
            icon={<ArrowDown />}
            className={css.toNewest}
            onPress={() => {
              goToEnd();
              box.current?.focus();
            }}
          >
            {t('chat.toNewest')}
          </Button>
        )}
      </div>
      <Composer
        ref={field}
        defaultValue={draft}
        isEmpty={seen.isEmpty}
        excess={seen.excess}
        isDisabled={isDisabled}
        isBusy={isTyping}
        onChange={change}
        onSend={() => void send()}
      />
    </>
  );
}
