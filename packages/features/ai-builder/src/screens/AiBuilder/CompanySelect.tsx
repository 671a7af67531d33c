import type { CompanyProfile } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Select } from '@kasb/ui';
import { Building2 } from 'lucide-react';
import { aiBuilderMessages } from '../../messages/index.ts';

export interface CompanySelectProps {
  profiles: readonly (CompanyProfile & { id: string })[];
  /** Id of the chosen one; '' is a company that is typed by hand. */
  value: string;
  onChange: (id: string) => void;
}

/** One of the person's companies, or another one. */
export function CompanySelect({ profiles, value, onChange }: CompanySelectProps) {
  const t = useMessages(aiBuilderMessages);
  const options = [
    ...profiles.map(({ id, name }) => ({ value: id, label: name })),
    { value: '', label: t('company.other') },
  ];
  return <Select label={t('company')} icon={<Building2 />} options={options} value={value} onChange={onChange} />;
}
