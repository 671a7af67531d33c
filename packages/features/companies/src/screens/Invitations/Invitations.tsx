'use client';
import { LoadFailure, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Banner } from '@kasb/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useInvitations } from '../../data/useInvitations.ts';
import { companiesMessages } from '../../messages/index.ts';
import type { Answered } from './InvitationCard.tsx';
import * as css from './Invitations.css.ts';

/** How long a message stays, in milliseconds. */
const NOTICE_MS = 5000;

// Few are invited, and the card brings a dialog: pages without one do not carry it.
const InvitationCard = lazy(async () => ({ default: (await import('./InvitationCard.tsx')).InvitationCard }));

const tones = { accepted: 'positive', declined: 'neutral', gone: 'warning' } as const;

export interface InvitationsProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof companiesMessages>;
}

/**
 * Invitations into companies that wait for the person's answer, for any page of theirs; nothing is drawn while there
 * are none. What is drawn brings the space below it.
 */
export function Invitations({ messages }: InvitationsProps) {
  return (
    <Screen bundle={companiesMessages} overrides={messages}>
      <InvitationCards />
    </Screen>
  );
}

function InvitationCards() {
  const t = useMessages(companiesMessages);
  const invitations = useInvitations();
  const place = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<{ answer: Answered; company: string }>();
  if (invitations.status === 'loading') return null;
  const waiting = invitations.items.filter(({ id }) => !answered.includes(id));
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Banner
        tone={notice && tones[notice.answer]}
        className={css.part}
        timeout={notice && NOTICE_MS}
        onClose={() => setNotice(undefined)}
      >
        {notice && t(`invitations.${notice.answer}`, { company: notice.company })}
      </Banner>
      <LoadFailure failure={invitations.failure} isQuiet className={css.part}>
        {t('invitations.failed')}
      </LoadFailure>
      {waiting.length > 0 && (
        <Suspense>
          <ul aria-label={t('invitations.list')} className={css.cards}>
            {waiting.map((invitation) => (
              <InvitationCard
                key={invitation.id}
                invitation={invitation}
                onAnswered={(answer) => {
                  setAnswered((before) => [...before, invitation.id]);
                  setNotice({ answer, company: invitation.company_name ?? '' });
                  // The button that was pressed is gone.
                  place.current?.focus();
                }}
              />
            ))}
          </ul>
        </Suspense>
      )}
    </div>
  );
}
