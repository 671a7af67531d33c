import type { Vacancy } from '@kasb/contract';
import { diffLines, diffWords } from './diff.ts';
import type { Line, Piece } from './diff.ts';

/** What of a vacancy is decided on. */
type Content = Partial<Pick<Vacancy, 'title' | 'description' | 'requirements' | 'benefits'>>;

/** A vacancy beside what was approved, field by field. */
export interface Changes {
  title: Piece[];
  description: Piece[];
  requirements: Line[];
  benefits: Line[];
}

/** How a vacancy differs from what was approved; beside itself it is whole. */
export const changesOf = (now: Content, before: Content): Changes => ({
  title: diffWords(before.title ?? '', now.title ?? ''),
  description: diffWords(before.description ?? '', now.description ?? ''),
  requirements: diffLines(before.requirements ?? [], now.requirements ?? []),
  benefits: diffLines(before.benefits ?? [], now.benefits ?? []),
});

/** At how many places something was taken, came, or was replaced. */
export const placesOf = (parts: readonly Pick<Piece, 'kind'>[]): number =>
  parts.filter(({ kind }, at) => kind !== 'same' && (parts[at - 1]?.kind ?? 'same') === 'same').length;
