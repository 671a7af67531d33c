import { resumeWordMessages } from '@kasb/domain/documents/resumeWords';
import { useMessages } from '@kasb/kit';
import { DescriptionList, Text } from '@kasb/ui';
import { ResumeDocument } from '@kasb/ui/recruitment';
import { headhunterMessages } from '../../messages/index.ts';
import { duration, fullName } from '../../model/resumeWords.ts';
import { Contacts } from './ContactsCard.tsx';
import { Education, isEducated } from './EducationCard.tsx';
import * as css from './Resume.css.ts';
import type { ResumeArticleProps } from './ResumeArticle.tsx';
import { ResumeHeadWithin } from './ResumeHead.tsx';
import { useLists } from './useLists.ts';

/** The resume in the parts of any other, below the head of another page: the name and the card are of that page. */
export function ResumeWithin({ resume, contacts }: ResumeArticleProps) {
  const t = useMessages(headhunterMessages);
  const words = useMessages(resumeWordMessages);
  const { conditions, languages } = useLists(resume);
  const { experience, education, skill_set: skills, skills: about, total_experience: total } = resume;
  const time = duration(total?.months, words);
  return (
    <ResumeDocument
      size="bare"
      name={fullName(resume) || t('nameless')}
      resume={{
        about,
        skills,
        experience: experience.map(({ position = t('resume.untitledJob'), ...job }) => ({ position, ...job })),
      }}
      replaced={{
        work: (
          <div className={css.within}>
            <ResumeHeadWithin resume={resume} />
            <Contacts resume={resume} contacts={contacts} />
            <DescriptionList columns={2} items={conditions} />
          </div>
        ),
      }}
      actions={{
        experience: time && (
          <Text as="span" size="sm" tone="muted">
            {time}
          </Text>
        ),
      }}
      // What is named in its own words there stands in a form of its own here.
      placeholders={{
        education: isEducated(education) && <Education education={education} />,
        languages: languages.length > 0 && <DescriptionList variant="rows" items={languages} />,
      }}
    />
  );
}
