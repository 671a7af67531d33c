import { useMessages } from '@kasb/kit';
import { vacanciesMessages, VacancyForm } from '@kasb/vacancies';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** A new vacancy, with a company in the address or without, and the edit of one. */
export function Component() {
  const t = useMessages(vacanciesMessages);
  const { companyId, vacancyId } = useParams();
  usePageTitle(t(vacancyId === undefined ? 'form.create' : 'form.edit'));
  return <VacancyForm companyId={companyId} vacancyId={vacancyId} />;
}
