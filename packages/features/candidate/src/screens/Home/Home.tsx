'use client';
import type { Vacancy } from '@kasb/contract';
import { browserStorage, LoadFailure, match, Screen, useFormat, useLinks, useMessages, useUser } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, Heading, LinkButton, Page, Text } from '@kasb/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useHome } from '../../data/useHome.ts';
import { candidateMessages } from '../../messages/index.ts';
import { createDrafts } from '../../model/respondDraft.ts';
import { BlocksSkeleton } from './BlocksSkeleton.tsx';
import * as css from './Home.css.ts';
import { LatestResponses } from './LatestResponses.tsx';
import { Recommendations } from './Recommendations.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { SavedCard } from './SavedCard.tsx';
import { TelegramCard } from './TelegramCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** What the host has beside the home. */
export interface CandidateHomeSlots {
  /** Pages that it has: what leads to another one is left out. @default none */
  pages?: readonly ('resumes' | 'saved')[];
  /** Beside a vacancy that is recommended, such as keeping it. @default none */
  renderActions?: (vacancy: Vacancy) => ReactNode;
}

export interface CandidateHomeProps extends CandidateHomeSlots {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof candidateMessages>;
}

/**
 * Where a candidate begins: what waits for them, what became of their responses, what suits them
 * (docs/domain.md#candidate-my).
 */
export function CandidateHome({ messages, ...slots }: CandidateHomeProps) {
  return (
    <Screen bundle={candidateMessages} overrides={messages}>
      <HomeScreen {...slots} />
    </Screen>
  );
}

function HomeScreen({ pages = [], renderActions }: CandidateHomeSlots) {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const links = useLinks();
  const name = useUser()?.firstName;
  const [now] = useState(Date.now);
  const query = useHome();
  const data = query.status === 'ready' ? query.data : undefined;
  const [drafts] = useState(() => createDrafts(browserStorage()).list(now));
  const waiting = (data?.waiting.length ?? 0) + drafts.length;
  const isNew = data !== undefined && data.applications.length === 0;
  return (
    <Page>
      <div className={css.head}>
        <div className={css.greeting}>
          <Heading level={1}>{name ? t('home.greeting', { name }) : t('home.greetingNameless')}</Heading>
          <Text tone="muted">
            {`${format.weekday(now)}. ${waiting > 0 ? t('home.count', { count: waiting }) : ''}`}
          </Text>
        </div>
        {!isNew && (
          <LinkButton
            className={waiting > 0 ? css.wide : undefined}
            variant={data && waiting === 0 ? 'primary' : 'secondary'}
            icon={<Search />}
            href={links.vacancies()}
          >
            {t('responses.find')}
          </LinkButton>
        )}
      </div>
      <div className={css.columns}>
        {match(query, {
          loading: () => <BlocksSkeleton />,
          error: (failure) => (
            <Card>
              <LoadFailure failure={failure}>{t('responses.failed')}</LoadFailure>
            </Card>
          ),
          ready: ({ data: home }) => (
            <>
              <div className={css.main}>
                {waiting > 0 && <WaitingCard className={css.part.waiting} items={home.waiting} drafts={drafts} />}
                <LatestResponses className={css.part.responses} home={home} />
                <Recommendations className={css.part.recommendations} renderActions={renderActions} />
              </div>
              <aside className={css.rail} aria-label={t('home.resume')}>
                {(home.resume || pages.includes('resumes')) && (
                  <ResumeCard className={css.part.resume} home={home} hasPage={pages.includes('resumes')} />
                )}
                <TelegramCard className={css.part.telegram} now={now} />
                {pages.includes('saved') && <SavedCard className={css.part.saved} home={home} />}
              </aside>
            </>
          ),
        })}
      </div>
    </Page>
  );
}
