import { moderationReasonKinds } from '@kasb/contract';
import type { ModerationReason, ModerationReasonKind } from '@kasb/contract';

/** A reason as it is typed. */
export interface ReasonDraft {
  textRu: string;
  textUz: string;
  kinds: readonly ModerationReasonKind[];
  position: string;
}

/** The kinds of those names. */
export const kindsOf = (names: readonly string[]): ModerationReasonKind[] =>
  moderationReasonKinds.filter((kind) => names.includes(kind));

/** What is typed where nothing was yet, or for a reason that is there. */
export const draftOf = (reason?: ModerationReason): ReasonDraft => ({
  textRu: reason?.text_ru ?? '',
  textUz: reason?.text_uz ?? '',
  kinds: reason ? kindsOf(reason.kinds) : moderationReasonKinds,
  position: reason?.position === undefined ? '' : String(reason.position),
});

/** Whether a draft can be sent, by field; only a new reason finds its place by itself. */
export const checked = ({ textRu, textUz, kinds, position }: ReasonDraft, isNew: boolean) => ({
  isInRussian: textRu.trim() !== '',
  isInUzbek: textUz.trim() !== '',
  hasKind: kinds.length > 0,
  isPlaced: (isNew && position.trim() === '') || /^(?:[1-9]\d{0,2}|1000)$/.test(position.trim()),
});

/** What is sent of a draft. */
export const written = ({ textRu, textUz, kinds, position }: ReasonDraft) => ({
  textRu: textRu.trim(),
  textUz: textUz.trim(),
  kinds: [...kinds],
  position: Number(position),
});

/** What writes a reason as it stands. */
export const bodyOf = (reason: ModerationReason) => ({ ...written(draftOf(reason)), isActive: reason.is_active });
