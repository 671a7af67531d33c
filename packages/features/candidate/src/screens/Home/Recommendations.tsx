import { recommendationKinds } from '@kasb/contract';
import type { Recommendation, Vacancy } from '@kasb/contract';
import { LoadFailure, match, useDefaultCurrencies, useLinks, useMessages, useWords } from '@kasb/kit';
import {
  Avatar,
  Button,
  Card,
  cx,
  Fact,
  Facts,
  Heading,
  Link,
  LinkButton,
  LoadingRegion,
  Skeleton,
  Text,
} from '@kasb/ui';
import { SalaryText } from '@kasb/ui/recruitment';
import { Briefcase, CircleCheck, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useRecommendations } from '../../data/useHome.ts';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Home.css.ts';

export interface RecommendationsProps {
  className: string;
  renderActions: ((vacancy: Vacancy) => ReactNode) | undefined;
}

const first = 2;

/** Vacancies that suit the candidate, two of them at first; without any there is no block. */
export function Recommendations({ className, renderActions }: RecommendationsProps) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const [isWhole, setWhole] = useState(false);
  const query = useRecommendations();
  const headingId = useId();
  if (query.status === 'ready' && query.data.items.length === 0) return null;
  return (
    <section className={cx(css.section, className)} aria-labelledby={headingId}>
      <div className={css.sectionHead}>
        <Heading level={2} size="h3" id={headingId}>
          {t('home.suits')}
        </Heading>
        <Link href={links.vacancies()}>{t('allVacancies')}</Link>
      </div>
      {match(query, {
        loading: () => (
          <LoadingRegion>
            <Card>
              <Skeleton width="60%" />
            </Card>
          </LoadingRegion>
        ),
        error: (failure) => <LoadFailure failure={failure}>{t('vacanciesFailed')}</LoadFailure>,
        ready: ({ data: { items } }) => (
          <>
            <ul className={css.cards}>
              {items.slice(0, isWhole ? items.length : first).map((item) => (
                <li key={item.vacancy.id}>
                  <Recommended recommendation={item} actions={renderActions?.(item.vacancy)} />
                </li>
              ))}
            </ul>
            {!isWhole && items.length > first && (
              <Button variant="quiet" onPress={() => setWhole(true)}>
                {t('more')}
              </Button>
            )}
          </>
        ),
      })}
    </section>
  );
}

function Recommended({ recommendation, actions }: { recommendation: Recommendation; actions: ReactNode }) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const { search: currency } = useDefaultCurrencies();
  const titleId = useId();
  const said = useWords();
  const { vacancy, reasons } = recommendation;
  const { company_name: company, location, employment_type: employment } = vacancy;
  const words = reasons.flatMap(({ kind, value = '' }) => {
    const known = recommendationKinds.find((each) => each === kind);
    return known ? [t(`home.reason.${known}`, { value })] : [];
  });
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={css.vacancy}>
        <span className={css.logo}>
          <Avatar name={company ?? ''} shape="square" />
        </span>
        <div className={css.body}>
          <div className={css.sectionHead}>
            <div>
              <Heading level={3} size="h3" id={titleId}>
                <Link variant="inherit" href={links.vacancy(vacancy.id)}>
                  {vacancy.title}
                </Link>
              </Heading>
              <Text size="sm" tone="muted">
                {company}
              </Text>
            </div>
            {actions}
          </div>
          <SalaryText
            minimum={vacancy.salary_min}
            maximum={vacancy.salary_max}
            currency={vacancy.currency ?? currency}
          />
          <Facts>
            {location && <Fact icon={<MapPin />}>{location}</Fact>}
            {employment && <Fact icon={<Briefcase />}>{said('employment', employment)}</Fact>}
          </Facts>
          <div className={css.foot}>
            {words.length > 0 && (
              <p className={css.why}>
                <CircleCheck size={14} aria-hidden />
                <span>{words.join(', ')}</span>
              </p>
            )}
            <LinkButton
              className={css.act}
              variant="tinted"
              size="sm"
              href={links.respond(vacancy.id)}
              aria-describedby={titleId}
            >
              {t('respond')}
            </LinkButton>
          </div>
        </div>
      </div>
    </Card>
  );
}
