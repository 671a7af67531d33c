import { LoadFailure, match, useMessages, useWords } from '@kasb/kit';
import { Select } from '@kasb/ui';
import { usePlans } from '../../data/useSubscriptions.ts';
import { operatorMessages } from '../../messages/index.ts';

interface PlanSelectProps {
  value: string;
  onChange: (planId: string) => void;
  errorMessage: string | undefined;
}

/** Which of the plans on offer. */
export function PlanSelect(props: PlanSelectProps) {
  const t = useMessages(operatorMessages);
  const words = useWords();
  const label = t('payment.plan');
  return match(usePlans(), {
    loading: () => <Select {...props} label={label} isLoading options={[]} />,
    error: (failure) => <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>,
    ready: ({ data }) => (
      <Select
        {...props}
        label={label}
        options={data.map(({ id, name = id, billing_period: period }) => ({
          value: id,
          label: period ? t('orders.planOf', { name, period: words('period', period).toLowerCase() }) : name,
        }))}
      />
    ),
  });
}
