'use client';
import type { Company } from '@kasb/contract';
import { Screen, useSession } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { companiesMessages } from '../../messages/index.ts';
import { AuthorizationRequired } from '../../parts/AuthorizationRequired/AuthorizationRequired.tsx';
import { RowsSkeleton } from '../../parts/RowsSkeleton/RowsSkeleton.tsx';
import { Companies } from './Companies.tsx';

/** What the open form is about: a company, or a new one. */
export interface FormTarget {
  company?: Company;
}

export interface CompanyManagerProps {
  /** The chosen company; the host keeps it in its address. Without it the first one is shown on wide screens. */
  companyId?: string;
  /** Another company was chosen, or none: the way back to the list, and after a deletion. */
  onCompanyChange: (companyId: string | undefined) => void;
  /** The block on the company's HeadHunter manager, filled by the host. @default nothing */
  renderHeadHunterManager?: (companyId: string) => ReactNode;
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
  // An open form outlives the session, with all that is typed in it.
  if (state.status === 'visitor' && !form) return <AuthorizationRequired />;
  if (state.status === 'loading') {
    return (
      <Page width="wide">
        <RowsSkeleton />
      </Page>
    );
  }
  return <Companies {...props} form={form} onFormChange={setForm} />;
}
