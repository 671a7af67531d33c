import { useLinks, useMessages } from '@kasb/kit';
import { Card, Link } from '@kasb/ui';
import { Briefcase, ChevronRight, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { companiesMessages } from '../../messages/index.ts';
import * as css from './CompanyManager.css.ts';

export interface CompanySectionsProps {
  companyId: string;
  /** The host's block on the company's HeadHunter manager. */
  headHunterManager: ReactNode;
  className: string;
}

/** What else belongs to the chosen company: its HeadHunter manager, its vacancies, its participants. */
export function CompanySections({ companyId, headHunterManager, className }: CompanySectionsProps) {
  const t = useMessages(companiesMessages);
  const links = useLinks();
  const sections = [
    { href: links.companyVacancies(companyId), name: t('manager.vacancies'), Icon: Briefcase },
    { href: links.companyMembers(companyId), name: t('manager.members'), Icon: Users },
  ];
  return (
    <div className={`${css.side} ${className}`}>
      {headHunterManager}
      <Card padding="none">
        <nav aria-label={t('manager.sections')} className={css.sections}>
          {sections.map(({ href, name, Icon }) => (
            <Link key={href} variant="inherit" href={href} className={css.section}>
              <Icon aria-hidden="true" className={css.sectionIcon} />
              <span className={css.sectionName}>{name}</span>
              <ChevronRight aria-hidden="true" className={css.sectionIcon} />
            </Link>
          ))}
        </nav>
      </Card>
    </div>
  );
}
