/** What a page of vacancies is about: a city, a profession, or a profession in a city, by their slugs. */
export interface VacancyPlace {
  city?: string | undefined;
  profession?: string | undefined;
}
