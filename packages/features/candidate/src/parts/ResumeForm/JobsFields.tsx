import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { useResumeWords } from '@kasb/ui/recruitment';
import { Plus } from 'lucide-react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { contentOf } from '../../model/resumeChanges.ts';
import { indexOfError, sentIndex } from '../../model/resumeErrors.ts';
import { blankJob } from '../../model/resumeValues.ts';
import { addPlace } from '../addPlace.css.ts';
import { EntryRow } from './EntryRow.tsx';
import type { FieldsProps } from './fieldsProps.ts';
import { JobFields } from './JobFields.tsx';
import * as css from './ResumeForm.css.ts';
import { useEntries } from './useEntries.ts';

/** The jobs, each a row until it is opened. */
export function JobsFields({ values, errors, onChange }: FieldsProps) {
  const t = useMessages(resumeMessages);
  const words = useResumeWords();
  const { jobs } = values;
  const wrong = indexOfError(errors, 'experience');
  const entries = useEntries({
    entries: jobs,
    blank: blankJob,
    removed: t('jobs.removed'),
    wrong: wrong === undefined ? undefined : jobs.findIndex((_, index) => sentIndex.jobs(values, index) === wrong),
    onChange: (next) => onChange({ jobs: next, hasNoExperience: false }),
  });
  return (
    <div className={css.entries}>
      {jobs.map((job, index) => {
        if (index === entries.open)
          return (
            <JobFields
              key={index}
              job={job}
              errorOf={(field) => errors[`experience.${sentIndex.jobs(values, index)}.${field}`]}
              onChange={(part) => entries.change(index, part)}
            />
          );
        const [given] = contentOf({ ...values, jobs: [job] }).experience ?? [];
        return (
          <EntryRow
            key={index}
            name={job.position}
            details={[given?.company, words.period(given?.start, given?.end)].filter(Boolean).join(', ')}
            onEdit={() => entries.edit(index)}
            onRemove={() => entries.remove(index)}
          />
        );
      })}
      <Button className={addPlace} variant="accent-quiet" icon={<Plus />} isFullWidth onPress={entries.add}>
        {t(jobs.length > 0 ? 'jobs.add' : 'jobs.addFirst')}
      </Button>
    </div>
  );
}
