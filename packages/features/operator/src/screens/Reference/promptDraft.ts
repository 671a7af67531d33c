import type { BodyOf, Prompt, savePrompt } from '@kasb/contract';

type PromptBody = BodyOf<typeof savePrompt>;
type Pack = NonNullable<Prompt['pack']>;

/** The lists of a pack, in their order on the page. */
export const packLists = [
  'titles',
  'duties',
  'requirements',
  'benefits',
  'questions',
] as const satisfies (keyof Pack)[];
export type PackList = (typeof packLists)[number];

/** What the assistant is told as it is typed: lists in lines. */
export type PromptDraft = Record<PackList | 'instructions', string>;

const nothing: PromptDraft = {
  instructions: '',
  titles: '',
  duties: '',
  requirements: '',
  benefits: '',
  questions: '',
};

/** What is typed where something is kept, or nothing; a pack that is not told stays as it is `otherwise`. */
export function draftOf(
  { instructions = '', pack }: Partial<Pick<Prompt, 'instructions' | 'pack'>> = {},
  otherwise = nothing,
): PromptDraft {
  const lists = pack && Object.fromEntries(packLists.map((name) => [name, pack[name].join('\n')]));
  return { ...otherwise, ...lists, instructions };
}

/** The lines of a text without blank ones. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isOther = (left: string, right: string) => linesOf(left).join('\n') !== linesOf(right).join('\n');

/** What is sent of a draft: of the lists those that differ, so that two people write two of them at once. */
export function written(draft: PromptDraft, saved: PromptDraft): PromptBody {
  const changed = packLists.filter((name) => isOther(draft[name], saved[name]));
  const { instructions } = draft;
  if (changed.length === 0) return { instructions };
  return { instructions, pack: Object.fromEntries(changed.map((name) => [name, linesOf(draft[name])])) };
}

/** Whether a draft says anything else than what is kept. */
export const isChanged = (draft: PromptDraft, saved: PromptDraft): boolean =>
  draft.instructions !== saved.instructions || packLists.some((name) => isOther(draft[name], saved[name]));
