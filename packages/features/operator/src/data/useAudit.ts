import { listAudit, verifyAudit } from '@kasb/contract';
import { usePages } from '@kasb/kit';
import { useOperatorCommand } from './useOperatorCommand.ts';

const PAGE = 50;

/** What of the journal is looked at. */
export interface AuditView {
  action?: string;
  /** A day, `2026-11-20`. */
  day?: string;
}

/** The journal, latest first. */
export const useAudit = ({ action, day }: AuditView) =>
  usePages(listAudit, { query: { action, from: day, to: day, limit: PAGE } }, { onReturn: 'refresh' });

/** Whether it is as it was written. */
export const useVerifyAudit = () => useOperatorCommand(verifyAudit);
