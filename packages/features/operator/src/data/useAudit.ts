import { listAudit, verifyAudit } from '@kasb/contract';
import { useAllPages } from '@kasb/kit';
import { useLivePages } from './useLivePages.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';

const PAGE = 50;
const FILE_PAGE = 100;
/** How many rows a file has at most, the latest ones. */
const FILE_ROWS = 10_000;

/** What of the journal is looked at. */
export interface AuditView {
  /** An operator's id. */
  actor?: string;
  action?: string;
  /** What it was done to: `company`, `order`, … */
  subject?: string;
  /** A day, `2026-11-20`. */
  day?: string;
}

const wanted = ({ actor, action, subject, day }: AuditView) => ({
  actorId: actor,
  action,
  entityType: subject,
  from: day,
  to: day,
});

/** The journal, latest first. */
export const useAudit = (view: AuditView) =>
  useLivePages(listAudit, { query: { ...wanted(view), limit: PAGE } }, ({ id }) => id);

/** All of it that is looked at, for a file. */
export function useAuditFile() {
  const { read, ...state } = useAllPages(listAudit);
  return {
    ...state,
    read: (view: AuditView) => read({ query: { ...wanted(view), limit: FILE_PAGE } }, FILE_ROWS),
  };
}

/** Whether it is as it was written. */
export const useVerifyAudit = () => useOperatorCommand(verifyAudit);
