import type { CompanyProfile } from '@kasb/contract';
import type { SessionStorage } from '@kasb/kit';
import type { Conversation } from './conversation.ts';

/** The place of a company's conversation among the others of a person. */
const companyKey = ({ id }: Pick<CompanyProfile, 'id'>): string => id ?? 'other';

/** Conversations of one person on this device: one for each company, and which of them is open. */
export interface ConversationStore {
  /** The one that a reload goes back to. */
  open: () => Conversation | undefined;
  of: (company: CompanyProfile) => Conversation | undefined;
  /** Keeps it and makes it the open one. */
  keep: (conversation: Conversation) => void;
  /** Leaves the chat; the conversation stays. */
  close: () => void;
  forget: (company: CompanyProfile) => void;
  /** Text that is typed and not sent. */
  draft: (company: CompanyProfile) => string;
  keepDraft: (company: CompanyProfile, text: string) => void;
}

/** Opens the store of a person. A full or denied storage is ignored: the chat goes on without a copy of itself. */
export function conversationStore(storage: SessionStorage, owner: string): ConversationStore {
  const root = `kasb.aiBuilder.${owner}`;
  const place = (key: string) => `${root}.${key}`;
  const write = (key: string, value: string | undefined) => {
    try {
      if (value) storage.setItem(key, value);
      else storage.removeItem(key);
    } catch {
      // See above.
    }
  };
  const read = (key: string): Conversation | undefined => {
    try {
      const value: unknown = JSON.parse(storage.getItem(place(key)) ?? 'null');
      return isConversation(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    open: () => read(storage.getItem(root) ?? ''),
    of: (company) => read(companyKey(company)),
    keep(conversation) {
      const key = companyKey(conversation.company);
      write(root, key);
      write(place(key), JSON.stringify(conversation));
    },
    close: () => write(root, undefined),
    forget(company) {
      const key = companyKey(company);
      write(root, undefined);
      write(place(key), undefined);
      write(place(`${key}.draft`), undefined);
    },
    draft: (company) => storage.getItem(place(`${companyKey(company)}.draft`)) ?? '',
    keepDraft: (company, text) => write(place(`${companyKey(company)}.draft`), text),
  };
}

/** What this version of the chat cannot read counts as nothing. */
function isConversation(value: unknown): value is Conversation {
  if (typeof value !== 'object' || value === null) return false;
  const { company, language, messages, isComplete, jobData } = value as Partial<Conversation>;
  const isJob = jobData === undefined || (Array.isArray(jobData.requirements) && Array.isArray(jobData.benefits));
  return (
    typeof company?.name === 'string' &&
    (language === 'ru' || language === 'uz') &&
    typeof isComplete === 'boolean' &&
    isJob &&
    Array.isArray(messages) &&
    messages.every(
      (message) =>
        typeof message?.id === 'string' && typeof message.content === 'string' && typeof message.timestamp === 'number',
    )
  );
}
