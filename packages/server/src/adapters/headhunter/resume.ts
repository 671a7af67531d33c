import { externalResume } from '@kasb/contract';
import type { ExternalResume } from '@kasb/contract';
import { parse } from 'valibot';

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entryOf = (value: unknown): Entry | undefined => (isEntry(value) ? value : undefined);
const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);
const typeOf = ({ type }: Entry) => entryOf(type)?.id;

/** Far more than a person writes: a resume beyond it is cut. */
const maxText = 20_000;
const maxEntries = 200;

/**
 * HeadHunter's names for what the contract calls otherwise; the contract's schema then leaves only what screens read.
 */
export function readResume(given: unknown): ExternalResume | undefined {
  if (!isEntry(given)) return undefined;
  const resume = bounded(given, 0) as Entry;
  const contacts = entriesOf(resume.contact);
  const phone =
    contacts.find((contact) => contact.preferred === true && typeOf(contact) !== 'email') ??
    contacts.find((contact) => typeOf(contact) !== 'email');
  return parse(externalResume, {
    ...resume,
    contacts,
    email: contacts.find((contact) => typeOf(contact) === 'email')?.value,
    phone: phone?.value,
    photo: entryOf(resume.photo),
    salary: entryOf(resume.salary),
    total_experience: entryOf(resume.total_experience),
    relocation: entryOf(resume.relocation),
    education: {
      primary: entriesOf(entryOf(resume.education)?.primary),
      additional: entriesOf(entryOf(resume.education)?.additional),
    },
    languages: entriesOf(resume.language),
    experience: entriesOf(resume.experience).map((job) => ({
      ...job,
      start: monthOf(job.start),
      end: monthOf(job.end),
    })),
    employment: firstFilled(resume.employments, resume.employment, resume.employment_form),
    schedule: firstFilled(resume.schedules, resume.schedule, resume.work_format),
    contacts_locked: contactsAddress(resume) !== undefined,
  });
}

/** Where locked contacts are opened for a paid view; absent when they are open or cannot be. */
export function contactsAddress(resume: unknown): string | undefined {
  const url = entryOf(entryOf(entryOf(resume)?.actions)?.get_with_contact)?.url;
  return typeof url === 'string' ? url : undefined;
}

function firstFilled(...values: unknown[]): unknown {
  return values.find((value) => (Array.isArray(value) ? value.length > 0 : isEntry(value)));
}

/** `2021-03-01` is the month `2021-03`. */
function monthOf(value: unknown): unknown {
  return typeof value === 'string' ? (/^\d{4}-\d\d/.exec(value)?.[0] ?? undefined) : value;
}

function bounded(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, maxText);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 8) return undefined;
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((entry) => bounded(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, bounded(entry, depth + 1)]));
}
