export { FormActions } from './FormActions.tsx';
export type { FormActionsProps } from './FormActions.tsx';
export { FormGrid } from './FormGrid.tsx';
export type { FormGridProps } from './FormGrid.tsx';
export { FormRow } from './FormRow.tsx';
export type { FormRowProps } from './FormRow.tsx';
export { FormSection } from './FormSection.tsx';
export type { FormSectionProps } from './FormSection.tsx';
