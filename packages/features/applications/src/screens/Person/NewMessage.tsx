import type { ApplicationEvent } from '@kasb/contract';
import { VisuallyHidden } from '@kasb/ui';
import { useState } from 'react';

export interface NewMessageProps {
  /** The newest first. */
  events: readonly ApplicationEvent[];
  /** Whose messages are told. */
  name: string;
}

/** Reads out what an applicant writes while one looks at the feed. */
export function NewMessage({ events, name }: NewMessageProps) {
  const latest = events.find(({ kind, by }) => kind === 'message' && by?.side === 'candidate');
  const [known] = useState(latest?.id);
  return (
    <VisuallyHidden role="status">{latest && latest.id !== known && `${name}: ${latest.text ?? ''}`}</VisuallyHidden>
  );
}
