import { useMessages } from '@kasb/kit';
import { TextArea } from '@kasb/ui';
import { resumeMessages } from '../../messages/resumes/index.ts';
import type { ResumeFormSection } from '../../model/resumeValues.ts';
import type { FieldsProps } from './fieldsProps.ts';
import { JobsFields } from './JobsFields.tsx';
import { LanguagesFields, SkillsFields } from './SkillsFields.tsx';
import { StudiesFields } from './StudiesFields.tsx';
import { VisibilityField } from './VisibilityField.tsx';
import { WorkFields } from './WorkFields.tsx';

export interface SectionFieldsProps extends FieldsProps {
  section: ResumeFormSection;
}

/** The fields of one section, the same in the steps and on the document. */
export function SectionFields({ section, ...props }: SectionFieldsProps) {
  const t = useMessages(resumeMessages);
  const { values, errors, onChange } = props;
  switch (section) {
    case 'work':
      return <WorkFields {...props} />;
    case 'experience':
      return <JobsFields {...props} />;
    case 'education':
      return <StudiesFields {...props} />;
    case 'skills':
      return <SkillsFields {...props} />;
    case 'languages':
      return <LanguagesFields {...props} />;
    case 'about':
      return (
        <TextArea
          label={t('about')}
          hint={t('field.aboutHint')}
          rows={8}
          maxLength={5000}
          value={values.about}
          errorMessage={errors.about}
          onChange={(about) => onChange({ about })}
        />
      );
    case 'visibility':
      return <VisibilityField value={values.visibility} onChange={(visibility) => onChange({ visibility })} />;
  }
}
