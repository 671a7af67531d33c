'use client';
import { useMessages } from '@kasb/kit';
import { languageNames, useRovingGroup, VisuallyHidden } from '@kasb/ui';
import { useId, useState } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import * as css from './LanguageSwitch.css.ts';

/** A language of the chat. */
export type ChatLanguage = 'ru' | 'uz';

export interface LanguageSwitchProps {
  value: ChatLanguage;
  onChange: (value: ChatLanguage) => void;
  className?: string;
}

const languages = [
  { value: 'ru', label: 'RU', name: languageNames.ru },
  { value: 'uz', label: 'UZ', name: languageNames.uz },
] as const;

/**
 * The language of the chat, not of the interface. A change that nobody pressed for, as by detection, is told to
 * readers.
 */
export function LanguageSwitch({ value, onChange, className }: LanguageSwitchProps) {
  const t = useMessages(aiBuilderMessages);
  const hintId = useId();
  const [known, setKnown] = useState(value);
  const [announced, setAnnounced] = useState('');
  const chosen = languages.findIndex((language) => language.value === value);
  const { groupProps, itemProps } = useRovingGroup(languages.length, chosen);
  if (known !== value) {
    setKnown(value);
    setAnnounced(t('chat.languageChanged', { language: languages[chosen]?.name ?? value }));
  }
  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions -- the buttons in it take the focus */}
      <div
        {...groupProps}
        role="group"
        aria-label={t('chat.language')}
        aria-describedby={hintId}
        title={t('chat.languageHint')}
        className={css.track}
      >
        {languages.map((language, index) => (
          <button
            {...itemProps(index)}
            key={language.value}
            type="button"
            aria-pressed={index === chosen}
            title={language.name}
            className={css.language}
            onClick={() => {
              if (index === chosen) return;
              // The person knows: the pressed button says so itself.
              setKnown(language.value);
              setAnnounced('');
              onChange(language.value);
            }}
          >
            {language.label}
          </button>
        ))}
      </div>
      <VisuallyHidden id={hintId}>{t('chat.languageHint')}</VisuallyHidden>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
