import type { Vacancy } from '@kasb/contract';
import { useWords } from '@kasb/kit';
import { Fact, Facts } from '@kasb/ui';
import { Briefcase, Building2, House, MapPin, Shuffle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface VacancyFactsProps {
  vacancy: Vacancy;
}

const remoteIcons: Record<string, LucideIcon> = { office: Building2, remote: House, hybrid: Shuffle };

/** Where, how much of the day, and from where one works; what is not known is left out. */
export function VacancyFacts({ vacancy }: VacancyFactsProps) {
  const words = useWords();
  const { location, employment_type: employment, remote_type: remote } = vacancy;
  const RemoteIcon = remoteIcons[remote ?? ''] ?? Building2;
  if (!location && !employment && !remote) return null;
  return (
    <Facts>
      {location && <Fact icon={<MapPin />}>{location}</Fact>}
      {employment && <Fact icon={<Briefcase />}>{words('employment', employment)}</Fact>}
      {remote && <Fact icon={<RemoteIcon />}>{words('remote', remote)}</Fact>}
    </Facts>
  );
}
