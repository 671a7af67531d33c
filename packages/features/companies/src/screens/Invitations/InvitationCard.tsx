import type { Invitation } from '@kasb/contract';
import { useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Card, Heading, Text } from '@kasb/ui';
import { Building2 } from 'lucide-react';
import { useId } from 'react';
import { useAnswer } from '../../data/useInvitations.ts';
import { companiesMessages } from '../../messages/index.ts';
import { useQuestion } from '../../parts/useQuestion.tsx';
import * as css from './Invitations.css.ts';

/** What became of an invitation; `gone` was withdrawn or is too old. */
export type Answered = 'accepted' | 'declined' | 'gone';

export interface InvitationCardProps {
  invitation: Invitation;
  onAnswered: (answer: Answered) => void;
}

/** Who calls where, as what, until when, and the two answers; declining asks once. */
export function InvitationCard({ invitation, onAnswered }: InvitationCardProps) {
  const t = useMessages(companiesMessages);
  const problem = useProblemText();
  const format = useFormat();
  const headingId = useId();
  const { accept, decline } = useAnswer();
  const { id, company_name: company, role, invited_by: person, expires_at: until } = invitation;
  const answer = async (way: 'accepted' | 'declined') => {
    accept.reset();
    decline.reset();
    const result = await (way === 'accepted' ? accept : decline).run({ params: { id } });
    if (result.ok) onAnswered(way);
    else if (result.error.is('unknownInvitation')) onAnswered('gone');
  };
  const { ask, dialog } = useQuestion({
    tone: 'neutral',
    title: t('invitations.declineTitle'),
    text: company && t('invitations.declineText', { company }),
    confirm: t('invitations.decline'),
    isPending: decline.isPending,
    action: () => answer('declined'),
  });
  const trouble = accept.error ?? decline.error;
  const as = role === 'owner' || role === 'member' ? t(`role.${role}`) : role;
  return (
    <Card as="li" aria-labelledby={headingId}>
      <div className={css.body}>
        <span aria-hidden="true" className={css.mark}>
          <Building2 size={18} />
        </span>
        <div className={css.words}>
          <Heading id={headingId} level={2} size="h3" className={css.title}>
            {company ? t('invitations.title', { company }) : t('invitations.untitled')}
          </Heading>
          <Text as="span" size="sm" className={css.facts}>
            {person && <span>{t('invitations.by', { person })}</span>}
            {as && <span>{t('invitations.role', { role: as })}</span>}
            {until && <span>{t('invitations.until', { date: format.longDate(until) })}</span>}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {t('invitations.meaning')}
          </Text>
        </div>
        <div className={css.answers}>
          <Button
            variant="tinted"
            aria-describedby={headingId}
            isPending={accept.isPending}
            onPress={() => void answer('accepted')}
          >
            {t('invitations.accept')}
          </Button>
          <Button variant="quiet" aria-describedby={headingId} onPress={() => !accept.isPending && ask()}>
            {t('invitations.decline')}
          </Button>
        </div>
      </div>
      <Banner tone="critical" className={css.trouble}>
        {trouble && problem(trouble, t(accept.error ? 'invitations.acceptError' : 'invitations.declineError'))}
      </Banner>
      {dialog}
    </Card>
  );
}
