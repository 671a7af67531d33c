import {
  createArea,
  createModerationReason,
  createSkill,
  listAreas,
  listModerationReasons,
  listOperatorAreas,
  listPrompts,
  listPromptVersions,
  listSkills,
  listVacancySkills,
  mergeSkills,
  removeArea,
  removePrompt,
  savePrompt,
  testPrompt,
  updateArea,
  updateModerationReason,
  updateSkill,
} from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useOperatorCommand } from './useOperatorCommand.ts';

/** All skills, by name. */
export const useSkills = () => useQuery(listSkills, {});

interface SkillCommands {
  add: Command<typeof createSkill>;
  edit: Command<typeof updateSkill>;
  merge: Command<typeof mergeSkills>;
}

/** What is done about skills. */
export const useSkillCommands = (): SkillCommands => ({
  add: useOperatorCommand(createSkill, { touches: [listSkills] }),
  edit: useOperatorCommand(updateSkill, { touches: [listSkills, listVacancySkills] }),
  merge: useOperatorCommand(mergeSkills, { touches: [listSkills, listVacancySkills] }),
});

/** All activity spheres. */
export const useAreas = () => useQuery(listAreas, {});

/** All activity spheres in both languages, with how many companies are of each. */
export const useAreaList = () => useQuery(listOperatorAreas, {});

interface AreaCommands {
  add: Command<typeof createArea>;
  edit: Command<typeof updateArea>;
  remove: Command<typeof removeArea>;
}

const areaLists = [listOperatorAreas, listAreas];

/** What is done about activity spheres. */
export const useAreaCommands = (): AreaCommands => ({
  add: useOperatorCommand(createArea, { touches: areaLists }),
  edit: useOperatorCommand(updateArea, { touches: areaLists }),
  remove: useOperatorCommand(removeArea, { touches: areaLists }),
});

/** What the assistant is told, by sphere and language. */
export const usePrompts = () => useQuery(listPrompts, {});

/** What it was told before in one of them. */
export const usePromptVersions = (areaId: string, language: 'ru' | 'uz') =>
  useQuery(listPromptVersions, { params: { areaId, language } });

interface PromptCommands {
  save: Command<typeof savePrompt>;
  remove: Command<typeof removePrompt>;
  test: Command<typeof testPrompt>;
}

const promptLists = [listPrompts, listPromptVersions];

/** What is done about what the assistant is told. */
export const usePromptCommands = (): PromptCommands => ({
  save: useOperatorCommand(savePrompt, { touches: promptLists }),
  remove: useOperatorCommand(removePrompt, { touches: promptLists }),
  test: useOperatorCommand(testPrompt),
});

/** Why vacancies go back or are refused, those reasons that are given no more with the others. */
export const useAllReasons = () => useQuery(listModerationReasons, { query: { state: 'all' } });

interface ReasonCommands {
  add: Command<typeof createModerationReason>;
  edit: Command<typeof updateModerationReason>;
}

/** What is done about reasons. */
export const useReasonCommands = (): ReasonCommands => ({
  add: useOperatorCommand(createModerationReason, { touches: [listModerationReasons] }),
  edit: useOperatorCommand(updateModerationReason, { touches: [listModerationReasons] }),
});
