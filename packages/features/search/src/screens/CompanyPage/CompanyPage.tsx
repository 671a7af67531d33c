'use client';
import type { PublicCompany } from '@kasb/contract';
import { LoadFailure, match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, Skeleton } from '@kasb/ui';
import { useLoaded } from '../../data/useLoaded.ts';
import { usePublicCompany } from '../../data/usePublicCompany.ts';
import { searchMessages } from '../../messages/index.ts';
import { NotFound } from '../../parts/NotFound/NotFound.tsx';
import { PublicSheet } from '../../parts/PublicSheet/PublicSheet.tsx';
import { RespondHrefContext } from '../../parts/RespondButton/RespondHref.ts';
import { CompanyArticle } from './CompanyArticle.tsx';
import * as css from './CompanyPage.css.ts';
import { CompanyVacancies } from './CompanyVacancies.tsx';

export interface CompanyPageProps {
  companyId: string;
  /** Where a later page of its vacancies begins, as a browser without script asks for it. @default the newest */
  cursor?: string;
  /** Called when the company is there, as for the title of the browser's tab. */
  onLoaded?: (company: PublicCompany) => void;
  /**
   * Where a vacancy is responded to: a link for visitors, and where what the employer asks leads.
   * @default no such form
   */
  respondHref?: (vacancyId: string) => string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof searchMessages>;
}

/** What a company is, and its open vacancies (docs/domain.md#public-company). */
export function CompanyPage({ messages, respondHref, ...props }: CompanyPageProps) {
  return (
    <Screen bundle={searchMessages} overrides={messages}>
      <RespondHrefContext value={respondHref}>
        <CompanyPageScreen {...props} />
      </RespondHrefContext>
    </Screen>
  );
}

function CompanyPageScreen({ companyId, cursor, onLoaded }: Omit<CompanyPageProps, 'messages' | 'respondHref'>) {
  const t = useMessages(searchMessages);
  const query = usePublicCompany(companyId);
  useLoaded(query.data, onLoaded);
  const content = match(query, {
    loading: () => (
      <Card aria-hidden className={css.card}>
        <Skeleton width="42%" height={32} />
        <Skeleton width="24%" />
        <Skeleton width="92%" height={62} />
      </Card>
    ),
    error: (failure) =>
      failure.error.is('unknownCompany') ? (
        <NotFound title={t('companyNotFound')} description={t('company.notFoundHint')} />
      ) : (
        <LoadFailure failure={failure}>{t('company.failed')}</LoadFailure>
      ),
    ready: ({ data }) => (
      <>
        <CompanyArticle company={data} />
        <CompanyVacancies companyId={companyId} count={data.vacancies_count ?? 0} cursor={cursor} />
      </>
    ),
  });
  return <PublicSheet back={t('allVacancies')}>{content}</PublicSheet>;
}
