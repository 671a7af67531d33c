/** The page of plans with the way back to the vacancies: `…?redirect=/employer/vacancies&vacancy=v1`. */
export function pricingPath(pricing: string, redirect: string, vacancyId: string): string {
  const query = new URLSearchParams({ redirect, vacancy: vacancyId }).toString().replaceAll('%2F', '/');
  return `${pricing}${pricing.includes('?') ? '&' : '?'}${query}`;
}
