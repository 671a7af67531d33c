import type { Resume } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner, Button, Heading } from '@kasb/ui';
import type { ResumeSection } from '@kasb/ui/recruitment';
import { useEffect, useRef, useState } from 'react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { sectionNames } from '../../model/resumeNames.ts';
import { ConflictDialog } from '../../parts/ResumeForm/ConflictDialog.tsx';
import { SectionFields } from '../../parts/ResumeForm/SectionFields.tsx';
import { useResumeForm } from '../../parts/ResumeForm/useResumeForm.ts';
import { useResumeSave } from '../../parts/ResumeForm/useResumeSave.ts';
import type { Saved } from '../../parts/ResumeForm/useResumeSave.ts';
import * as css from './ResumePage.css.ts';

export interface SectionFormProps {
  resume: Resume;
  section: ResumeSection;
  /** It was saved or left. */
  onClose: () => void;
}

/** The form of a section, in its place on the document. */
export function SectionForm({ resume, section, onClose }: SectionFormProps) {
  const t = useMessages(resumeMessages);
  const sections = [section];
  const form = useResumeForm(resume, sections);
  const saving = useResumeSave(resume.id, sections, form);
  const [isFailed, setFailed] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const wrong = Object.keys(form.errors).join(' ');
  useEffect(() => root.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);
  useEffect(() => {
    if (wrong) root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrong]);

  const finish = ({ status }: Saved) => {
    setFailed(status === 'failed');
    if (status === 'saved') onClose();
  };
  return (
    <form
      ref={root}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void saving.save().then(finish);
      }}
    >
      <Heading level={3} size="h3">
        {t(sectionNames[section])}
      </Heading>
      <SectionFields section={section} values={form.values} errors={form.errors} onChange={form.change} />
      {isFailed && <Banner tone="critical">{t('page.saveFailed')}</Banner>}
      <div className={css.buttons}>
        <Button type="submit" variant="primary" isPending={saving.isPending}>
          {t('save')}
        </Button>
        <Button
          onPress={() => {
            form.forget();
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
      <ConflictDialog
        isOpen={saving.current !== undefined}
        isPending={saving.isPending}
        onClose={saving.putOff}
        onTheirs={saving.takeTheirs}
        onMine={() => void saving.saveMine().then(finish)}
      />
    </form>
  );
}
