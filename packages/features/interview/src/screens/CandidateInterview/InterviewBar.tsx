import type { Language } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { languageNames, Logo, Segmented } from '@kasb/ui';
import type { ReactNode } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './CandidateInterview.css.ts';

export interface InterviewBarProps {
  brand?: ReactNode;
  language: Language;
  onLanguageChange: (language: Language) => void;
}

const languages = [
  { value: 'ru', label: 'RU', readerLabel: languageNames.ru, lang: 'ru' },
  { value: 'uz', label: 'UZ', readerLabel: languageNames.uz, lang: 'uz' },
];

/** Whose page it is, and its language. */
export function InterviewBar({ brand, language, onLanguageChange }: InterviewBarProps) {
  const t = useMessages(interviewMessages);
  return (
    <div className={css.bar}>
      <span className={css.brand}>{brand ?? <Logo />}</span>
      <Segmented
        size="sm"
        label={t('candidate.language')}
        isLabelHidden
        options={languages}
        value={language}
        onChange={(value) => onLanguageChange(value === 'uz' ? 'uz' : 'ru')}
      />
    </div>
  );
}
