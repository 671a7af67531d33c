import type { PublicCompany, Vacancy } from '@kasb/contract';
import { payOf } from '@kasb/domain/money';
import { inLanguage } from '../language.ts';
import type { Place } from './head.ts';

const context = 'https://schema.org';
const unescaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asText = (text: string) => text.replaceAll(/[&<>]/g, (sign) => unescaped[sign] ?? sign);

const employment: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
};

/** A page on the way to the one at hand: its name, and its path as routes spell it. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * A vacancy as search engines list jobs (schema.org/JobPosting); undefined where something that they require is not
 * known. What is not known otherwise is left out, never guessed.
 */
export function jobPosting(
  vacancy: Vacancy,
  { language, origin }: Place,
  path: string,
  employer?: PublicCompany,
): object | undefined {
  const { id, title, company_name: company, location, first_published_at: publishedAt = vacancy.created_at } = vacancy;
  const isRemote = vacancy.remote_type === 'remote';
  const description = describe(vacancy);
  const isWhole = title && company && publishedAt && description && description !== title && (location || isRemote);
  if (!isWhole) return undefined;
  return {
    '@context': context,
    '@type': 'JobPosting',
    title,
    description,
    datePosted: publishedAt,
    hiringOrganization: { '@type': 'Organization', name: company, ...foundBy(employer) },
    ...(location && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: vacancy.city?.name ?? location,
          ...(vacancy.city?.region && { addressRegion: vacancy.city.region }),
          addressCountry: 'UZ',
        },
      },
    }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Uzbekistan' },
    }),
    ...(Object.hasOwn(employment, vacancy.employment_type ?? '') && {
      employmentType: employment[vacancy.employment_type ?? ''],
    }),
    ...salary(vacancy),
    ...(vacancy.valid_until && { validThrough: endOf(vacancy.valid_until) }),
    ...(vacancy.skills.length > 0 && { skills: vacancy.skills.join(', ') }),
    identifier: { '@type': 'PropertyValue', name: company, value: id },
    directApply: true,
    url: origin + inLanguage(language, path),
    inLanguage: language,
  };
}

/** A company as search engines know organisations. */
export function organization(company: PublicCompany, { language, origin }: Place, path: string): object {
  const { name, description, city } = company;
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    url: origin + inLanguage(language, path),
    ...foundBy(company),
    ...(description && { description }),
    ...(city?.name && {
      address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: 'UZ' },
    }),
  };
}

/** What search engines know a company by besides its name. */
function foundBy({ website, logo_url: logo }: Partial<PublicCompany> = {}): object {
  return { ...(website && { sameAs: website }), ...(logo && { logo }) };
}

/** The way to a page, for the line above its name in results. */
export function breadcrumbs(crumbs: readonly Crumb[], { language, origin }: Place): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + inLanguage(language, path),
    })),
  };
}

/** The site with its search. */
export function searchAction({ language, origin }: Place, path: string): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: 'Kasb',
    url: origin + inLanguage(language, '/'),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${inLanguage(language, path)}?search={words}` },
      'query-input': 'required name=words',
    },
  };
}

/** The addresses of a list, in its order: what stands behind them says itself what it is. */
export function addressList(paths: readonly string[], { language, origin }: Place): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + inLanguage(language, path),
    })),
  };
}

/** The whole text: paragraphs, and what is asked and offered as lists. */
function describe({ description = '', requirements, benefits }: Vacancy): string {
  const paragraphs = description.split(/\n+/).map((part) => part.trim());
  const lists = [requirements, benefits].filter((lines) => lines.length > 0);
  return [
    ...paragraphs.filter((part) => part !== '').map((part) => `<p>${asText(part)}</p>`),
    ...lists.map((lines) => `<ul>${lines.map((line) => `<li>${asText(line)}</li>`).join('')}</ul>`),
  ].join('');
}

/** The moment that ends a day in Tashkent; a provider's own moment as it is. */
const endOf = (until: string) => (/^\d{4}-\d\d-\d\d$/.test(until) ? `${until}T23:59:59+05:00` : until);

/** A month's pay. Its end alone says nothing that search engines take, nor does an end below the beginning. */
function salary({ salary_min, salary_max, currency }: Vacancy): object {
  const [from, to] = [payOf(salary_min), payOf(salary_max)];
  if (currency === undefined || from === undefined || (to !== undefined && to < from)) return {};
  const range =
    to === undefined ? { minValue: from } : from === to ? { value: from } : { minValue: from, maxValue: to };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...range, unitText: 'MONTH' },
    },
  };
}
