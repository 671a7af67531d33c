import type { Area, Company, CompanyProfile } from '@kasb/contract';
import { guessIndustry, otherIndustry } from './industry.ts';

/** What an unset size and location are told as. */
const notSpecified = 'Не указано';

const blank = (value: string | undefined) => value?.trim() || undefined;

/** What the assistant is told of a company of the list. */
export function profileOfCompany(
  company: Company,
  areas: readonly Area[],
  cityName: string | undefined,
): CompanyProfile {
  const area = areas.find(({ id }) => id === company.areas_activity?.id);
  const description = blank(company.description);
  return {
    id: company.id,
    name: company.name ?? company.id,
    industry: company.areas_activity?.name ?? area?.name ?? (guessIndustry(description ?? '') || otherIndustry),
    description: description?.slice(0, 10_000),
    size: notSpecified,
    location: cityName ?? notSpecified,
    website: blank(company.website),
    areasActivitySlug: company.areas_activity?.slug ?? area?.slug,
    areasActivityId: company.areas_activity?.id,
  };
}

/** What the assistant is told of a company that is typed by hand. */
export function profileByHand({
  name,
  industry,
  description,
}: {
  name: string;
  industry: string;
  description: string;
}): CompanyProfile {
  return {
    name: name.trim(),
    industry: blank(industry) ?? otherIndustry,
    description: blank(description),
    size: notSpecified,
    location: notSpecified,
  };
}
