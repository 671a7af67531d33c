import { createResumeWords } from '@kasb/domain/documents/resumeWords';
import { useLocale } from '../../messages/useLocale.ts';

/** The words of a resume in the language in force. */
export function useResumeWords() {
  const { locale, messages } = useLocale();
  return createResumeWords(locale, messages);
}
