import { educationLevels } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, ChoiceChips, TextField } from '@kasb/ui';
import { useResumeWords } from '@kasb/ui/recruitment';
import { Plus } from 'lucide-react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { contentOf } from '../../model/resumeChanges.ts';
import { indexOfError, sentIndex } from '../../model/resumeErrors.ts';
import { blankStudy } from '../../model/resumeValues.ts';
import { addPlace } from '../addPlace.css.ts';
import { EntryRow } from './EntryRow.tsx';
import type { FieldsProps } from './fieldsProps.ts';
import * as css from './ResumeForm.css.ts';
import { useEntries } from './useEntries.ts';

/** Where somebody studied, each a row until it is opened. */
export function StudiesFields({ values, errors, onChange }: FieldsProps) {
  const t = useMessages(resumeMessages);
  const words = useResumeWords();
  const { studies } = values;
  const wrong = indexOfError(errors, 'education');
  const entries = useEntries({
    entries: studies,
    blank: blankStudy,
    removed: t('studies.removed'),
    wrong:
      wrong === undefined ? undefined : studies.findIndex((_, index) => sentIndex.studies(values, index) === wrong),
    onChange: (next) => onChange({ studies: next }),
  });
  return (
    <div className={css.entries}>
      {studies.map((study, index) => {
        const errorOf = (field: string) => errors[`education.${sentIndex.studies(values, index)}.${field}`];
        const [told] = contentOf({ ...values, studies: [study] }).education ?? [];
        return index === entries.open ? (
          <div key={index} className={css.entry}>
            <ChoiceChips
              label={t('field.level')}
              options={educationLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
              value={study.level}
              onChange={(value) => {
                const level = educationLevels.find((each) => each === value);
                if (level) entries.change(index, { level });
              }}
            />
            <TextField
              label={t('field.institution')}
              isRequired
              maxLength={300}
              value={study.institution}
              errorMessage={errorOf('institution')}
              onChange={(institution) => entries.change(index, { institution })}
            />
            <TextField
              label={t('field.specialty')}
              maxLength={200}
              value={study.specialty}
              errorMessage={errorOf('specialty')}
              onChange={(specialty) => entries.change(index, { specialty })}
            />
            <TextField
              label={t('field.finished')}
              inputMode="numeric"
              maxLength={4}
              value={study.year}
              errorMessage={errorOf('year')}
              onChange={(year) => entries.change(index, { year })}
            />
          </div>
        ) : (
          <EntryRow
            key={index}
            name={study.institution}
            details={told ? words.study(told) : ''}
            onEdit={() => entries.edit(index)}
            onRemove={() => entries.remove(index)}
          />
        );
      })}
      <Button className={addPlace} variant="accent-quiet" icon={<Plus />} isFullWidth onPress={entries.add}>
        {t('add.education')}
      </Button>
    </div>
  );
}
