import type { Language } from '@kasb/contract';

/** What a picture of a page says, in the page's language. */
export interface Card {
  language: Language;
  title: string;
  /** Such as a company, above the title. */
  over?: string | undefined;
  /** What is said largest below it, such as a salary. */
  strong?: string | undefined;
  /** Such as a place. */
  under?: string | undefined;
}
