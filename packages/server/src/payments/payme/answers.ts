import { paymeMessages } from './messages.ts';

/** A refusal as Payme knows it. */
interface PaymeRefusal {
  code: PaymeCode;
  /** The field that is wrong, or the method that nobody knows. */
  data?: string;
}

/** What a call of Payme ends with: errors too are answers, and what they changed stays. */
export type PaymeAnswer = { result: Record<string, unknown> } | { error: PaymeRefusal };

/** The numbers by which refusals are known. */
export type PaymeCode = keyof typeof paymeMessages;

/** A refusal. */
export const refuse = (code: PaymeCode, data?: string): PaymeAnswer => ({
  error: { code, ...(data !== undefined && { data }) },
});

/** Spells an answer. */
export function spelled(answer: PaymeAnswer, id: unknown): Record<string, unknown> {
  const body = 'error' in answer ? { error: { ...answer.error, message: paymeMessages[answer.error.code] } } : answer;
  return { jsonrpc: '2.0', ...body, id: typeof id === 'string' || typeof id === 'number' ? id : null };
}
