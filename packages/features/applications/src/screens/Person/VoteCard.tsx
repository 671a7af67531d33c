import { voteValues } from '@kasb/contract';
import type { Application, VoteValue } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import { Card, Heading, Text, useToasts } from '@kasb/ui';
import { useId } from 'react';
import { useVote } from '../../data/useVote.ts';
import { personMessages } from '../../messages/person/index.ts';
import { VoteButtons } from '../../parts/VoteButtons/VoteButtons.tsx';
import * as css from './Person.css.ts';

/** Whether the applicant fits: the person's own vote, and how many are for and against. */
export function VoteCard({ application }: { application: Application }) {
  const t = useMessages(personMessages);
  const toasts = useToasts();
  const id = useId();
  const { change, voteOf } = useVote();
  const { yes = 0, no = 0 } = application.votes ?? {};
  const vote = async (value: VoteValue) => {
    const result = await change(application, value);
    if (result.ok) return;
    toasts.show({
      tone: 'critical',
      text: <ProblemSentence error={result.error} messages={personMessages} fallback="vote.failed" />,
    });
  };
  return (
    <Card as="section" aria-labelledby={id} padding="none">
      <div className={css.voteHead}>
        <Heading id={id} level={2} className={css.label}>
          {t('vote.title')}
        </Heading>
        {yes + no > 0 && (
          <Text as="span" tone="muted" size="sm">
            {t('vote.count', { yes, no })}
          </Text>
        )}
      </div>
      <div className={css.vote}>
        <VoteButtons
          labelledBy={id}
          value={voteValues.find((value) => value === voteOf(application))}
          onChange={(value) => void vote(value)}
        />
      </div>
    </Card>
  );
}
