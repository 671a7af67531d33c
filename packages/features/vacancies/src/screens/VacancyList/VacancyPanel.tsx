import type { Vacancy, VacancyStatus } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Card, Heading, LinkButton, Text } from '@kasb/ui';
import { ModerationBadge, VacancyStatusBadge } from '@kasb/ui/recruitment';
import { Inbox, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';
import { StatusButtons } from '../../parts/StatusButtons/StatusButtons.tsx';
import { VacancyFacts } from '../../parts/VacancyFacts/VacancyFacts.tsx';
import { hasTexts, VacancyTexts } from '../../parts/VacancyTexts/VacancyTexts.tsx';
import { PanelFigures } from './PanelFigures.tsx';
import * as css from './VacancyPanel.css.ts';

export interface VacancyPanelProps {
  vacancy: Vacancy;
  /** The status to show. */
  status: string;
  onStatusChange: (vacancy: Vacancy, status: VacancyStatus) => void;
  /** A change of the status is under way. */
  isPending: boolean;
  /** The publishing control. */
  publishing: ((vacancy: Vacancy) => ReactNode) | undefined;
}

/** The open vacancy beside the list. */
export function VacancyPanel({ vacancy, status, onStatusChange, isPending, publishing }: VacancyPanelProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const control = publishing?.(vacancy);
  const count = vacancy.applications_count ?? 0;
  return (
    <Card as="section" aria-label={t('vacancy')} className={css.panel}>
      <div className={css.head}>
        <div>
          <Heading level={2} className={css.title}>
            {vacancy.title ?? t('untitled')}
          </Heading>
          {vacancy.company_name && (
            <Text tone="muted" className={css.title}>
              {vacancy.company_name}
            </Text>
          )}
        </div>
        <div className={css.row}>
          <VacancyStatusBadge status={status} />
          <ModerationBadge status={vacancy.moderation_status} />
        </div>
        <VacancyFacts vacancy={vacancy} hasSalary />
      </div>
      <div className={css.row}>
        <LinkButton variant="tinted" icon={<Inbox />} href={links.vacancyApplications(vacancy.id)}>
          {count > 0 ? `${t('applications')}: ${count}` : t('applications')}
        </LinkButton>
        <LinkButton href={links.employerVacancy(vacancy.id)}>{t('details')}</LinkButton>
        <LinkButton icon={<PencilLine />} href={links.editVacancy(vacancy.id)}>
          {t('edit')}
        </LinkButton>
      </div>
      <hr className={css.rule} />
      <PanelFigures vacancy={vacancy} />
      <hr className={css.rule} />
      <div className={css.controls}>
        <div className={css.control}>
          <Text as="span" size="sm" weight="strong">
            {t('status.label')}
          </Text>
          <StatusButtons status={status} isPending={isPending} onChange={(next) => onStatusChange(vacancy, next)} />
        </div>
        {control && (
          <div className={css.control}>
            <Text as="span" size="sm" weight="strong">
              {t('vacancy.publishing')}
            </Text>
            {control}
          </div>
        )}
      </div>
      {hasTexts(vacancy) && (
        <>
          <hr className={css.rule} />
          <VacancyTexts vacancy={vacancy} level={3} />
        </>
      )}
    </Card>
  );
}
