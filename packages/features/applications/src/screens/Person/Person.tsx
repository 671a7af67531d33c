'use client';
import { match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { useEffect, useRef } from 'react';
import { useApplication } from '../../data/useApplication.ts';
import { personMessages } from '../../messages/person/index.ts';
import { Applicant } from './Applicant.tsx';
import { NoPerson } from './NoPerson.tsx';
import * as css from './Person.css.ts';
import { PersonBar } from './PersonBar.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import type { PersonSlots } from './slots.ts';
import { useOutbox } from './useOutbox.tsx';
import type { PersonCommands } from './usePersonKeys.tsx';
import { usePersonKeys } from './usePersonKeys.tsx';
import { useWalkAlong } from './useWalkAlong.ts';

export interface PersonProps extends PersonSlots {
  applicationId: string;
  /** The filters and the order of the list that one came from, as its address has them: the page walks along it. */
  query: URLSearchParams;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof personMessages>;
}

/** One applicant: who they are, what they sent, and what colleagues do about it (docs/domain.md#applicant). */
export function Person({ messages, ...props }: PersonProps) {
  return (
    <Screen bundle={personMessages} overrides={messages}>
      <PersonPage {...props} />
    </Screen>
  );
}

function PersonPage({ applicationId, query, externalResume, interviewAnswers }: Omit<PersonProps, 'messages'>) {
  const t = useMessages(personMessages);
  const article = useRef<HTMLElement>(null);
  const application = useApplication(applicationId);
  const walk = useWalkAlong(applicationId, query);
  const outbox = useOutbox();
  const commands = useRef<PersonCommands>(null);
  const keys = usePersonKeys(commands, walk);
  const shown = useRef(applicationId);

  // Keys go on where one came by them; a host brings the focus to its own content first.
  useEffect(() => {
    if (shown.current === applicationId) return;
    shown.current = applicationId;
    const timer = setTimeout(() => article.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [applicationId]);

  return (
    <Page width="wide">
      <PersonBar walk={walk} query={query} hasKeys={keys.isOn} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- keys of the buttons in it */}
      <article
        ref={article}
        tabIndex={-1}
        aria-label={t('candidate')}
        aria-keyshortcuts={keys.isOn ? 'J K 1 2 3 4 5 C N V ?' : undefined}
        className={css.article}
        onKeyDown={keys.onKeyDown}
      >
        {match(application, {
          loading: () => <PersonSkeleton />,
          error: ({ error, retry }) => <NoPerson error={error} retry={retry} />,
          ready: ({ data }) => (
            <Applicant
              key={data.id}
              application={data}
              commands={commands}
              outbox={outbox}
              onShowKeys={keys.show}
              slots={{ externalResume, interviewAnswers }}
            />
          ),
        })}
        {keys.dialog}
      </article>
    </Page>
  );
}
