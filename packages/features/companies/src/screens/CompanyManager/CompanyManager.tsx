'use client';
import { match, Screen, useSession } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { useState } from 'react';
import { companiesMessages } from '../../messages/index.ts';
import { AuthorizationRequired } from '../../parts/AuthorizationRequired/AuthorizationRequired.tsx';
import { RowsSkeleton } from '../../parts/RowsSkeleton/RowsSkeleton.tsx';
import { Companies } from './Companies.tsx';
import type { CompaniesOptions } from './Companies.tsx';
import type { FormTarget } from './useCompanyManager.ts';

export interface CompanyManagerProps extends CompaniesOptions {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof companiesMessages>;
}

/** Companies: the list, the chosen one, its form, its deletion (docs/domain.md#companies). */
export function CompanyManager({ messages, ...props }: CompanyManagerProps) {
  return (
    <Screen bundle={companiesMessages} overrides={messages}>
      <CompanyManagerScreen {...props} />
    </Screen>
  );
}

function CompanyManagerScreen(props: Omit<CompanyManagerProps, 'messages'>) {
  const { state } = useSession();
  const [form, setForm] = useState<FormTarget>();
  const companies = () => <Companies {...props} form={form} onFormChange={setForm} />;
  return match(state, {
    loading: () => (
      <Page width="wide">
        <RowsSkeleton />
      </Page>
    ),
    // An open form outlives the session, with all that is typed in it.
    visitor: () => (form ? companies() : <AuthorizationRequired />),
    signedIn: companies,
    unavailable: companies,
  });
}
