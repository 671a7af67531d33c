import { useLinks, useMessages, useNavigate, useProblemText } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { LogOut } from 'lucide-react';
import { useLeaveCompany } from '../../data/useCompanyMembers.ts';
import { companiesMessages } from '../../messages/index.ts';
import { useQuestion } from '../../parts/useQuestion.tsx';
import * as css from './CompanyMembers.css.ts';

export interface LeaveCompanyProps {
  companyId: string;
}

/** The way out of a company, after a question that says what ends; the companies come after it. */
export function LeaveCompany({ companyId }: LeaveCompanyProps) {
  const t = useMessages(companiesMessages);
  const problem = useProblemText();
  const links = useLinks();
  const navigate = useNavigate();
  const { isPending, error, run } = useLeaveCompany(companyId);
  const { ask, dialog } = useQuestion({
    title: t('members.leaveTitle'),
    text: t('members.leaveText'),
    confirm: t('leave'),
    isPending,
    async action() {
      const result = await run();
      if (result.ok) navigate(links.companies());
    },
  });
  return (
    <div>
      <Button variant="danger-quiet" icon={<LogOut />} className={css.quiet} onPress={ask}>
        {t('members.leave')}
      </Button>
      <Banner tone="critical" className={css.trouble}>
        {error && problem(error, t('members.leaveError'))}
      </Banner>
      {dialog}
    </div>
  );
}
