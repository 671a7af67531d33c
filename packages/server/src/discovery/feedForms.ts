import { createFormat } from '@kasb/domain/format';
import { payOf } from '@kasb/domain/money';
import { isoTime } from '../db/isoTime.ts';
import { cdata, element } from './xml.ts';

/** A public vacancy as the feeds tell of it. */
export interface FeedRow {
  id: string;
  title: string;
  description: string | null;
  requirements: string[];
  benefits: string[];
  location: string | null;
  employment_type: string | null;
  salary_min: string | null;
  salary_max: string | null;
  currency: string | null;
  company: string;
  city: string | null;
  region: string | null;
  profession: string | null;
  published_at: string;
  valid_until: string | null;
  changed_at: string;
}

/** How a feed spells what it is made of. */
export interface FeedForm {
  /** How long ago a vacancy was published at most. @default they are never too old */
  longestDays?: number;
  start: (origin: string) => string;
  job: (row: FeedRow, origin: string) => string;
  end: string;
}

export const dayMs = 24 * 60 * 60 * 1000;
/** What Jooble takes at most. */
const longestDays = 45;
const { salary } = createFormat('ru');

const day = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Tashkent',
});

/** The whole text, with what is asked and offered. */
const wholeText = ({ title, description, requirements, benefits }: FeedRow) =>
  [description ?? title, ...[requirements, benefits].map((lines) => lines.map((line) => `• ${line}`).join('\n'))]
    .filter((part) => part !== '')
    .join('\n\n');

function pay({ salary_min, salary_max, currency }: FeedRow): string {
  const [from, to] = [payOf(Number(salary_min)), payOf(Number(salary_max))];
  return currency === null || (from ?? to) === undefined ? '' : salary(from, to, currency);
}

const addressOf = ({ id }: FeedRow, origin: string) => `${origin}/vacancies/${id}`;

/** The form of Jooble: all in CDATA, days as `DD.MM.YYYY`. */
const jooble: FeedForm = {
  longestDays,
  start: () => '<jobs>',
  job(row, origin) {
    const published = new Date(row.published_at);
    const longest = new Date(published.getTime() + longestDays * dayMs);
    const last = row.valid_until === null ? longest : new Date(`${row.valid_until}T00:00:00+05:00`);
    return [
      `<job id="${row.id}">`,
      cdata('link', addressOf(row, origin)),
      cdata('name', row.title),
      cdata('region', row.city ?? row.location),
      cdata('salary', pay(row)),
      cdata('company', row.company),
      cdata('description', wholeText(row)),
      cdata('pubdate', day.format(published)),
      cdata('updated', day.format(new Date(row.changed_at))),
      cdata('expire', day.format(last < longest ? last : longest)),
      cdata('jobtype', row.employment_type),
      '</job>\n',
    ].join('');
  },
  end: '</jobs>\n',
};

/** The form that most sites take. */
const common: FeedForm = {
  start: (origin) => `<source>${element('publisher', 'Kasb')}${element('publisherurl', origin)}`,
  job: (row, origin) =>
    [
      '<job>',
      cdata('title', row.title),
      cdata('date', isoTime(row.changed_at)),
      cdata('referencenumber', row.id),
      cdata('url', addressOf(row, origin)),
      cdata('company', row.company),
      cdata('city', row.city ?? row.location),
      cdata('state', row.region),
      cdata('country', 'UZ'),
      cdata('description', wholeText(row)),
      cdata('salary', pay(row)),
      cdata('jobtype', row.employment_type),
      cdata('category', row.profession),
      '</job>\n',
    ].join(''),
  end: '</source>\n',
};

/** The feeds of all vacancies, by the names of their files. */
export const feedForms: Readonly<Partial<Record<string, FeedForm>>> = { jooble, jobs: common };
