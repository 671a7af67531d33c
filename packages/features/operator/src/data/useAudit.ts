import { listAudit, verifyAudit } from '@kasb/contract';
import { useLivePages } from './useLivePages.ts';
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
  useLivePages(listAudit, { query: { action, from: day, to: day, limit: PAGE } }, ({ id }) => id);

/** Whether it is as it was written. */
export const useVerifyAudit = () => useOperatorCommand(verifyAudit);
