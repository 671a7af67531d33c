import { useMessages } from '@kasb/kit';
import { VacancyForm } from '@kasb/vacancies';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** A new vacancy, with a company in the address or without, and the edit of one. */
export function Component() {
  const t = useMessages(siteMessages);
  const { companyId, vacancyId } = useParams();
  usePageTitle(t(vacancyId === undefined ? 'title.newVacancy' : 'title.editVacancy'));
  return <VacancyForm companyId={companyId} vacancyId={vacancyId} />;
}
