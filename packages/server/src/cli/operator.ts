import { userInfo } from 'node:os';
import type { AuditSource } from '../audit/record.ts';
import { textOf, UsageError } from './command.ts';
import type { Desk, Typed } from './command.ts';

/** The name that the record keeps: the one given by `--as`, else of who works on the machine. @throws UsageError */
export function operatorNameOf(typed: Typed): string {
  const given = textOf(typed, 'as')?.trim();
  if (given === '') throw new UsageError('--as must name somebody');
  return given ?? userName();
}

/** The operator at a desk, for the record. */
export function operatorAt({ operator, now }: Desk): AuditSource {
  return { actor: { kind: 'cli', name: operator }, now };
}

/** A container may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
