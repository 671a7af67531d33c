import { voteValues } from '@kasb/contract';
import type { Application, VoteValue } from '@kasb/contract';
import { ProblemSentence, useMessages, useUser } from '@kasb/kit';
import { Card, Heading, useToasts } from '@kasb/ui';
import { useId } from 'react';
import { useVote } from '../../data/useVote.ts';
import { personMessages } from '../../messages/person/index.ts';
import { useVoteWord } from '../../parts/useVoteWord.ts';
import { VoteButtons } from '../../parts/VoteButtons/VoteButtons.tsx';
import * as css from './Person.css.ts';

/** Whether the applicant fits: the person's own vote, and what colleagues think. */
export function VoteCard({ application }: { application: Application }) {
  const t = useMessages(personMessages);
  const toasts = useToasts();
  const id = useId();
  const user = useUser();
  const wordOf = useVoteWord();
  const { change, voteOf } = useVote();
  const others = application.voters.filter((voter) => voter.name && voter.id !== user?.id);
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
        {others.length > 0 && (
          <ul className={css.voters}>
            {others.map(({ id: voter, name, value }) => (
              <li key={voter}>{t('vote.of', { name: name ?? '', vote: wordOf(value).toLowerCase() })}</li>
            ))}
          </ul>
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
