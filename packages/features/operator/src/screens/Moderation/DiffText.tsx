import { useMessages } from '@kasb/kit';
import { VisuallyHidden } from '@kasb/ui';
import type { ReactNode } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import type { MarkedPiece } from '../../model/diff.ts';
import * as css from './Text.css.ts';

/** By which the list of what was found leads to its place. */
export const markId = (number: number) => `finding-${number}`;

/** A text with what was taken, what came, and what the rules stumbled over. */
export function DiffText({ pieces }: { pieces: readonly MarkedPiece[] }) {
  const seen = new Set<number>();
  return pieces.map((piece) => {
    const { number } = piece;
    const isFirst = number !== undefined && !seen.has(number);
    if (number !== undefined) seen.add(number);
    const words =
      number === undefined ? (
        piece.text
      ) : (
        <>
          <mark id={isFirst ? markId(number) : undefined} tabIndex={-1} className={css.mark}>
            {piece.text}
          </mark>
          {isFirst && <span className={css.number}>{number}</span>}
        </>
      );
    return <Changed key={`${piece.kind}${piece.start}`} kind={piece.kind} words={words} />;
  });
}

const looks = { added: css.added, removed: css.removed };

function Changed({ kind, words }: { kind: MarkedPiece['kind']; words: ReactNode }) {
  const t = useMessages(operatorMessages);
  const name = kind === 'same' ? '' : t(`moderation.${kind}`);
  if (kind === 'same') return <span>{words}</span>;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag className={looks[kind]}>
      <VisuallyHidden>{`${name} `}</VisuallyHidden>
      <span>{words}</span>
    </Tag>
  );
}
