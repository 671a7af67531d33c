'use client';
import { voteValues } from '@kasb/contract';
import type { VoteValue } from '@kasb/contract';
import { Minus, Plus, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import type { Ref } from 'react';
import { useVoteWord } from '../useVoteWord.ts';
import * as css from './VoteButtons.css.ts';

export interface VoteButtonsProps {
  /** Id of the question, which names the group. */
  labelledBy: string;
  /** The person's own vote; none yet where it is absent. */
  value?: VoteValue | undefined;
  /** Called with another vote than the present one; show it at once and give the old one back when it fails. */
  onChange: (vote: VoteValue) => void;
  /** The group, to bring the focus to. */
  ref?: Ref<HTMLDivElement>;
}

const icons = { no: ThumbsDown, rather_no: Minus, rather_yes: Plus, yes: ThumbsUp };

/** Four words, one vote: a radio group where arrows move and choose. */
export function VoteButtons({ labelledBy, value, onChange, ref }: VoteButtonsProps) {
  const wordOf = useVoteWord();
  const name = useId();
  return (
    <div ref={ref} role="radiogroup" aria-labelledby={labelledBy} className={css.group}>
      {voteValues.map((vote) => {
        const Icon = icons[vote];
        return (
          <label key={vote} className={css.vote}>
            <input
              type="radio"
              name={name}
              value={vote}
              checked={vote === value}
              className={css.input}
              onChange={() => onChange(vote)}
            />
            <Icon aria-hidden />
            <span>{wordOf(vote)}</span>
          </label>
        );
      })}
    </div>
  );
}
