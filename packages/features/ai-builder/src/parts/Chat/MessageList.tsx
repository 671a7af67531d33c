import { ApiError } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import { memo } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import type { ChatMessage } from '../../model/conversation.ts';
import { ChatBubble } from '../../parts/ChatBubble/ChatBubble.tsx';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  /** The language of the builder's own greeting, where the assistant's did not come. */
  greeting?: Language;
  /** Gets the id of a failed message; one function for the whole life of the chat, so that a key renders no bubble. */
  onRetry: (id: string) => void;
}

/** The bubbles. Typing below them leaves them alone: they render again only when a message has come or changed. */
export const MessageList = memo(function MessageList({ messages, greeting, onRetry }: MessageListProps) {
  const t = useMessages(aiBuilderMessages);
  return (
    <>
      {greeting && <ChatBubble sender="ai" hasAvatar lang={greeting} content={t(`chat.greeting.${greeting}`)} />}
      {messages.map((message) => (
        <Bubble key={message.id} message={message} onRetry={onRetry} />
      ))}
    </>
  );
});

const refused = (body: ChatMessage['refusal']) => new ApiError({ kind: 'http', body });

const Bubble = memo(function Bubble({ message, onRetry }: { message: ChatMessage; onRetry: (id: string) => void }) {
  const t = useMessages(aiBuilderMessages);
  const { id, sender, content, language, status, refusal, isStopped } = message;
  return (
    <ChatBubble
      sender={sender}
      hasAvatar
      lang={language}
      content={content}
      note={isStopped ? t('chat.stopped') : undefined}
      errorMessage={
        status === 'failed' && (
          <ProblemSentence error={refused(refusal)} messages={aiBuilderMessages} fallback="chat.sendFailed" />
        )
      }
      onRetry={() => onRetry(id)}
    />
  );
});
