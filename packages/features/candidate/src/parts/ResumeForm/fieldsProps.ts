import type { ResumeValues } from '../../model/resumeValues.ts';

/** What every part of the form works with. */
export interface FieldsProps {
  values: ResumeValues;
  /** What is wrong, by the name of the field as it is sent. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<ResumeValues>) => void;
}
