import { initialGreeting } from '@kasb/contract';
import type {
  ChatBody,
  ChatSender,
  CompanyProfile,
  Conversation as StoredConversation,
  JobData,
  Language,
  QuickOption,
} from '@kasb/contract';

/** How many messages before the one that is sent go with it. */
const HISTORY_LENGTH = 10;
/** The longest line of the history that the provider takes, in characters. */
const LINE_LENGTH = 10_000;
/** More options than a person reads are a mistake of the assistant. */
const MOST_OPTIONS = 20;

/** A message of the chat. */
export interface ChatMessage {
  /** Names the message for the provider too: one that is sent again is answered once. */
  id: string;
  sender: ChatSender;
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  language: Language;
  quickOptions?: readonly QuickOption[];
  /** Of a person's message that has no answer yet. */
  status?: 'sending' | 'failed';
  /** Why it failed: the body that the provider refused with, so that a page of any language words it. */
  refusal?: Readonly<Record<string, unknown>>;
  /** The answer was stopped half-way. */
  isStopped?: boolean;
}

/** A conversation as it is kept on the device. */
export interface Conversation {
  /** The provider's id, once it has answered. */
  conversationId?: string;
  company: CompanyProfile;
  language: Language;
  messages: readonly ChatMessage[];
  jobData?: JobData;
  isComplete: boolean;
  /** The greeting did not come; the builder greets by itself. */
  isGreetingMissing?: boolean;
}

/** A conversation that has not begun, in the language of the page. */
export function newConversation(company: CompanyProfile, language: Language): Conversation {
  return { company, language, messages: [], isComplete: false };
}

/** Messages that were said and answered, as the provider takes them. */
export function saidIn(messages: readonly ChatMessage[]): { sender: ChatSender; content: string }[] {
  return messages
    .filter(({ status }) => status === undefined)
    .map(({ sender, content }) => ({ sender, content: content.slice(0, LINE_LENGTH) }));
}

/** The body of one turn; without a message it asks for the greeting. */
export function turnOf(conversation: Conversation, message: ChatMessage | undefined): ChatBody {
  return {
    message: message?.content ?? initialGreeting,
    conversationId: conversation.conversationId,
    companyProfile: conversation.company,
    chatHistory: saidIn(conversation.messages).slice(-HISTORY_LENGTH),
    language: conversation.language,
  };
}

/** Options worth showing: none that is blank or said twice. */
export function usableOptions(options: readonly QuickOption[]): QuickOption[] {
  const labels = new Set<string>();
  return options
    .filter(({ label, value }) => label.trim() !== '' && value.trim() !== '' && !labels.has(label) && labels.add(label))
    .slice(0, MOST_OPTIONS);
}

/** A conversation as the provider keeps it, in the shape of this device. */
export function fromProvider(stored: StoredConversation): Conversation | undefined {
  if (!stored.companyProfile) return undefined;
  const language = stored.language === 'uz' ? 'uz' : 'ru';
  return {
    conversationId: stored.conversationId,
    company: stored.companyProfile,
    language,
    messages: stored.messages
      .filter(({ content }) => content !== undefined && content !== initialGreeting)
      .map(({ id, sender, content, timestamp, language: spoken, quickOptions }) => ({
        id,
        sender: sender === 'user' ? 'user' : 'ai',
        content: content ?? '',
        timestamp: timestamp === undefined ? Date.now() : Date.parse(timestamp),
        language: spoken === 'ru' || spoken === 'uz' ? spoken : language,
        quickOptions: usableOptions(quickOptions),
      })),
    jobData: stored.jobData,
    isComplete: stored.isComplete,
  };
}
