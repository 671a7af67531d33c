import type { ApiError, VacancyBody, VacancyEditCheck } from '@kasb/contract';
import { guardRefusal } from '../model/refusal.ts';

/** What is saved, and how. */
export interface SaveRequest {
  companyId: string;
  body: VacancyBody;
  /** The version the form began from; absent: over whatever is there. */
  version?: string;
  /** In spite of the edit guard. */
  isForced: boolean;
}

/** How a save ended. */
export type SaveResult =
  | { status: 'saved'; vacancyId: string }
  /** The edit guard refused it. */
  | { status: 'blocked'; check: VacancyEditCheck }
  /** Someone else saved first. */
  | { status: 'conflict'; error: ApiError }
  /** Created, but the answer does not say under which id. */
  | { status: 'noId' }
  /** `text` is a refusal that came with a successful status. */
  | { status: 'failed'; error?: ApiError; text?: string };

/** One way to save a form. */
export interface SaveVacancy {
  phase: 'idle' | 'checking' | 'saving';
  save: (request: SaveRequest) => Promise<SaveResult>;
}

/** The body that goes out: `skipValidation` only when it is forced. */
export function sentBody({ body, isForced }: SaveRequest): VacancyBody {
  return isForced ? { ...body, skipValidation: true } : body;
}

/** What a failed call means for the form. */
export function failedSave(error: ApiError): SaveResult {
  const check = guardRefusal(error);
  if (check) return { status: 'blocked', check };
  return { status: 'failed', error };
}
