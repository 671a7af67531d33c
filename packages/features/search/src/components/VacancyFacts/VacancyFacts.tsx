import type { Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Fact, Facts } from '@kasb/ui';
import { Briefcase, Building2, House, MapPin, Shuffle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { searchMessages } from '../../messages/index.ts';
import { employmentWord, remoteWord } from '../../model/vacancyWords.ts';

export interface VacancyFactsProps {
  vacancy: Vacancy;
}

const remoteIcons: Record<string, LucideIcon> = { office: Building2, remote: House, hybrid: Shuffle };

/** Where, how much of the day, and from where one works; what is not known is left out. */
export function VacancyFacts({ vacancy }: VacancyFactsProps) {
  const t = useMessages(searchMessages);
  const employment = employmentWord(vacancy.employment_type, t);
  const remote = remoteWord(vacancy.remote_type, t);
  const RemoteIcon = remoteIcons[vacancy.remote_type ?? ''] ?? Building2;
  if (!vacancy.location && !employment && !remote) return null;
  return (
    <Facts>
      {vacancy.location && <Fact icon={<MapPin />}>{vacancy.location}</Fact>}
      {employment && <Fact icon={<Briefcase />}>{employment}</Fact>}
      {remote && <Fact icon={<RemoteIcon />}>{remote}</Fact>}
    </Facts>
  );
}
