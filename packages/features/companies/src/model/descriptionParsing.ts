/** How often a company is asked for while its website is being read, in milliseconds. */
export const POLL_EVERY_MS = 3000;

/** How often it is asked for at most. */
export const POLL_LIMIT = 10;

/** The reading of one company's website. */
export interface Parsing {
  companyId: string;
  /** Which kind of save began it; they speak differently. */
  after: 'create' | 'edit';
  status: 'running' | 'filled' | 'expired';
}
