import { expect, test } from '@playwright/test';
import type { APIResponse } from '@playwright/test';

// What search engines are told of every vacancy that there is, by the rules by which they take a job.

const text = expect.stringMatching(/\S/);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const ending = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
const kinds = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR'];
const known = new Set(
  (
    '@context @type title description datePosted hiringOrganization jobLocation jobLocationType ' +
    'applicantLocationRequirements employmentType baseSalary validThrough identifier directApply url inLanguage skills'
  ).split(' '),
);

interface Posting extends Record<string, unknown> {
  title: string;
  description: string;
  employmentType?: string;
  jobLocationType?: string;
  validThrough?: string;
  skills?: string;
  baseSalary?: { currency: string; value: { minValue?: number; maxValue?: number; value?: number; unitText: string } };
}

interface Listed {
  id: string;
  description: string | null;
  location: string | null;
  remote_type: string;
}

/** Fails where a posting breaks a rule. */
function check(posting: Posting, id: string, language: string, address: string): void {
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    title: text,
    description: text,
    datePosted: moment,
    hiringOrganization: { '@type': 'Organization', name: text },
    identifier: { '@type': 'PropertyValue', name: text, value: id },
    directApply: true,
    url: expect.stringMatching(new RegExp(`^https?://[^/]+${address}$`)),
    inLanguage: language,
  });
  expect(Object.keys(posting).filter((key) => !known.has(key))).toEqual([]);
  expect(posting.description).not.toBe(posting.title);
  // Paragraphs and lists alone, and all of them closed.
  const tags = [...posting.description.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  expect(tags.filter((tag) => !/^<\/?(p|ul|li)>$/.test(tag))).toEqual([]);
  expect(tags.filter((tag) => tag.startsWith('</'))).toHaveLength(tags.length / 2);
  const isRemote = posting.jobLocationType !== undefined;
  if (isRemote) {
    expect(posting.jobLocationType).toBe('TELECOMMUTE');
    expect(posting.applicantLocationRequirements).toEqual({ '@type': 'Country', name: 'Uzbekistan' });
  } else {
    expect(posting).not.toHaveProperty('applicantLocationRequirements');
    const address = { '@type': 'PostalAddress', addressLocality: text, addressCountry: 'UZ' };
    expect(posting.jobLocation).toMatchObject({ '@type': 'Place', address });
  }
  if (posting.employmentType !== undefined) expect(kinds).toContain(posting.employmentType);
  if (posting.validThrough !== undefined) {
    expect(posting.validThrough).toMatch(ending);
    // What is over is closed.
    expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.parse(String(posting.datePosted)));
  }
  if (posting.skills !== undefined) expect(posting.skills).toMatch(/\S/);
  if (!posting.baseSalary) return;
  const { currency, value: range } = posting.baseSalary;
  const { minValue, maxValue, value, unitText } = range;
  expect([currency, unitText]).toEqual([expect.stringMatching(/^[A-Z]{3}$/), 'MONTH']);
  const amounts = [minValue, maxValue, value].filter((amount) => amount !== undefined);
  expect(amounts.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true);
  expect(value ?? minValue).toBeDefined();
  if (maxValue !== undefined) expect(maxValue).toBeGreaterThan(minValue ?? maxValue);
}

test('every public vacancy is told by the rules, in both languages', async ({ request }) => {
  const vacancies: Listed[] = [];
  let next: string | undefined = '/vacancies?limit=100';
  while (next !== undefined) {
    const list: APIResponse = await request.get(next, { headers: { accept: 'application/json' } });
    vacancies.push(...((await list.json()) as Listed[]));
    next = /<([^>]+)>; rel="next"/.exec(list.headers().link ?? '')?.[1];
  }
  expect(vacancies.length).toBeGreaterThan(3);
  const met = new Set<string>();
  for (const { id, description, location, remote_type: place } of vacancies) {
    for (const [language, address] of Object.entries({ ru: `/vacancies/${id}`, uz: `/uz/vacancies/${id}` })) {
      const page = await request.get(address, { headers: { accept: 'text/html' } });
      const facts = [...(await page.text()).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
        .map(([, json]) => JSON.parse(json ?? '') as Posting)
        .filter((fact) => fact['@type'] === 'JobPosting');
      // Another journey may have closed it meanwhile.
      if (page.status() === 410) continue;
      const isWhole = description && (location || place === 'remote');
      if (isWhole) expect(facts, address).toHaveLength(1);
      if (!facts[0]) continue;
      check(facts[0], id, language, address);
      for (const key of Object.keys(facts[0])) met.add(key);
    }
  }
  // What a vacancy may lack is told where it has it.
  expect([...met]).toEqual(expect.arrayContaining(['baseSalary', 'employmentType', 'skills', 'validThrough']));
});
