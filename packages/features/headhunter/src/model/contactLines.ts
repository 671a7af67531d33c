import type { ExternalResume } from '@kasb/contract';
import { safeLink } from './safeLink.ts';

/** One way to reach a candidate. */
export interface ContactLine {
  kind: 'phone' | 'email' | 'other';
  /** The job board's name of it. */
  type?: string;
  value: string;
  isPreferred: boolean;
  /** Where a press leads; nothing for what is no address. */
  href?: string;
}

/** All contacts of a resume, each once: the list, then the phone and the e-mail that it does not have. */
export function contactLines({
  contacts,
  phone,
  email,
}: Pick<ExternalResume, 'contacts' | 'phone' | 'email'>): ContactLine[] {
  const lines = contacts.flatMap(({ type, value, preferred }) =>
    value === undefined ? [] : [contact(value, type?.name, preferred)],
  );
  for (const value of [phone, email]) {
    if (value === undefined) continue;
    const known = lines.findIndex((line) => sameContact(line.value, value));
    // The resume's own spelling, under the name that the list gives it.
    if (known === -1) lines.push(contact(value));
    else
      lines[known] = { ...contact(value), type: lines[known]?.type, isPreferred: lines[known]?.isPreferred ?? false };
  }
  return lines;
}

/** The `mailto:` of an address, or nothing when it is none or would bring fields of its own along. */
export function mailLink(email: string | undefined): string | undefined {
  return email !== undefined && /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(email) ? `mailto:${email}` : undefined;
}

function contact(value: string, type?: string, isPreferred = false): ContactLine {
  const mail = mailLink(value);
  if (mail !== undefined) return { kind: 'email', type, value, isPreferred, href: mail };
  if (isPhoneLine(value)) return { kind: 'phone', type, value, isPreferred, href: `tel:+${digits(value)}` };
  return { kind: 'other', type, value, isPreferred, href: safeLink(value) };
}

const digits = (value: string) => value.replace(/\D/g, '');
const isPhoneLine = (value: string) =>
  /^[+()\d\s-]+$/.test(value) && digits(value).length >= 9 && digits(value).length <= 15;

function sameContact(one: string, other: string): boolean {
  if (isPhoneLine(one) && isPhoneLine(other)) return digits(one) === digits(other);
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
