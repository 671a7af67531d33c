import { useMessages } from '@kasb/kit';
import { Button, Checkbox, TextArea, TextField } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import type { JobValues } from '../../model/resumeValues.ts';
import { MonthField } from './MonthField.tsx';
import * as css from './ResumeForm.css.ts';

const prompts = ['people', 'equipment', 'better'] as const;

export interface JobFieldsProps {
  job: JobValues;
  /** The words of what is wrong with a field. */
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<JobValues>) => void;
}

/** One job: what, where, from when to when, and what was done. */
export function JobFields({ job, errorOf, onChange }: JobFieldsProps) {
  const t = useMessages(resumeMessages);
  const description = useRef<HTMLTextAreaElement>(null);
  const ask = (question: string) => {
    onChange({ description: [job.description.trimEnd(), `${question}: `].filter(Boolean).join('\n') });
    description.current?.focus();
  };
  return (
    <div className={css.entry}>
      <TextField
        label={t('field.position')}
        isRequired
        maxLength={200}
        value={job.position}
        errorMessage={errorOf('position')}
        onChange={(position) => onChange({ position })}
      />
      <TextField
        label={t('field.company')}
        hint={t('field.companyHint')}
        maxLength={200}
        value={job.company}
        errorMessage={errorOf('company')}
        onChange={(company) => onChange({ company })}
      />
      <div className={css.months}>
        <MonthField
          label={t('field.started')}
          month={job.startMonth}
          year={job.startYear}
          errorMessage={errorOf('start')}
          onChange={(startMonth, startYear) => onChange({ startMonth, startYear })}
        />
        <MonthField
          label={t('field.ended')}
          month={job.isPresent ? '' : job.endMonth}
          year={job.isPresent ? '' : job.endYear}
          isDisabled={job.isPresent}
          errorMessage={errorOf('end')}
          onChange={(endMonth, endYear) => onChange({ endMonth, endYear })}
        />
      </div>
      <Checkbox isSelected={job.isPresent} onChange={(isPresent) => onChange({ isPresent })}>
        {t('field.present')}
      </Checkbox>
      <TextArea
        ref={description}
        label={t('field.description')}
        hint={t('field.descriptionHint')}
        maxLength={3000}
        value={job.description}
        errorMessage={errorOf('description')}
        onChange={(text) => onChange({ description: text })}
      />
      <div className={css.prompts}>
        {prompts.map((prompt) => (
          <Button key={prompt} size="sm" icon={<Plus />} onPress={() => ask(t(`prompt.${prompt}`))}>
            {t(`prompt.${prompt}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
