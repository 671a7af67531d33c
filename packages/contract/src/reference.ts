import { object, record, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { pathPart } from './fields.ts';
import { entries, id, text } from './lenient.ts';

/** A currency of the reference list. */
export const currency = /*#__PURE__*/ object({ id: text, code: text, symbol: text, name: text });
export type Currency = InferOutput<typeof currency>;

/** An entry of a reference list; its `id` is what bodies hold. */
export const option = /*#__PURE__*/ object({ id, name: text });
export type Option = InferOutput<typeof option>;

/** Currencies. */
export const listCurrencies = /*#__PURE__*/ endpoint({
  name: 'listCurrencies',
  summary: 'Currencies with their symbols.',
  method: 'GET',
  path: '/reference/currencies',
  access: 'public',
  answer: entries(currency),
});

/** Employment types. */
export const listEmploymentTypes = /*#__PURE__*/ endpoint({
  name: 'listEmploymentTypes',
  summary: 'Employment types.',
  method: 'GET',
  path: '/reference/employment-types',
  access: 'public',
  answer: entries(option),
});

/** Regions; a vacancy's `location` is a region's name. */
export const listRegions = /*#__PURE__*/ endpoint({
  name: 'listRegions',
  summary: "Regions; a vacancy's location is a region's name.",
  method: 'GET',
  path: '/reference/regions',
  access: 'public',
  answer: entries(option),
});

/** Who may see a resume. */
export const listResumeVisibilities = /*#__PURE__*/ endpoint({
  name: 'listResumeVisibilities',
  summary: 'Who may see a resume.',
  method: 'GET',
  path: '/reference/resume-visibilities',
  access: 'public',
  answer: entries(option),
});

/** Public settings of one category, by name. */
export const listSettings = /*#__PURE__*/ endpoint({
  name: 'listSettings',
  summary: 'Public settings of one category, by name.',
  method: 'GET',
  path: '/reference/settings/{category}',
  access: 'public',
  problems: { notFound: 404 },
  params: object({ category: pathPart }),
  answer: record(string(), unknown()),
});
