export { conform } from './conform.ts';
export type { ConformOptions } from './conform.ts';
export { asJunit, asText, countResults, sections } from './report.ts';
export type { CallReport, Check, CheckCode, Level, Report, Result } from './report.ts';
