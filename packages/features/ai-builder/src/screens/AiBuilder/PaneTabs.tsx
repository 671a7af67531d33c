import { useMessages } from '@kasb/kit';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import * as css from './PaneTabs.css.ts';

/** The two halves of the builder. */
export type Pane = 'chat' | 'vacancy';

export interface PaneTabsProps {
  value: Pane;
  onChange: (pane: Pane) => void;
  /** How far the vacancy is, as «3 из 4». */
  progress: string;
}

const panes: readonly Pane[] = ['chat', 'vacancy'];

/** Chat or vacancy, where only one of them has room; arrows move and show. */
export function PaneTabs({ value, onChange, progress }: PaneTabsProps) {
  const t = useMessages(aiBuilderMessages);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = value === 'chat' ? 'vacancy' : 'chat';
    onChange(other);
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };
  return (
    <div className={css.row}>
      <div ref={list} role="tablist" aria-label={t('builder.views')} className={css.track}>
        {panes.map((pane) => (
          <button
            key={pane}
            type="button"
            role="tab"
            id={`tab-${pane}`}
            tabIndex={pane === value ? 0 : -1}
            aria-selected={pane === value}
            aria-controls={`pane-${pane}`}
            className={css.tab}
            onClick={() => onChange(pane)}
            onKeyDown={onKeyDown}
          >
            {pane === 'chat' ? t('builder.chat') : `${t('vacancy')} ${progress}`}
          </button>
        ))}
      </div>
    </div>
  );
}
