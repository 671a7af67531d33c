const halfDay = 12;

/** How soon a company answers, in the unit that people would say it in. */
export function replyTime(hours: number): { unit: 'hours' | 'days'; count: number } {
  return hours <= halfDay
    ? { unit: 'hours', count: Math.max(1, Math.round(hours)) }
    : { unit: 'days', count: Math.ceil(hours / 24) };
}
