import { useLinks, useMessages } from '@kasb/kit';
import { Card, Heading, Link } from '@kasb/ui';
import { Briefcase, Building2, ChevronRight, Inbox, Plug, SquarePlus, Tags } from 'lucide-react';
import { useId } from 'react';
import { employerMessages } from '../../messages/index.ts';
import * as css from './QuickLinks.css.ts';

/** The ways that are gone most often. */
export function QuickLinks() {
  const t = useMessages(employerMessages);
  const links = useLinks();
  const id = useId();
  const ways = [
    { label: t('createVacancy'), href: links.createVacancy(), Icon: SquarePlus },
    { label: t('myVacancies'), href: links.employerVacancies(), Icon: Briefcase },
    { label: t('applications'), href: links.applications(), Icon: Inbox },
    { label: t('company'), href: links.companies(), Icon: Building2 },
    { label: t('headhunter'), href: links.headhunter(), Icon: Plug },
    { label: t('links.pricing'), href: links.pricing(), Icon: Tags },
  ];
  return (
    <nav aria-labelledby={id}>
      <Card padding="none" className={css.card}>
        <Heading id={id} level={2} size="h3" className={css.title}>
          {t('links.title')}
        </Heading>
        <ul className={css.list}>
          {ways.map(({ label, href, Icon }) => (
            <li key={label}>
              <Link variant="bare" href={href} className={css.link}>
                <Icon aria-hidden className={css.icon} />
                <span className={css.label}>{label}</span>
                <ChevronRight aria-hidden className={css.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
