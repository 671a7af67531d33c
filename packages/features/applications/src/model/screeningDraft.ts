import { screeningKinds } from '@kasb/contract';
import type { EmployerQuestion, ScreeningBody, ScreeningKind } from '@kasb/contract';

/** A question as its editor holds it. */
export interface ScreeningDraft {
  /** Tells the drafts apart, also those without an id. */
  key: string;
  /** The provider's; a new one has none. */
  id?: string;
  text: string;
  kind: ScreeningKind;
  /** A line each. */
  options: string;
  isRequired: boolean;
  /** The answer that is looked for; '' for any. */
  wanted: string;
}

/** How many questions a vacancy may have. */
export const MOST_QUESTIONS = 5;

/** A question that was not asked yet. */
export const newQuestion = (key: string): ScreeningDraft => ({
  key,
  text: '',
  kind: 'yes_no',
  options: '',
  isRequired: false,
  wanted: '',
});

/** Questions as they came, to be edited. */
export function draftsOf(questions: readonly EmployerQuestion[]): ScreeningDraft[] {
  return questions.map(({ id, text = '', kind, options, is_required: isRequired, wanted = '' }) => ({
    key: id,
    id,
    text,
    kind: screeningKinds.find((known) => known === kind) ?? 'text',
    options: options.join('\n'),
    isRequired,
    wanted,
  }));
}

/** The lines of a choice, each once. */
export const optionsOf = ({ options }: Pick<ScreeningDraft, 'options'>): string[] => [
  ...new Set(options.split('\n').flatMap((line) => line.trim() || [])),
];

/** Drafts as they are sent. */
export function screeningBodyOf(drafts: readonly ScreeningDraft[]): ScreeningBody {
  return {
    questions: drafts.map((draft) => {
      const { id, text, kind, isRequired, wanted } = draft;
      const options = kind === 'choice' ? optionsOf(draft) : undefined;
      const isAsked = wanted !== '' && kind !== 'text' && (!options || options.includes(wanted));
      return {
        ...(id !== undefined && { id }),
        text: text.trim(),
        kind,
        isRequired,
        ...(options && { options }),
        ...(isAsked && { wanted: kind === 'number' ? Number(wanted) : wanted }),
      };
    }),
  };
}
