import { object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { pathPart } from './fields.ts';
import { entries, flag, saved, text } from './lenient.ts';

/** A part of the provider that an operator switches; a disabled one answers 503 to all its calls. */
export const providerModule = /*#__PURE__*/ object({ name: string(), title: text, enabled: flag });
export type ProviderModule = InferOutput<typeof providerModule>;

const params = /*#__PURE__*/ object({ name: pathPart });

/** All modules. */
export const listModules = /*#__PURE__*/ endpoint({
  name: 'listModules',
  summary: 'All modules and whether they are enabled.',
  method: 'GET',
  path: '/api/modules',
  access: 'public',
  answer: entries(providerModule),
});

/** Enables a module. */
export const enableModule = /*#__PURE__*/ endpoint({
  name: 'enableModule',
  summary: 'Enables a module.',
  method: 'POST',
  path: '/api/modules/{name}/enable',
  access: 'operator',
  roles: ['admin'],
  cli: 'modules enable',
  problems: { notFound: 404 },
  params,
  answer: saved(providerModule),
});

/** Disables a module: all its calls answer 503 from then on. */
export const disableModule = /*#__PURE__*/ endpoint({
  name: 'disableModule',
  summary: 'Disables a module: all its calls answer 503 from then on.',
  method: 'POST',
  path: '/api/modules/{name}/disable',
  access: 'operator',
  roles: ['admin'],
  cli: 'modules disable',
  problems: { notFound: 404 },
  params,
  answer: saved(providerModule),
});

/** Reads a module's configuration anew. */
export const reloadModule = /*#__PURE__*/ endpoint({
  name: 'reloadModule',
  summary: "Reads a module's configuration anew.",
  method: 'POST',
  path: '/api/modules/{name}/reload',
  access: 'operator',
  roles: ['admin'],
  cli: 'modules reload',
  problems: { notFound: 404 },
  params,
  answer: saved(providerModule),
});
