import { useMessages } from '@kasb/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { boardMessages } from '../../messages/board/index.ts';
import * as css from './Board.css.ts';

const keys = [
  [['left', 'right'], 'keys.columns'],
  [['Shift', 'left', 'right'], 'keys.carry'],
  [['1–5'], 'keys.stage'],
  [['X'], 'keys.select'],
  [['Enter'], 'keys.open'],
] as const;

/** The keys of the board, under it. */
export function BoardKeys() {
  const t = useMessages(boardMessages);
  return (
    <ul className={css.keys}>
      {keys.map(([pressed, word]) => (
        <li key={word}>
          {pressed.map((key) => (
            <kbd key={key} className={css.key}>
              {key === 'left' ? <ArrowLeft /> : key === 'right' ? <ArrowRight /> : key}
            </kbd>
          ))}
          <span>{t(word)}</span>
        </li>
      ))}
    </ul>
  );
}
