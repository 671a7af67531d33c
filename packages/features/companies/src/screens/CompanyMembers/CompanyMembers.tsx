'use client';
import { KeptText, LoadFailure, match, Screen, useMessages, useSession } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Banner, Card, Page, Text } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCompany } from '../../data/useCompany.ts';
import { useCompanyMembers } from '../../data/useCompanyMembers.ts';
import { companiesMessages } from '../../messages/index.ts';
import { canLeave, isOwner } from '../../model/membership.ts';
import { AuthorizationRequired } from '../../parts/AuthorizationRequired/AuthorizationRequired.tsx';
import { CompanyNotFound } from '../../parts/CompanyNotFound/CompanyNotFound.tsx';
import { CompanyPageHead } from '../../parts/CompanyPageHead/CompanyPageHead.tsx';
import { RowsSkeleton } from '../../parts/RowsSkeleton/RowsSkeleton.tsx';
import { AddMember } from './AddMember.tsx';
import * as css from './CompanyMembers.css.ts';
import { LeaveCompany } from './LeaveCompany.tsx';
import { MemberRow } from './MemberRow.tsx';

/** How long a message stays, in milliseconds. */
const NOTICE_MS = 5000;

export interface CompanyMembersProps {
  companyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof companiesMessages>;
}

/** Participants of a company with their roles; an owner invites by phone and removes (docs/domain.md#members). */
export function CompanyMembers({ messages, companyId }: CompanyMembersProps) {
  return (
    <Screen bundle={companiesMessages} overrides={messages}>
      <CompanyMembersScreen companyId={companyId} />
    </Screen>
  );
}

function CompanyMembersScreen({ companyId }: Pick<CompanyMembersProps, 'companyId'>) {
  const t = useMessages(companiesMessages);
  const { state } = useSession();
  const [userId, setUserId] = useState<string>();
  if (state.status === 'signedIn' && state.user.id !== userId) setUserId(state.user.id);
  const access = match(state, {
    loading: () => 'awaited' as const,
    // A session that ends leaves the page, with what is typed on it, to the person who opened it.
    visitor: ({ isExpired }) => (isExpired && userId !== undefined ? ('left' as const) : ('none' as const)),
    signedIn: () => 'given' as const,
    unavailable: () => 'given' as const,
  });
  const known = access === 'awaited' || access === 'none' ? undefined : companyId;
  const company = useCompany(known);
  const members = useCompanyMembers(known);
  const [notice, setNotice] = useState<{ tone: 'positive' | 'critical'; text: ReactNode }>();
  const isShown = (members.items?.length ?? 0) > 0;
  if (access === 'none' || (access === 'left' && !isShown)) return <AuthorizationRequired />;
  return (
    <Page width="mid">
      <CompanyPageHead company={company} title={t('members.title')} />
      {company.status === 'error' && company.error.is('unknownCompany') ? <CompanyNotFound /> : content()}
    </Page>
  );

  function content() {
    if (members.status === 'loading') return <RowsSkeleton />;
    const canChange = isOwner(members.items, userId);
    const positive = (text: ReactNode) => setNotice({ tone: 'positive', text });
    return (
      <div className={css.page}>
        <Banner tone={notice?.tone ?? 'positive'} timeout={notice && NOTICE_MS} onClose={() => setNotice(undefined)}>
          {notice?.text}
        </Banner>
        <LoadFailure failure={members.failure} isQuiet>
          {t('members.failed')}
        </LoadFailure>
        {members.items.length > 0 && (
          <Card padding="none">
            <ul aria-label={t('members.list')} className={css.rows}>
              {members.items.map((member) => (
                <MemberRow
                  key={member.id}
                  companyId={companyId}
                  member={member}
                  isSelf={member.userId === userId}
                  canRemove={canChange && member.userId !== userId}
                  onRemoved={positive}
                  onFailed={(text) => setNotice({ tone: 'critical', text })}
                />
              ))}
            </ul>
          </Card>
        )}
        {canChange ? (
          <AddMember
            companyId={companyId}
            onInvited={() => positive(<KeptText messages={companiesMessages} text="members.invited" />)}
          />
        ) : (
          members.items.length > 0 && <Text tone="muted">{t('members.ownersOnly')}</Text>
        )}
        {canLeave(members.items, userId) && <LeaveCompany companyId={companyId} />}
      </div>
    );
  }
}
