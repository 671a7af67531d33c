/** The number of a vacancy at HeadHunter, out of what a person pasted: the number itself or the vacancy's address. */
export function headHunterVacancyId(text: string): string | undefined {
  const value = text.trim();
  return /^\d{1,20}$/.exec(value)?.[0] ?? /\/vacancy\/(\d{1,20})(?:[/?#]|$)/.exec(value)?.[1];
}
