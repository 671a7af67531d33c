import type { Vacancy } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Card, Heading, LinkButton } from '@kasb/ui';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';
import { useStatusSwitch } from '../../parts/useStatusSwitch.tsx';
import { VacancyFacts } from '../../parts/VacancyFacts/VacancyFacts.tsx';
import { hasTexts, VacancyTexts } from '../../parts/VacancyTexts/VacancyTexts.tsx';
import { DeleteControl } from './DeleteControl.tsx';
import { DeletionMessage } from './DeletionMessage.tsx';
import { ModeratorComment } from './ModeratorComment.tsx';
import { PublishingCard } from './PublishingCard.tsx';
import type { PublishingCardProps } from './PublishingCard.tsx';
import { StatisticsCard } from './StatisticsCard.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useDeletion } from './useDeletion.ts';
import * as css from './VacancyDetail.css.ts';

/** What the host puts into the page of a vacancy. */
export interface VacancyDetailSlots extends Pick<PublishingCardProps, 'publishing'> {
  /** Figures of other sites, under the vacancy's own. */
  statistics?: (vacancy: Vacancy) => ReactNode;
  /** The questions of its interview, and what candidates answered. @default nothing */
  questions?: (vacancy: Vacancy) => ReactNode;
}

export interface VacancyArticleProps extends VacancyDetailSlots {
  vacancy: Vacancy;
}

/** A vacancy that is there: its texts, and the rail of cards beside them. */
export function VacancyArticle({ vacancy, publishing, statistics, questions }: VacancyArticleProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const { statusOf, change, isPending } = useStatusSwitch();
  const deletion = useDeletion(vacancy.id);
  return (
    <>
      <DeletionMessage deletion={deletion} />
      <div className={css.head}>
        <div className={css.names}>
          <Heading level={1} className={css.title}>
            {vacancy.title ?? t('untitled')}
          </Heading>
          <VacancyFacts
            vacancy={{ ...vacancy, location: vacancy.location ?? t('vacancy.remote') }}
            hasCompany
            hasSalary
          />
        </div>
        <LinkButton variant="primary" icon={<PencilLine />} href={links.editVacancy(vacancy.id)} className={css.edit}>
          {t('edit')}
        </LinkButton>
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <ModeratorComment vacancy={vacancy} />
          {hasTexts(vacancy) && (
            <Card className={css.texts}>
              <VacancyTexts vacancy={vacancy} />
            </Card>
          )}
          {questions && <div className={css.questions}>{questions(vacancy)}</div>}
        </div>
        <aside className={css.column}>
          <StatusCard
            vacancy={vacancy}
            status={statusOf(vacancy)}
            isPending={isPending}
            onChange={(status) => void change(vacancy, status)}
          />
          <PublishingCard vacancy={vacancy} publishing={publishing} />
          <StatisticsCard vacancy={vacancy} />
          {statistics && <div className={css.otherStatistics}>{statistics(vacancy)}</div>}
          <DeleteControl title={vacancy.title ?? t('untitled')} deletion={deletion} />
        </aside>
      </div>
    </>
  );
}
