import { createModerationReason, listModerationReasons, updateModerationReason } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { addReason, allReasons, editReason } from './reasons.ts';
import type { ModerationReason } from './reasons.ts';

const shown = (language: Language, { code, textRu, textUz, kinds, position, isActive }: ModerationReason) => ({
  code,
  text: language === 'uz' ? textUz : textRu,
  text_ru: textRu,
  text_uz: textUz,
  kinds,
  position,
  is_active: isActive,
});

/** Why vacancies go back or are refused: what moderators choose from, and admins write. */
export const reasonVerbs = [
  verb(listModerationReasons, async ({ db, language }, { query: { state } }) => ({
    items: (await allReasons(db))
      .filter(({ isActive }) => isActive || state === 'all')
      .map((row) => shown(language, row)),
  })),
  verb(createModerationReason, async (context, { body }) =>
    shown(context.language, await addReason(context.db, context, body)),
  ),
  verb(updateModerationReason, async (context, { params: { code }, body }) =>
    shown(context.language, await editReason(context.db, context, code, body)),
  ),
];
