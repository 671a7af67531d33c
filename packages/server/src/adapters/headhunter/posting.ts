import type { ReasonCode } from '@kasb/contract';
import { payOf } from '@kasb/domain/money';
import type { ShownVacancy } from '../channels/channel.ts';
import { channelWords } from '../channels/messages.ts';
import { escapeHtml } from '../html.ts';

/** What HeadHunter publishes a vacancy from, as its `POST /vacancies` names it. */
export interface VacancyPosting {
  name: string;
  /** HTML, 200 characters of text or more. */
  description: string;
  area: { id: string };
  type: { id: 'open' };
  billing_type: { id: 'standard' };
  professional_roles: { id: string }[];
  salary_range?: { from?: number; to?: number; currency: string; gross: false; mode: { id: 'MONTH' } };
  employment_form?: { id: 'FULL' | 'PART' | 'PROJECT' };
  work_format: { id: 'ON_SITE' | 'REMOTE' | 'HYBRID' }[];
  /** Our id of it. */
  code: string;
}

/** What of a vacancy HeadHunter is told. */
type ToldVacancy = Pick<
  ShownVacancy,
  | 'id'
  | 'language'
  | 'title'
  | 'description'
  | 'requirements'
  | 'benefits'
  | 'location'
  | 'employmentType'
  | 'remoteType'
  | 'salaryMin'
  | 'salaryMax'
  | 'currency'
>;

/** HeadHunter's ids of cities: a vacancy may name no wider area. */
const areas: Record<string, string> = {
  ташкент: '2759',
  самарканд: '2778',
  андижан: '2768',
  наманган: '2779',
  нукус: '2780',
  бухара: '2781',
  фергана: '2782',
  карши: '2783',
  коканд: '2784',
  маргилан: '2785',
  джизак: '2786',
  чирчик: '2787',
  ургенч: '2788',
  термез: '2789',
  навои: '2790',
  шахрисабз: '2791',
  гулистан: '2870',
};

const forms: Record<string, 'FULL' | 'PART' | 'PROJECT'> = {
  'full-time': 'FULL',
  'part-time': 'PART',
  contract: 'PROJECT',
  freelance: 'PROJECT',
};
const formats = { office: 'ON_SITE', remote: 'REMOTE', hybrid: 'HYBRID' } as const;
const minText = 200;

/** Why a vacancy cannot be published. */
export class PostingRefusal extends Error {
  readonly why: ReasonCode;

  constructor(why: ReasonCode) {
    super(why);
    this.why = why;
  }
}

/** Writes a vacancy as HeadHunter wants it. @throws PostingRefusal when something that it demands is not there */
export function vacancyPosting(vacancy: ToldVacancy, roles: { id: string; name: string }[]): VacancyPosting {
  const area = areaOf(vacancy);
  if (area === undefined) throw new PostingRefusal('hhCityUnknown');
  const role = roleOf(vacancy.title, roles);
  if (role === undefined) throw new PostingRefusal('hhRoleUnknown');
  const description = describe(vacancy);
  if (description.replace(/<[^<>]+>/g, '').length < minText) throw new PostingRefusal('hhDescriptionShort');
  const form = forms[vacancy.employmentType ?? ''];
  return {
    name: vacancy.title,
    description,
    area: { id: area },
    type: { id: 'open' },
    billing_type: { id: 'standard' },
    professional_roles: [{ id: role }],
    ...salaryOf(vacancy),
    ...(form && { employment_form: { id: form } }),
    work_format: [{ id: formats[vacancy.remoteType] }],
    code: vacancy.id,
  };
}

function areaOf({ location, remoteType }: ToldVacancy): string | undefined {
  const words = (location ?? '').toLowerCase().split(/[^а-яё]+/);
  const found = words.map((word) => areas[word]).find((id) => id !== undefined);
  return found ?? (remoteType === 'remote' ? areas.ташкент : undefined);
}

/** The role that shares most words with the title, by their beginnings. */
function roleOf(title: string, roles: { id: string; name: string }[]): string | undefined {
  const stems = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .split(/[^а-яёa-z0-9]+/)
        .filter((word) => word.length > 2)
        .map((word) => word.slice(0, 5)),
    );
  const wanted = stems(title);
  const scored = roles.map(({ id, name }) => {
    const found = [...stems(name)];
    return { id, shared: found.filter((stem) => wanted.has(stem)).length, size: found.length };
  });
  const [best] = scored.toSorted((left, right) => right.shared - left.shared || left.size - right.size);
  return best && best.shared > 0 ? best.id : undefined;
}

function salaryOf({ salaryMin, salaryMax, currency }: ToldVacancy): Pick<VacancyPosting, 'salary_range'> {
  const [from, to] = [payOf(salaryMin), payOf(salaryMax)];
  if ((from ?? to) === undefined) return {};
  // HeadHunter keeps the rouble's old code.
  const code = currency === 'RUB' ? 'RUR' : (currency ?? 'UZS');
  return {
    salary_range: {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      currency: code,
      gross: false,
      mode: { id: 'MONTH' },
    },
  };
}

function describe({ description, requirements, benefits, language }: ToldVacancy): string {
  const words = channelWords(language);
  const paragraphs = (description ?? '').split(/\n+/).filter((line) => line.trim() !== '');
  return [
    ...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...section(words('requirements'), requirements),
    ...section(words('benefits'), benefits),
  ].join('');
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`<p><strong>${title}</strong></p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`];
}
