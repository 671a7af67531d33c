import { useLinks, useMessages, useNavigate, useProblemText } from '@kasb/kit';
import { Banner, Button, ConfirmDialog } from '@kasb/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLeaveCompany } from '../../data/useCompanyMembers.ts';
import { companiesMessages } from '../../messages/index.ts';
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
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    const result = await run();
    setAsking(false);
    if (result.ok) navigate(links.companies());
  };
  return (
    <div>
      <Button variant="danger-quiet" icon={<LogOut />} className={css.quiet} onPress={() => setAsking(true)}>
        {t('members.leave')}
      </Button>
      <Banner tone="critical" className={css.trouble}>
        {error && problem(error, t('members.leaveError'))}
      </Banner>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('members.leaveTitle')}
        text={t('members.leaveText')}
        confirm={t('leave')}
        isPending={isPending}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
