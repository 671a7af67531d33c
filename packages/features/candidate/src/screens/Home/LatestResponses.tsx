import type { CandidateDashboard } from '@kasb/contract';
import { useLinks, useMessages, useNavigate } from '@kasb/kit';
import { Card, EmptyState, Link, LinkButton, List } from '@kasb/ui';
import { candidateMessages } from '../../messages/index.ts';
import { ResponseRow } from '../../parts/ResponseRow.tsx';
import * as css from './Home.css.ts';

export interface LatestResponsesProps {
  home: CandidateDashboard;
  className: string;
}

/** The responses with which anything happened last, each the way to itself; before the first the way to vacancies. */
export function LatestResponses({ home, className }: LatestResponsesProps) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const { applications, applications_count: count = applications.length } = home;
  if (applications.length === 0)
    return (
      <Card padding="none" className={`${className} ${css.empty}`}>
        <EmptyState
          title={t('responses.empty')}
          headingLevel={2}
          description={t('responses.emptyHint')}
          actions={
            <LinkButton variant="primary" href={links.vacancies()}>
              {t('responses.find')}
            </LinkButton>
          }
        />
      </Card>
    );
  return (
    <Card
      padding="none"
      className={className}
      title={t('myResponses')}
      action={<Link href={links.myApplications()}>{t('home.allResponses', { count })}</Link>}
    >
      <List className={css.list} label={t('myResponses')} onAction={(id) => navigate(links.myApplications(id))}>
        {applications.map((response) => (
          <ResponseRow key={response.id} response={response} href={links.myApplications(response.id)} />
        ))}
      </List>
    </Card>
  );
}
