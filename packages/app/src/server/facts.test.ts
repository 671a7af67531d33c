import { createClient, getPublicVacancy } from '@kasb/contract';
import type { PublicCompany, Vacancy } from '@kasb/contract';
import { expect, it } from 'vitest';
import { jobPosting } from './facts.ts';

const whole = {
  id: 'v1',
  title: 'Технолог',
  description: 'Первый абзац.\n\nВторой <b>абзац</b> & всё.',
  requirements: ['Опыт </script>'],
  benefits: ['Обеды'],
  company_name: 'Samarqand Textile',
  location: 'Самарканд',
  employment_type: 'full-time',
  remote_type: 'office',
  salary_min: 8_000_000,
  salary_max: 12_000_000,
  currency: 'UZS',
  created_at: '2026-03-02T09:00:00.000Z',
  valid_until: '2026-04-30',
  skills: ['Крой', 'Раскладка лекал'],
};

/** A provider's vacancy as its page has it. */
async function posting(changes: Record<string, unknown> = {}) {
  const client = createClient({ baseUrl: '', fetch: async () => Response.json({ ...whole, ...changes }) });
  const { data } = await client.send(getPublicVacancy, { params: { id: 'v1' } });
  return jobPosting(data, { language: 'uz', origin: 'https://kasb.uz' }, '/vacancies/v1');
}

it('says all that is known', async () => {
  expect(await posting()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Технолог',
    description:
      '<p>Первый абзац.</p><p>Второй &lt;b&gt;абзац&lt;/b&gt; &amp; всё.</p><ul><li>Опыт &lt;/script&gt;</li></ul><ul><li>Обеды</li></ul>',
    datePosted: '2026-03-02T09:00:00.000Z',
    hiringOrganization: { '@type': 'Organization', name: 'Samarqand Textile' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Самарканд', addressCountry: 'UZ' },
    },
    employmentType: 'FULL_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'UZS',
      value: { '@type': 'QuantitativeValue', minValue: 8_000_000, maxValue: 12_000_000, unitText: 'MONTH' },
    },
    validThrough: '2026-04-30T23:59:59+05:00',
    skills: 'Крой, Раскладка лекал',
    identifier: { '@type': 'PropertyValue', name: 'Samarqand Textile', value: 'v1' },
    directApply: true,
    url: 'https://kasb.uz/uz/vacancies/v1',
    inLanguage: 'uz',
  });
});

it('says by what the company is known, where that is told', () => {
  const place = { language: 'ru', origin: 'https://kasb.uz' } as const;
  const told = jobPosting(whole as Vacancy, place, '/vacancies/v1', { website: 'https://st.uz' } as PublicCompany);
  expect(told).toMatchObject({
    hiringOrganization: { '@type': 'Organization', name: 'Samarqand Textile', sameAs: 'https://st.uz' },
  });
});

it.each([
  { title: null },
  { company_name: null },
  { created_at: null },
  { location: null },
  { description: null, requirements: [], benefits: [] },
])('is none without what search engines require: %o', async (changes) => {
  expect(await posting(changes)).toBeUndefined();
});

it('is as old as its first publication', async () => {
  const first = '2026-01-05T09:00:00.000Z';
  expect(await posting({ first_published_at: first })).toMatchObject({ datePosted: first });
});

it('works from afar in one country', async () => {
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Uzbekistan' },
  };
  expect(await posting({ remote_type: 'remote', location: null })).toMatchObject(remote);
  expect(await posting({ remote_type: 'hybrid' })).not.toHaveProperty('jobLocationType');
});

it.each([
  [{ salary_max: null }, { minValue: 8_000_000 }],
  [{ salary_max: 8_000_000 }, { value: 8_000_000 }],
  [{ salary_min: null }, undefined],
  [{ salary_max: 1 }, undefined],
  [{ salary_min: 0, salary_max: 0 }, undefined],
  [{ salary_min: 0 }, undefined],
  [{ salary_max: 0 }, { minValue: 8_000_000 }],
  [{ salary_min: -1, salary_max: -1 }, undefined],
  [{ currency: null }, undefined],
])('pays %o as %o', async (changes, range) => {
  const value = range && { '@type': 'QuantitativeValue', ...range, unitText: 'MONTH' };
  const { baseSalary } = (await posting(changes)) as { baseSalary?: { value: object } };
  expect(baseSalary?.value).toEqual(value);
});

it('names the region of a known city', async () => {
  const city = { slug: 'samarkand', name: 'Samarqand', region: 'Samarqand viloyati' };
  expect(await posting({ city })).toMatchObject({
    jobLocation: { address: { addressLocality: 'Samarqand', addressRegion: 'Samarqand viloyati' } },
  });
});

it('ends when its provider says so, and never where nobody does', async () => {
  const moment = '2026-04-30T12:00:00.000Z';
  expect(await posting({ valid_until: moment })).toMatchObject({ validThrough: moment });
  const open = await posting({ valid_until: null, skills: null });
  expect(open).not.toHaveProperty('validThrough');
  expect(open).not.toHaveProperty('skills');
});

it('leaves out a kind of work that nobody foresaw', async () => {
  expect(await posting({ employment_type: 'вахта' })).not.toHaveProperty('employmentType');
});
