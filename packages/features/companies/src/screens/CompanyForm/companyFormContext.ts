import { createContext, use } from 'react';
import type { References } from '../../data/useReferences.ts';
import type { CompanyField, CompanyValues } from '../../model/companyValues.ts';

/** What the fields of the form share. */
export interface CompanyFormState {
  /** What they begin with: the browser keeps what is typed. */
  values: CompanyValues;
  /** The provider's texts by field. */
  errors: Readonly<Record<string, string>>;
  references: References;
  /** A field was changed by the person. */
  onEdit: (field: CompanyField) => void;
}

/** The context of `CompanyForm`. */
export const CompanyFormContext = createContext<CompanyFormState | null>(null);

/** What the fields share. @throws Error outside a CompanyForm */
export function useCompanyForm(): CompanyFormState {
  const state = use(CompanyFormContext);
  if (!state) throw new Error('This field belongs into a CompanyForm.');
  return state;
}
