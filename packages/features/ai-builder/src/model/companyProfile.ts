import type { Area, Company, CompanyProfile } from '@kasb/contract';
import { guessIndustry } from '@kasb/domain/industry';
import type { Industry } from '@kasb/domain/industry';
import type { Words } from '@kasb/kit';

// The builder names these; what a company does besides is another sphere.
const named: readonly Industry[] = ['it', 'construction', 'trade', 'education', 'medicine', 'catering', 'logistics'];

const blank = (value: string | undefined) => value?.trim() || undefined;

/** The industry that a description speaks of, in words; '' while there is none (docs/domain.md#industry). */
export function industryOf(description: string, words: Words): string {
  if (description.trim() === '') return '';
  const guess = guessIndustry(description);
  return words('industry', guess && named.includes(guess) ? guess : 'other');
}

/**
 * What the assistant is told of a company of the list; `notSpecified` are the words for a size or a place that is
 * unset.
 */
export function profileOfCompany(
  company: Company,
  areas: readonly Area[],
  cityName: string | undefined,
  words: Words,
  notSpecified: string,
): CompanyProfile {
  const area = areas.find(({ id }) => id === company.areas_activity?.id);
  const description = blank(company.description);
  return {
    id: company.id,
    name: company.name ?? company.id,
    industry:
      company.areas_activity?.name ??
      area?.name ??
      (industryOf(description ?? '', words) || words('industry', 'other')),
    description: description?.slice(0, 10_000),
    size: notSpecified,
    location: cityName ?? notSpecified,
    website: blank(company.website),
    areasActivitySlug: company.areas_activity?.slug ?? area?.slug,
    areasActivityId: company.areas_activity?.id,
  };
}

/** What the assistant is told of a company that is typed by hand. */
export function profileByHand(
  { name, industry, description }: { name: string; industry: string; description: string },
  words: Words,
  notSpecified: string,
): CompanyProfile {
  return {
    name: name.trim(),
    industry: blank(industry) ?? words('industry', 'other'),
    description: blank(description),
    size: notSpecified,
    location: notSpecified,
  };
}
