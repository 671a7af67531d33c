import type { Resume } from '@kasb/contract';
import { useLinks, useMessages, useUser } from '@kasb/kit';
import { Button, LinkButton, LoadingRegion, Skeleton } from '@kasb/ui';
import { ResumeDocument } from '@kasb/ui/recruitment';
import type { ResumeSection } from '@kasb/ui/recruitment';
import { Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { sectionNames } from '../../model/resumeNames.ts';
import { addPlace } from '../../parts/addPlace.css.ts';

// The document is there before the forms of its sections.
const loadForm = async () => ({ default: (await import('./SectionForm.tsx')).SectionForm });
const SectionForm = lazy(loadForm);

const sections = ['work', 'experience', 'education', 'skills', 'languages', 'about'] as const;
const stepOf = (section: ResumeSection) => (section === 'languages' ? 'skills' : section);

export interface ResumeSectionsProps {
  resume: Resume;
  /** A phone's width: a section is changed on the step's screen. */
  isNarrow: boolean;
}

/** The document: each section with the way to change it, in its place where there is room. */
export function ResumeSections({ resume, isNarrow }: ResumeSectionsProps) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const user = useUser();
  const [edited, setEdited] = useState<ResumeSection>();
  const [left, setLeft] = useState<ResumeSection>();

  // What does not come now is asked for again by the press.
  useEffect(() => {
    if (!isNarrow) void loadForm().catch(() => undefined);
  }, [isNarrow]);

  const open = (section: ResumeSection, label: string, children: string, isNew: boolean) => {
    const look = isNew
      ? ({ className: addPlace, variant: 'accent-quiet', icon: <Plus />, isFullWidth: true } as const)
      : ({ variant: 'accent-quiet', size: 'sm', icon: <Pencil /> } as const);
    return isNarrow ? (
      <LinkButton {...look} aria-label={label} href={links.resumeStep(resume.id, stepOf(section))}>
        {children}
      </LinkButton>
    ) : (
      <Button
        {...look}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands again where the form was
        autoFocus={left === section}
        onPress={() => setEdited(section)}
      >
        {children}
      </Button>
    );
  };
  const actions: Partial<Record<ResumeSection, ReactNode>> = {};
  const placeholders: Partial<Record<ResumeSection, ReactNode>> = {};
  for (const section of sections) {
    const name = t(sectionNames[section]);
    actions[section] = open(section, t('entry.edit', { name }), t('change'), false);
    if (section !== 'work') placeholders[section] = open(section, t(`add.${section}`), t(`add.${section}`), true);
  }
  const close = () => {
    setLeft(edited);
    setEdited(undefined);
  };
  return (
    <ResumeDocument
      resume={{ ...resume, title: undefined }}
      name={[user?.firstName, user?.lastName].filter(Boolean).join(' ')}
      actions={actions}
      placeholders={placeholders}
      replaced={
        edited && !isNarrow
          ? {
              [edited]: (
                <Suspense key={edited} fallback={<FormSkeleton />}>
                  <SectionForm resume={resume} section={edited} onClose={close} />
                </Suspense>
              ),
            }
          : {}
      }
    />
  );
}

/** Holds the place of a section's form. */
function FormSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton height={180} />
    </LoadingRegion>
  );
}
