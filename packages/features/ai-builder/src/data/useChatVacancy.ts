import { createVacancyFromChat, listCompanyVacancies, listVacancies } from '@kasb/contract';
import type { ApiError } from '@kasb/contract';
import { readinessOf } from '@kasb/domain/readiness';
import { useCommand } from '@kasb/kit';
import { useState } from 'react';
import { saidIn } from '../model/conversation.ts';
import type { Conversation } from '../model/conversation.ts';

/**
 * Why no vacancy was created: it is not ready, or the provider refused; `text` where it did so with a successful
 * status.
 */
export type CreationFailure = { kind: 'notReady' } | { kind: 'refused'; error?: ApiError; text?: string };

/** The history that the provider takes at the end, in messages. */
const WHOLE_HISTORY = 500;

/** Creates the vacancy of a conversation; one that is not ready never leaves the device. */
export function useChatVacancy() {
  const command = useCommand(createVacancyFromChat, { touches: [listVacancies, listCompanyVacancies] });
  const [failure, setFailure] = useState<CreationFailure>();

  /** Answers the new vacancy's id. */
  const create = async (
    { jobData, isComplete, conversationId, messages }: Conversation,
    companyId: string,
  ): Promise<string | undefined> => {
    setFailure(undefined);
    if (!jobData || !readinessOf(jobData, isComplete).isReady) {
      setFailure({ kind: 'notReady' });
      return undefined;
    }
    const conversationHistory = saidIn(messages).slice(-WHOLE_HISTORY);
    const result = await command.run({
      body: { jobData: { ...jobData, title: jobData.title ?? '' }, companyId, conversationId, conversationHistory },
    });
    if (result.ok && result.data.id && !result.data.error) return result.data.id;
    setFailure({ kind: 'refused', ...(result.ok ? { text: result.data.error } : { error: result.error }) });
    return undefined;
  };

  return { create, failure, isPending: command.isPending };
}
