import { ScreeningEditor } from '@kasb/applications';
import { HeadHunterStatistics } from '@kasb/headhunter';
import { InterviewAnswers, VacancyQuestions } from '@kasb/interview';
import { useMessages } from '@kasb/kit';
import { PublishingControl } from '@kasb/publishing';
import { VacancyDetail } from '@kasb/vacancies';
import type { VacancyDetailSlots } from '@kasb/vacancies';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

const slots: VacancyDetailSlots = {
  publishing: (vacancy) => <PublishingControl vacancy={vacancy} isFullWidth />,
  statistics: ({ id }) => <HeadHunterStatistics vacancyId={id} />,
  questions: ({ id }) => (
    <>
      <ScreeningEditor vacancyId={id} />
      <VacancyQuestions vacancyId={id} />
      <InterviewAnswers vacancyId={id} />
    </>
  ),
};

/** `/employer/vacancies/{id}`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('vacancy'));
  const { vacancyId = '' } = useParams();
  return <VacancyDetail key={vacancyId} vacancyId={vacancyId} {...slots} />;
}
