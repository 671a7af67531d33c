import {
  createSkill,
  listAreas,
  listPrompts,
  listSkills,
  listVacancySkills,
  mergeSkills,
  savePrompt,
} from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useOperatorCommand } from './useOperatorCommand.ts';

/** The lists that everybody chooses from. */
export const referenceParts = ['skills', 'prompts'] as const;
export type ReferencePart = (typeof referenceParts)[number];

/** What of the reference lists is looked at. */
export interface ReferenceView {
  /** A part of a skill's name. */
  search?: string | undefined;
  /** The activity sphere whose instructions are open. */
  area?: string | undefined;
  language?: 'ru' | 'uz' | undefined;
}

/** All skills, by name. */
export const useSkills = () => useQuery(listSkills, {});

interface SkillCommands {
  add: Command<typeof createSkill>;
  merge: Command<typeof mergeSkills>;
}

/** What is done about skills. */
export const useSkillCommands = (): SkillCommands => ({
  add: useOperatorCommand(createSkill, { touches: [listSkills] }),
  merge: useOperatorCommand(mergeSkills, { touches: [listSkills, listVacancySkills] }),
});

/** All activity spheres. */
export const useAreas = () => useQuery(listAreas, {});

/** What the assistant is told, by sphere and language. */
export const usePrompts = () => useQuery(listPrompts, {});

/** Says what the assistant is told. */
export const useSavePrompt = (): Command<typeof savePrompt> =>
  useOperatorCommand(savePrompt, { touches: [listPrompts] });
