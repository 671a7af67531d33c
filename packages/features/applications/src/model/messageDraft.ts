import type { ApplicationBatchBody } from '@kasb/contract';

/** A message to many as its dialog holds it. */
export interface MessageDraft {
  /** The template that the texts began with; '' for texts of one's own. */
  templateId: string;
  ru: string;
  uz: string;
}

/** Nothing written yet. */
export const emptyMessage: MessageDraft = { templateId: '', ru: '', uz: '' };

/** A message as it is sent: who reads in a language that nothing is written in gets the other one. */
export function messageOf({ templateId, ru, uz }: MessageDraft): ApplicationBatchBody['message'] {
  const textRu = ru.trim();
  const textUz = uz.trim();
  if (!textRu && !textUz) return undefined;
  return { textRu: textRu || textUz, ...(textUz && { textUz }), ...(templateId && { templateId }) };
}
