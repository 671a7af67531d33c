import { useMessages } from '@kasb/kit';
import { Select, TextField } from '@kasb/ui';
import { usePayers } from '../../data/useOrders.ts';
import { billingMessages } from '../../messages/index.ts';
import { payerNames } from '../../model/payer.ts';
import type { PayerName } from '../../model/payer.ts';
import * as css from './Checkout.css.ts';

export interface PayerFieldsProps {
  errors: Readonly<Partial<Record<string, string>>>;
  companyId: string | undefined;
  onCompanyChange: (id: string) => void;
  onEdit: (name: PayerName) => void;
}

const numbers: readonly PayerName[] = ['stir', 'mfo', 'bankAccount'];

/** Whom the invoice names: one of the person's companies, whose requisites may be changed for this paper. */
export function PayerFields({ errors, companyId, onCompanyChange, onEdit }: PayerFieldsProps) {
  const t = useMessages(billingMessages);
  const companies = usePayers();
  if (!companies) return null;
  const company = companies.find(({ id }) => id === companyId) ?? companies[0];
  return (
    <div className={css.payer}>
      {companies.length > 0 && (
        <Select
          label={t('company')}
          options={companies.map(({ id, name }) => ({ value: id, label: name ?? id }))}
          value={company?.id}
          onChange={onCompanyChange}
        />
      )}
      {payerNames.map((name) => (
        // Another company's requisites take the place of what stood there.
        <TextField
          key={`${company?.id}-${name}`}
          name={name}
          label={t(name)}
          defaultValue={company?.[name] ?? ''}
          inputMode={numbers.includes(name) ? 'numeric' : undefined}
          isRequired
          errorMessage={errors[name]}
          onChange={() => onEdit(name)}
        />
      ))}
    </div>
  );
}
