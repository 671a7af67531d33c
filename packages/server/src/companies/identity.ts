import { isMasked } from '@kasb/contract';
import type { Issue } from '@kasb/contract';
import type { Services } from '../context/services.ts';
import { Problem } from '../http/problem.ts';
import type { Sealer } from '../sealing/sealer.ts';

/** What tells who an individual is: kept sealed, shown whole to owners alone. */
export interface Identity {
  pinfl: string | null;
  passportSeries: string | null;
  passportNumber: string | null;
}

/** A company's columns that hold it. */
export interface StoredIdentity {
  id: string;
  identity: Buffer | null;
}

/** What it is sealed and opened with. */
export type IdentityDesk = Pick<Services, 'sealer' | 'log'>;

const nothing: Identity = { pinfl: null, passportSeries: null, passportNumber: null };
const formats: Record<keyof Identity, Issue> = {
  pinfl: { code: 'digits', values: { count: 14 } },
  passportSeries: { code: 'passportSeries' },
  passportNumber: { code: 'digits', values: { count: 7 } },
};
const names = ['pinfl', 'passportSeries', 'passportNumber'] as const;

const purposeOf = (companyId: string) => `company identity ${companyId}`;

function each(valueOf: (name: keyof Identity) => string | null): Identity {
  return {
    pinfl: valueOf('pinfl'),
    passportSeries: valueOf('passportSeries'),
    passportNumber: valueOf('passportNumber'),
  };
}

/** Seals an identity for its company; one without anything is null. */
export function sealIdentity(sealer: Sealer, companyId: string, identity: Identity): Buffer | null {
  const isEmpty = names.every((name) => identity[name] === null);
  return isEmpty ? null : sealer.seal(JSON.stringify(each((name) => identity[name])), purposeOf(companyId));
}

/** The identity of a row; undefined, with a line in the log, when it was sealed with a key that is no longer there. */
export function openIdentity({ sealer, log }: IdentityDesk, row: StoredIdentity): Identity | undefined {
  try {
    return row.identity === null ? nothing : (JSON.parse(sealer.open(row.identity, purposeOf(row.id))) as Identity);
  } catch (error) {
    log.error({ companyId: row.id, error }, 'a company’s identity cannot be opened');
    return undefined;
  }
}

/** An identity as members and lists see it; of one that cannot be opened nothing is told. */
export function maskOf(identity: Identity | undefined): Identity {
  if (!identity) return { pinfl: '•'.repeat(14), passportSeries: '••', passportNumber: '•'.repeat(7) };
  const { pinfl, passportSeries, passportNumber } = identity;
  return {
    pinfl: pinfl && `${'•'.repeat(10)}${pinfl.slice(-4)}`,
    passportSeries: passportSeries && '••',
    passportNumber: passportNumber && `${'•'.repeat(5)}${passportNumber.slice(-2)}`,
  };
}

/**
 * What a save leaves sealed: a field that carries its mask keeps what is stored.
 * @throws Problem invalid for a mask with nothing behind it, unavailable when what is stored cannot be opened
 */
export function sealTyped(
  desk: IdentityDesk,
  companyId: string,
  typed: Identity,
  stored?: StoredIdentity,
): Buffer | null {
  const kept = names.filter((name) => isMasked(typed[name]));
  if (kept.length === 0) return sealIdentity(desk.sealer, companyId, typed);
  if (!stored) throw new Problem('invalid', { fields: Object.fromEntries(kept.map((name) => [name, formats[name]])) });
  const before = openIdentity(desk, stored);
  if (before)
    return sealIdentity(
      desk.sealer,
      companyId,
      each((name) => (isMasked(typed[name]) ? before : typed)[name]),
    );
  if (kept.length < names.length) throw new Problem('unavailable');
  return stored.identity;
}

/** Whether a form names another person than the one that is stored; a field that carries its mask names the same. */
export function isOtherPerson(desk: IdentityDesk, stored: StoredIdentity, { pinfl }: Identity): boolean {
  return !isMasked(pinfl) && pinfl !== (openIdentity(desk, stored)?.pinfl ?? null);
}
