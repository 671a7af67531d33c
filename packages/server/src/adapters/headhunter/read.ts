import { safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { HeadHunterError } from './errors.ts';

/** Reads what HeadHunter answered. @throws HeadHunterError when it is of no known shape */
export function read<Schema extends GenericSchema>(schema: Schema, body: unknown): InferOutput<Schema> {
  const result = safeParse(schema, body);
  if (!result.success) throw new HeadHunterError('down', 'hhDown', { reason: 'unknown shape' });
  return result.output;
}
