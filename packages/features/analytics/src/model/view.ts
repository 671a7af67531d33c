/** How many days back the numbers go. */
export const periods = ['7', '30', '90', '365'] as const;
export type Period = (typeof periods)[number];

/** What the numbers are of; the host keeps it in its address. */
export interface AnalyticsView {
  /** @default '30' */
  period?: Period | undefined;
  companyId?: string | undefined;
  vacancyId?: string | undefined;
}

const usual: Period = '30';

/** The view that an address says; what it cannot mean is left out. */
export function viewFromQuery(query: URLSearchParams): AnalyticsView {
  return {
    period: periods.find((each) => each === query.get('period')) ?? usual,
    companyId: query.get('company') ?? undefined,
    vacancyId: query.get('vacancy') ?? undefined,
  };
}

/** The address of a view. */
export function queryFromView({ period, companyId, vacancyId }: AnalyticsView): URLSearchParams {
  const query = new URLSearchParams();
  if (period !== undefined && period !== usual) query.set('period', period);
  if (companyId !== undefined) query.set('company', companyId);
  if (vacancyId !== undefined) query.set('vacancy', vacancyId);
  return query;
}

/** The days of a period in a time zone, today the last one. */
export function daysOf({ period = usual }: AnalyticsView, now: number, timeZone: string): { from: string; to: string } {
  const to = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const from = new Date(Date.parse(to) - (Number(period) - 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return { from, to };
}
