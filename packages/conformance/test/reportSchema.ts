import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { sections } from '../src/report.ts';
import type { CheckCode, Report } from '../src/report.ts';

const check = v.strictObject({
  code: v.picklist(Object.keys(sections) as CheckCode[]),
  result: v.picklist(['passed', 'failed', 'note', 'skipped']),
  detail: v.pipe(v.string(), v.description('What was expected and what came; empty where it holds.')),
  section: v.pipe(v.string(), v.description('Where the contract says so.')),
});
const call = v.strictObject({ name: v.string(), method: v.string(), path: v.string(), checks: v.array(check) });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A report as its JSON says it. */
export const reportSchema = v.strictObject({
  version: v.literal(1),
  provider: v.pipe(v.string(), v.description('The address that was asked.')),
  at: v.pipe(v.string(), v.isoTimestamp()),
  isReached: v.boolean(),
  level: v.picklist(['none', 'public', 'candidate', 'employer', 'full']),
  requests: count,
  times: v.exactOptional(v.strictObject({ median: count, slowest: count, slowestCall: v.string() })),
  calls: v.array(call),
}) satisfies v.GenericSchema<unknown, Report>;

/** What `report.schema.json` holds. */
export const writeReportSchema = () =>
  `${JSON.stringify({ title: 'Report of @kasb/conformance', ...toJsonSchema(reportSchema) }, null, 2)}\n`;
