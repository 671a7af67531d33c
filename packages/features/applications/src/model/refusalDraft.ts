import type { ApplicationBatchBody, RefusalReason } from '@kasb/contract';
import { messageOf } from './messageDraft.ts';

/** A refusal as its dialog holds it. */
export interface RefusalDraft {
  reason: RefusalReason | undefined;
  /** What «Другое» means. */
  other: string;
  /** For colleagues. */
  comment: string;
  isTold: boolean;
  /** The template that the texts began with; '' for texts of one's own, undefined before there was any. */
  templateId: string | undefined;
  ru: string;
  uz: string;
}

/** Nothing chosen yet: candidates are told. */
export const emptyRefusal: RefusalDraft = {
  reason: undefined,
  other: '',
  comment: '',
  isTold: true,
  templateId: undefined,
  ru: '',
  uz: '',
};

/** A refusal as it is sent. */
export function refusalAction(draft: RefusalDraft): Pick<ApplicationBatchBody, 'action' | 'message'> {
  const { reason, isTold, templateId = '', ru, uz } = draft;
  const comment = (reason === 'other' ? draft.other : draft.comment).trim();
  const message = isTold ? messageOf({ templateId, ru, uz }) : undefined;
  return { action: { status: 'rejected', reason, ...(comment && { comment }) }, ...(message && { message }) };
}
