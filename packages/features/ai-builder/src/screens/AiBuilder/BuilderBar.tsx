import type { Language } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Button, Heading, IconButton, Logo, Text } from '@kasb/ui';
import { RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import { LanguageSwitch } from '../../parts/LanguageSwitch/LanguageSwitch.tsx';
import * as css from './BuilderBar.css.ts';

export interface BuilderBarProps {
  brand?: ReactNode;
  onClose: () => void;
  /** Of the chat; the company step has none. */
  chat?: { company: string; language: Language; onLanguageChange: (language: Language) => void; onRestart: () => void };
}

/** The builder's own bar: whose vacancy it is, the language of the chat, a new start, the way out. */
export function BuilderBar({ brand, onClose, chat }: BuilderBarProps) {
  const t = useMessages(aiBuilderMessages);
  const links = useLinks();
  return (
    <div className={css.bar}>
      <div className={css.start}>
        <span className={chat ? css.brandOfChat : css.brand}>
          {brand ?? <Logo href={links.home()} aria-label={t('builder.home')} />}
        </span>
        {chat && <span aria-hidden="true" className={css.rule} />}
        <div className={css.names}>
          {chat ? (
            <Heading level={1} size="h3" className={css.name}>
              {t('assistant')}
            </Heading>
          ) : (
            <strong className={css.title}>{t('assistant')}</strong>
          )}
          {chat && (
            <Text size="xs" tone="muted" className={css.name} title={chat.company}>
              {chat.company}
            </Text>
          )}
        </div>
      </div>
      {chat && <LanguageSwitch value={chat.language} onChange={chat.onLanguageChange} />}
      {chat && (
        <>
          <Button variant="quiet" size="sm" icon={<RotateCcw />} className={css.wide} onPress={chat.onRestart}>
            {t('startOver')}
          </Button>
          <IconButton aria-label={t('startOver')} className={css.narrow} onPress={chat.onRestart}>
            <RotateCcw />
          </IconButton>
        </>
      )}
      <IconButton aria-label={t('close')} onPress={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
