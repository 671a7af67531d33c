import type { Vacancy } from '@kasb/contract';
import { useDefaultCurrencies, useFormat, useWords } from '@kasb/kit';
import { Fact, Facts } from '@kasb/ui';
import { Banknote, Briefcase, Building2, House, MapPin, Shuffle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useCurrencySign } from '../../data/useCurrencySign.ts';
import { useEmploymentName } from '../../data/useEmploymentName.ts';

export interface VacancyFactsProps {
  vacancy: Partial<
    Pick<
      Vacancy,
      'company_name' | 'location' | 'employment_type' | 'remote_type' | 'salary_min' | 'salary_max' | 'currency'
    >
  >;
  /** Names the company first. @default false */
  hasCompany?: boolean;
  /** Names the salary last. @default false */
  hasSalary?: boolean;
}

const remoteIcons: Record<string, LucideIcon> = { office: Building2, remote: House, hybrid: Shuffle };

/** Where, how much of the day, from where and for how much one works; what is not known is left out. */
export function VacancyFacts({ vacancy, hasCompany, hasSalary }: VacancyFactsProps) {
  const words = useWords();
  const format = useFormat();
  const currencies = useDefaultCurrencies();
  const sign = useCurrencySign(vacancy.currency ?? currencies.detail);
  const employment = useEmploymentName(vacancy.employment_type);
  const remote = vacancy.remote_type;
  const RemoteIcon = remoteIcons[remote ?? ''] ?? Building2;
  return (
    <Facts>
      {hasCompany && vacancy.company_name && <Fact icon={<Building2 />}>{vacancy.company_name}</Fact>}
      {vacancy.location && <Fact icon={<MapPin />}>{vacancy.location}</Fact>}
      {employment && <Fact icon={<Briefcase />}>{employment}</Fact>}
      {remote && <Fact icon={<RemoteIcon />}>{words('remote', remote)}</Fact>}
      {hasSalary && <Fact icon={<Banknote />}>{format.salary(vacancy.salary_min, vacancy.salary_max, sign)}</Fact>}
    </Facts>
  );
}
