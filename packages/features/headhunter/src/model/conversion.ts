/** Responses of a hundred views with one decimal, `12.5%`; '0.0%' without views. Never capped. */
export function conversion(views = 0, responses = 0): string {
  return `${(views > 0 ? (responses / views) * 100 : 0).toFixed(1)}%`;
}

/** Whether a message without a code says that the vacancy is not published on the job board. */
export function saysNotPublished(message: string | undefined): boolean {
  return message?.includes('не опубликована') ?? false;
}
