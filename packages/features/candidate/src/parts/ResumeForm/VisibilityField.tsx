import { useMessages } from '@kasb/kit';
import { RadioGroup } from '@kasb/ui';
import { useVisibilities } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';

export interface VisibilityFieldProps {
  value: string;
  isDisabled?: boolean;
  onChange: (visibility: string) => void;
}

const hinted = ['everyone', 'responded', 'nobody'] as const;

/** Who may see the resume: the provider's list, and what each of it means. */
export function VisibilityField({ value, isDisabled, onChange }: VisibilityFieldProps) {
  const t = useMessages(resumeMessages);
  const visibilities = useVisibilities();
  return (
    <RadioGroup
      label={t('step.visibility')}
      isLabelHidden
      options={visibilities.map(({ id, name }) => {
        const known = hinted.find((each) => each === id);
        return { value: id, label: name ?? id, description: known && t(`visibility.${known}`) };
      })}
      value={value}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
