import type { PublicCompany } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Avatar, Badge, Card, Fact, Facts, Heading, Link, Text } from '@kasb/ui';
import { BadgeCheck, Globe, MapPin } from 'lucide-react';
import { searchMessages } from '../../messages/index.ts';
import * as css from './CompanyPage.css.ts';

export interface CompanyArticleProps {
  company: PublicCompany;
}

/** What a company says of itself. It is shown as text, never as markup. */
export function CompanyArticle({ company }: CompanyArticleProps) {
  const t = useMessages(searchMessages);
  const links = useLinks();
  const { name = t('companyUntitled'), area, city, website, description } = company;
  return (
    <Card as="article" padding="none" className={css.card}>
      <div className={css.head}>
        <Avatar name={name} shape="square" size={56} />
        <div className={css.names}>
          <Heading level={1} className={css.title}>
            {name}
          </Heading>
          {company.is_verified && (
            <Badge tone="positive" icon={<BadgeCheck />} className={css.badge}>
              {t('verified')}
            </Badge>
          )}
          {area && <Text tone="muted">{area}</Text>}
        </div>
      </div>
      {(city || website) && (
        <Facts className={css.facts}>
          {city?.slug && (
            <Fact icon={<MapPin />}>
              <Link className={css.link} href={links.city(city.slug)}>
                {city.name}
              </Link>
            </Fact>
          )}
          {website && (
            <Fact icon={<Globe />}>
              <Link className={css.link} href={website} rel="noopener nofollow">
                {website.replace(/^https?:\/\//, '')}
              </Link>
            </Fact>
          )}
        </Facts>
      )}
      {description && <p className={css.prose}>{description}</p>}
    </Card>
  );
}
